import * as secondFactors from "#lambdas/domain/accounts/secondFactors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readSecondFactor } from "#shared/contract/secondFactor.ts";

export const handler = handle(readSecondFactor, (_request, session) => secondFactors.read(session));
