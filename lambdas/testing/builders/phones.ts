import { handler as sendPhoneCode } from "#lambdas/calls/sendPhoneCode.ts";
import { handler as verifyPhone } from "#lambdas/calls/verifyPhone.ts";
import * as phones from "#lambdas/domain/accounts/phones.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { sentCode } from "#lambdas/testing/inbox.ts";

export async function aChallenge(Cell: string): Promise<{ Challenge: string; Code: string }> {
  const { body } = await invoke(sendPhoneCode, { Cell });
  return { Challenge: body.Challenge, Code: await sentCode(Cell) };
}

export async function aProof(Cell: string): Promise<string> {
  const { body } = await invoke(verifyPhone, { Cell, ...(await aChallenge(Cell)) });
  return body.Proof;
}

/** Past the limit of one text in ten seconds. */
export async function anotherProof(Cell: string): Promise<string> {
  const challenge = await phones.sendCode(Cell, {
    share: "known",
    address: anAddress(),
    network: anAddress(),
  });
  return phones.verify(Cell, challenge, await sentCode(Cell));
}
