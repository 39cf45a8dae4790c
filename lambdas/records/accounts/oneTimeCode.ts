import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { challengeKey } from "#lambdas/records/table/keys.ts";
import { type Key, put, remove, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** As digests: neither recipient nor code can be read. */
interface CodeRecord extends Key {
  readonly answer: string;
  readonly tries: number;
  readonly expiresAt: number;
}

const codeKey = (challenge: string) => challengeKey(digestOf(challenge));

/** Keyed: six digits could be found from a plain digest at once. */
export const answerDigest = (challenge: string, recipient: string, code: string): string =>
  keyedDigestOf(["code", challenge, recipient, code].join("\n"));

/** In place of the challenge's earlier code. */
export const putCode = (challenge: string, answer: string, seconds: number): Write =>
  put<CodeRecord>({ ...codeKey(challenge), answer, tries: 0, expiresAt: secondsNow() + seconds });

/** Undefined when the code is missing or has expired. */
export const countTry = (challenge: string): Promise<CodeRecord | undefined> =>
  updateOne<CodeRecord>(codeKey(challenge), {
    UpdateExpression: "ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND expiresAt > :now",
    ExpressionAttributeValues: { ":one": 1, ":now": secondsNow() },
  });

/** Throws `used` when it is gone. */
export const consumeCode = (challenge: string, used: Error): Write => remove(codeKey(challenge), used);
