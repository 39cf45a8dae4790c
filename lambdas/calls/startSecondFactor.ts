import * as secondFactors from "#lambdas/domain/accounts/secondFactors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { startSecondFactor } from "#shared/contract/secondFactor.ts";

export const handler = handle(startSecondFactor, ({ Password }, session) => secondFactors.start(session, Password));
