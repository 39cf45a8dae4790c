import * as secondFactors from "#lambdas/domain/accounts/secondFactors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { confirmSecondFactor } from "#shared/contract/secondFactor.ts";

export const handler = handle(confirmSecondFactor, ({ Code }, session) => secondFactors.confirm(session, Code));
