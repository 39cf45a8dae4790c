import * as secondFactors from "#lambdas/domain/accounts/secondFactors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { renewRecoveryCodes } from "#shared/contract/secondFactor.ts";

export const handler = handle(renewRecoveryCodes, ({ Code }, session) =>
  secondFactors.renewRecoveryCodes(session, Code),
);
