import * as secondFactors from "#lambdas/domain/accounts/secondFactors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { removeSecondFactor } from "#shared/contract/secondFactor.ts";

export const handler = handle(removeSecondFactor, async ({ Code }, session) => {
  await secondFactors.remove(session, Code);
  return { Message: "Your sign-in asks for the password alone again." };
});
