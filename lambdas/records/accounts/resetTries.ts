import { resetTriesKey } from "#lambdas/records/table/keys.ts";
import { discard, get, type Key, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";

interface ResetTries extends Key {
  readonly tries: number;
}

/** Answers counted since the mailbox was last proven. */
export const getResetTries = async (accountId: string): Promise<number> =>
  (await get<ResetTries>(resetTriesKey(accountId)))?.tries ?? 0;

export async function countResetTry(accountId: string): Promise<number> {
  const counted = await updateOne<ResetTries>(resetTriesKey(accountId), {
    UpdateExpression: "ADD tries :one",
    ExpressionAttributeValues: { ":one": 1 },
  });
  if (!counted) throw new Error("An unconditional count was refused");
  return counted.tries;
}

export const forgetResetTries = (accountId: string): Write => discard(resetTriesKey(accountId));
