import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { sendText } from "#lambdas/adapters/texts.ts";
import { requireText, type TextCaller } from "#lambdas/domain/common/texts/requireText.ts";
import { textParts } from "#lambdas/domain/common/texts/textParts.ts";
import { errorNameOf, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { insertProof } from "#lambdas/records/accounts/phoneProof.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { enterValidPhone } from "#shared/fields/account.ts";
import { type Challenge, newCode, requireCode } from "./oneTimeCodes.ts";

const codeSeconds = 10 * 60;
const proofSeconds = 30 * 60;

// +1 is shared with Canada and the Caribbean, where texts cost many times more.
const served: readonly (CountryCode | undefined)[] = ["US", "PR", "GU", "VI", "AS", "MP"];

function requireServed(cell: string): void {
  if (!served.includes(parsePhoneNumberFromString(cell)?.country))
    throw new VisibleError("PHONE_NOT_SERVED", enterValidPhone);
}

export const isFree = async (cell: string): Promise<boolean> => (await getPhoneClaim(cell)) === undefined;

async function text(cell: string, words: string): Promise<void> {
  try {
    await sendText(cell, words);
  } catch (error) {
    log.error("text not sent", { reason: errorNameOf(error) });
    throw new VisibleError("UNAVAILABLE");
  }
}

/** To a number of the US or its territories, while such callers have texts left. */
export async function textCode(challenge: Challenge, caller: TextCaller): Promise<void> {
  requireServed(challenge.recipient);
  const { code, write } = newCode(challenge, codeSeconds);
  const words = `${code} is your Beforehand code. It works for 10 minutes. If you did not ask for it, ignore this text.`;
  await requireText(caller, textParts(words));
  await putOne(write);
  await text(challenge.recipient, words);
}

/** Returns the challenge, to be sent back with the code. */
export async function sendCode(cell: string, caller: TextCaller): Promise<string> {
  const challenge = newSecret();
  await textCode({ challenge, recipient: cell }, caller);
  return challenge;
}

/** Returns a proof, good once, for half an hour. */
export async function verify(cell: string, challenge: string, code: string): Promise<string> {
  const used = await requireCode({ challenge, recipient: cell }, code);
  const proof = newSecret();
  await transact([used, insertProof(cell, proof, proofSeconds)]);
  return proof;
}
