import * as phones from "#lambdas/domain/accounts/phones.ts";
import { handle } from "#lambdas/http/handle.ts";
import { verifyPhone } from "#shared/contract/verifications.ts";

export const handler = handle(verifyPhone, async ({ Cell, Challenge, Code }) => ({
  Message: "Phone number verification complete !",
  Proof: await phones.verify(Cell, Challenge, Code),
}));
