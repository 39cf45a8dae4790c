import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { guessesKey, knownAddressKey } from "#lambdas/records/table/keys.ts";
import { getLive, put } from "#lambdas/records/table/table.ts";
import { putOne, updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

// By e-mail address, with or without an account: a wait reveals none. The table holds keyed digests alone.

/** Wrong sign-ins from network addresses new to the e-mail address. */
export interface Guesses {
  readonly failures: number;
  /** No try is accepted before this second. */
  readonly nextAt: number;
}

const guessesKeyOf = (email: string) => guessesKey(keyedDigestOf(`guesses\n${email}`));
const knownKeyOf = (email: string, address: string) => knownAddressKey(keyedDigestOf(`known\n${email}\n${address}`));

export const isKnownAddress = async (email: string, address: string): Promise<boolean> =>
  (await getLive(knownKeyOf(email, address))) !== undefined;

export async function putKnownAddress(email: string, address: string, seconds: number): Promise<void> {
  await putOne(put({ ...knownKeyOf(email, address), expiresAt: secondsNow() + seconds }));
}

export const getGuesses = async (email: string): Promise<Guesses> =>
  (await getLive<Guesses>(guessesKeyOf(email))) ?? { failures: 0, nextAt: 0 };

/** Returns false when another try came first. @param seconds how long the new count lasts */
export async function replaceGuesses(
  email: string,
  before: Guesses,
  after: Guesses,
  seconds: number,
): Promise<boolean> {
  const time = secondsNow();
  const changed = await updateOne(guessesKeyOf(email), {
    UpdateExpression: "SET failures = :after, nextAt = :next, expiresAt = :end",
    ConditionExpression: "attribute_not_exists(pk) OR failures = :before OR expiresAt <= :now",
    ExpressionAttributeValues: {
      ":after": after.failures,
      ":next": after.nextAt,
      ":end": time + seconds,
      ":before": before.failures,
      ":now": time,
    },
  });
  return changed !== undefined;
}

export async function forgiveGuess(email: string): Promise<void> {
  await updateOne(guessesKeyOf(email), {
    UpdateExpression: "ADD failures :minusOne",
    ConditionExpression: "failures > :zero",
    ExpressionAttributeValues: { ":zero": 0, ":minusOne": -1 },
  });
}
