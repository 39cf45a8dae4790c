import { VisibleError } from "#lambdas/errors.ts";
import { answerDigest, consumeCode, countTry, putCode } from "#lambdas/records/accounts/oneTimeCode.ts";
import { sameDigest } from "#lambdas/records/table/digest.ts";
import { newSixDigits } from "#lambdas/records/table/keys.ts";
import type { Write } from "#lambdas/records/table/table.ts";

const mostTries = 5;

const codesDiffer = () => new VisibleError("CODES_DIFFER");

export interface Challenge {
  readonly challenge: string;
  readonly recipient: string;
}

/** Six digits; the write replaces an earlier code. */
export function newCode({ challenge, recipient }: Challenge, seconds: number): { code: string; write: Write } {
  const code = newSixDigits();
  return { code, write: putCode(challenge, answerDigest(challenge, recipient, code), seconds) };
}

/** Within five tries. Returns the write that consumes the code. */
export async function requireCode({ challenge, recipient }: Challenge, code: string): Promise<Write> {
  const stored = await countTry(challenge);
  const typed = answerDigest(challenge, recipient, code);
  if (!stored || stored.tries > mostTries || !sameDigest(stored.answer, typed)) throw codesDiffer();
  return consumeCode(challenge, codesDiffer());
}
