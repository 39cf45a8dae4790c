import * as memberPayments from "#lambdas/domain/payments/memberPayments.ts";
import { handle } from "#lambdas/http/handle.ts";
import { payMember } from "#shared/contract/members.ts";

export const handler = handle(payMember, async (request, session) => ({
  Member: await memberPayments.pay(session, request),
}));
