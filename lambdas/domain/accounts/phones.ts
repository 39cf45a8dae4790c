import { randomInt, timingSafeEqual } from "node:crypto";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { sendText } from "#lambdas/adapters/texts.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import {
  answerDigest,
  consumeCode,
  countTry,
  insertProof,
  putCode,
} from "#lambdas/records/accounts/phoneCode.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { enterValidPhone } from "#shared/fields.ts";

const codeSeconds = 10 * 60;
const codeTries = 5;
const proofSeconds = 30 * 60;

// +1 is shared with Canada and the Caribbean, where texts cost many times more.
const served: readonly (CountryCode | undefined)[] = ["US", "PR", "GU", "VI", "AS", "MP"];

const codesDiffer = () => new VisibleError("CODES_DIFFER");

function requireServed(cell: string): void {
  if (!served.includes(parsePhoneNumberFromString(cell)?.country))
    throw new VisibleError("PHONE_NOT_SERVED", enterValidPhone);
}

/** Whether no account has this number. */
export const isFree = async (cell: string): Promise<boolean> => (await getPhoneClaim(cell)) === undefined;

async function text(cell: string, words: string): Promise<void> {
  try {
    await sendText(cell, words);
  } catch (error) {
    // The service's message may contain the number: only the error's name is logged.
    log.error("text not sent", { reason: error instanceof Error ? error.name : "unknown" });
    throw new VisibleError("UNAVAILABLE");
  }
}

/**
 * Texts a six-digit code to a number of the US or its territories and returns the challenge, which names the
 * code when it is typed. Throws invalid for any other number, unavailable when sending failed.
 */
export async function sendCode(cell: string): Promise<string> {
  requireServed(cell);
  const challenge = newSecret();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await putCode(challenge, answerDigest(challenge, cell, code), codeSeconds);
  await text(
    cell,
    `${code} is your Beforehand code. It works for 10 minutes. If you did not ask for it, ignore this text.`,
  );
  return challenge;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Exchanges a code for a proof that the number was verified. The proof works once, for this number, for half
 * an hour. Throws invalid for a wrong, used or expired code and after five tries.
 */
export async function verify(cell: string, challenge: string, code: string): Promise<string> {
  const stored = await countTry(challenge);
  const typed = answerDigest(challenge, cell, code);
  if (!stored || stored.tries > codeTries || !sameText(stored.answer, typed)) throw codesDiffer();
  const proof = newSecret();
  await transact([consumeCode(challenge, codesDiffer()), insertProof(cell, proof, proofSeconds)]);
  return proof;
}
