import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { challengeKey, proofKey } from "#lambdas/records/table/keys.ts";
import {
  discard,
  get,
  insert,
  type Key,
  notExpired,
  put,
  remove,
  type Write,
} from "#lambdas/records/table/table.ts";
import { putOne, updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** A texted code that waits to be typed, as digests only: neither the number nor the code can be read. */
interface CodeRecord extends Key {
  readonly answer: string;
  readonly tries: number;
  readonly expiresAt: number;
}

const codeKey = (challenge: string) => challengeKey(digestOf(challenge));

// Six digits could be found from a plain digest at once: this one needs the server's key.
const digest = (...parts: string[]) => keyedDigestOf(parts.join("\n"));

/** The digest that is compared: it binds the code to its number and challenge. */
export const answerDigest = (challenge: string, cell: string, code: string): string =>
  digest("code", challenge, cell, code);

export async function putCode(challenge: string, answer: string, seconds: number): Promise<void> {
  const record: CodeRecord = { ...codeKey(challenge), answer, tries: 0, expiresAt: secondsNow() + seconds };
  await putOne(put(record));
}

/** Counts a try. Returns the code, with this try counted; undefined when it is missing or has expired. */
export const countTry = (challenge: string): Promise<CodeRecord | undefined> =>
  updateOne<CodeRecord>(codeKey(challenge), {
    UpdateExpression: "ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND expiresAt > :now",
    ExpressionAttributeValues: { ":one": 1, ":now": secondsNow() },
  });

/** Removes a code in the transaction that rewards it; throws `used` when it is gone. */
export const consumeCode = (challenge: string, used: Error): Write => remove(codeKey(challenge), used);

const keyOfProof = (cell: string, proof: string): Key => proofKey(digest("proof", proof, cell));

/** Stores a proof that a number was verified; it works for that number only. */
export const insertProof = (cell: string, proof: string, seconds: number): Write =>
  insert({ ...keyOfProof(cell, proof), expiresAt: secondsNow() + seconds } as Key);

/** Whether an unused proof shows that the number was verified. */
export async function hasProof(cell: string, proof: string): Promise<boolean> {
  const found = await get<{ expiresAt: number }>(keyOfProof(cell, proof));
  return found !== undefined && found.expiresAt > secondsNow();
}

/** Removes a proof in the transaction that stores its number; throws `invalid` unless it was good. */
export const consumeProof = (cell: string, proof: string, invalid: Error): Write =>
  discard(keyOfProof(cell, proof), notExpired(secondsNow()), invalid);
