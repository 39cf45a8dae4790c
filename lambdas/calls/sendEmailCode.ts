import * as mailboxes from "#lambdas/domain/accounts/mailboxes.ts";
import { handle } from "#lambdas/http/handle.ts";
import { sendEmailCode } from "#shared/contract/verifications.ts";

export const handler = handle(sendEmailCode, (_request, session) => mailboxes.sendCode(session));
