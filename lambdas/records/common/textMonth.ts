import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { limitKey } from "#lambdas/records/table/keys.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";

export interface TextMonth {
  readonly textsBefore: number;
  /** YYYY-MM-DD, in UTC like the service's own month. */
  readonly textDay: string;
  readonly strangers: number;
  readonly known: number;
  readonly reminders: number;
}

/** A part of a day's texts, out of the others' reach. */
export type TextShare = "strangers" | "known" | "reminders";

const keyOf = (day: string) => limitKey(keyedDigestOf(`texts of ${day.slice(0, 7)}`));

const daysKept = 40;
const expiryOf = (day: string) => Date.parse(day) / 1_000 + daysKept * 86_400;

const sameDay = (day: string) =>
  updateOne<TextMonth>(keyOf(day), {
    UpdateExpression: "SET expiresAt = :end",
    ConditionExpression: "textDay >= :day",
    ExpressionAttributeValues: { ":day": day, ":end": expiryOf(day) },
  });

const nextDay = (day: string) =>
  updateOne<TextMonth>(keyOf(day), {
    UpdateExpression:
      "SET textDay = :day, textsBefore = if_not_exists(texts, :zero), texts = if_not_exists(texts, :zero), strangers = :zero, known = :zero, reminders = :zero, expiresAt = :end",
    ConditionExpression: "attribute_not_exists(pk) OR textDay < :day",
    ExpressionAttributeValues: { ":day": day, ":zero": 0, ":end": expiryOf(day) },
  });

/** Unless another clock began a later day. Reads by an update, which counting functions may do already. */
export async function openTextDay(day: string): Promise<TextMonth> {
  // Another text may begin the day between the first two attempts.
  const month = (await sameDay(day)) ?? (await nextDay(day)) ?? (await sameDay(day));
  if (!month) throw new Error("The day of texts is neither begun nor to begin");
  return month;
}

/** Returns false when the share would exceed `most`. */
export const takeText = async (day: string, share: TextShare, parts: number, most: number): Promise<boolean> =>
  (await updateOne(keyOf(day), {
    UpdateExpression: "ADD texts :parts, #share :parts",
    ConditionExpression: "textDay = :day AND #share <= :room",
    ExpressionAttributeNames: { "#share": share },
    ExpressionAttributeValues: { ":parts": parts, ":day": day, ":room": most - parts },
  })) !== undefined;
