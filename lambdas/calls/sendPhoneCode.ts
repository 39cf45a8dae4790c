import * as phones from "#lambdas/domain/accounts/phones.ts";
import { handle } from "#lambdas/http/handle.ts";
import { sendPhoneCode } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";

export const handler = handle(sendPhoneCode, async ({ Cell }) => ({
  Message: messages.codeSent,
  Challenge: await phones.sendCode(Cell),
}));
