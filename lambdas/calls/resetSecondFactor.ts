import { reset } from "#lambdas/domain/accounts/staff/secondFactorResets.ts";
import { handle } from "#lambdas/http/handle.ts";
import { resetSecondFactor } from "#shared/contract/secondFactor.ts";

export const handler = handle(resetSecondFactor, async ({ ID }, session) => ({ Account: await reset(session, ID) }));
