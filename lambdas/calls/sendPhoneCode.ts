import * as phones from "#lambdas/domain/accounts/phones.ts";
import { handle } from "#lambdas/http/handle.ts";
import { sendPhoneCode } from "#shared/contract/verifications.ts";

export const handler = handle(sendPhoneCode, async ({ Cell }, _session, { address, network, isSignedIn }) => ({
  Message: "Code Sent !",
  Challenge: await phones.sendCode(Cell, { share: (await isSignedIn()) ? "known" : "strangers", address, network }),
}));
