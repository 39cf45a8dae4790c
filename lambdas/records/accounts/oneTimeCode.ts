import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { challengeKey } from "#lambdas/records/table/keys.ts";
import { type Key, put, remove, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Stored as digests: neither recipient nor code can be read. */
interface CodeRecord extends Key {
  readonly answer: string;
  readonly tries: number;
  readonly expiresAt: number;
}

const codeKey = (challenge: string) => challengeKey(digestOf(challenge));

/** A keyed digest: six digits could be found from a plain one at once. */
export const answerDigest = (challenge: string, recipient: string, code: string): string =>
  keyedDigestOf(["code", challenge, recipient, code].join("\n"));

/** Stores a code in place of the challenge's earlier one. */
export const putCode = (challenge: string, answer: string, seconds: number): Write =>
  put<CodeRecord>({ ...codeKey(challenge), answer, tries: 0, expiresAt: secondsNow() + seconds });

/** Counts a try. Undefined when the code is missing or has expired. */
export const countTry = (challenge: string): Promise<CodeRecord | undefined> =>
  updateOne<CodeRecord>(codeKey(challenge), {
    UpdateExpression: "ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND expiresAt > :now",
    ExpressionAttributeValues: { ":one": 1, ":now": secondsNow() },
  });

/** Removes a code in the transaction rewarding it; throws `used` when it is gone. */
export const consumeCode = (challenge: string, used: Error): Write => remove(codeKey(challenge), used);
