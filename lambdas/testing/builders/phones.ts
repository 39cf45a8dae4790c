import { handler as sendPhoneCode } from "#lambdas/calls/sendPhoneCode.ts";
import { handler as verifyPhone } from "#lambdas/calls/verifyPhone.ts";
import * as phones from "#lambdas/domain/accounts/phones.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { textedCode } from "#lambdas/testing/inbox.ts";

/** A number to which a code was just texted: the challenge that names it, and the code. */
export async function aChallenge(Cell: string): Promise<{ Challenge: string; Code: string }> {
  const { body } = await invoke(sendPhoneCode, { Cell });
  return { Challenge: body.Challenge, Code: await textedCode(Cell) };
}

/** The proof that a number was verified as people do it. */
export async function aProof(Cell: string): Promise<string> {
  const { body } = await invoke(verifyPhone, { Cell, ...(await aChallenge(Cell)) });
  return body.Proof;
}

/** One more proof of the same number, at once: past the limit of one text in ten seconds. */
export async function anotherProof(Cell: string): Promise<string> {
  const challenge = await phones.sendCode(Cell);
  return phones.verify(Cell, challenge, await textedCode(Cell));
}
