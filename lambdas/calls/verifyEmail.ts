import * as mailboxes from "#lambdas/domain/accounts/mailboxes.ts";
import { handle } from "#lambdas/http/handle.ts";
import { verifyEmail } from "#shared/contract/verifications.ts";

export const handler = handle(verifyEmail, ({ Code }, session) => mailboxes.verify(session, Code));
