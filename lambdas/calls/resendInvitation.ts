import * as invitations from "#lambdas/domain/accounts/staff/invitations.ts";
import { handle } from "#lambdas/http/handle.ts";
import { resendInvitation } from "#shared/contract/staff.ts";

export const handler = handle(resendInvitation, ({ ID }, session) => invitations.resend(session, ID));
