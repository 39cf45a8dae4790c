import { placeMailsPk } from "#lambdas/records/table/keys.ts";
import { type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** A mail to a family about a place where it has a household. */
export interface PlaceMail {
  readonly owner: string;
  readonly City: string;
  readonly State: string;
  readonly kind: "JOINED" | "LEFT";
  /** The news that it tells. */
  readonly news: string;
}

type QueuedMail = PlaceMail & { readonly expiresAt: number };
export type PlaceMailRecord = QueuedMail & Key;

const keptSeconds = 14 * 24 * 60 * 60;

const placeMails = workQueue<QueuedMail>(placeMailsPk, ({ owner, news }) => `${owner}#${news}`);

/** Adds a mail in the transaction that notes it as told. */
export const addPlaceMail = (mail: PlaceMail): Write =>
  placeMails.add({ ...mail, expiresAt: secondsNow() + keptSeconds });

export const readPlaceMails = (after: string, limit: number) => placeMails.read(after, limit);

/** Takes a mail out. Returns whether it was there: of several senders one gets it. */
export const takePlaceMail = (mail: PlaceMailRecord): Promise<boolean> =>
  placeMails.remove(mail, { ConditionExpression: "attribute_exists(pk)" });

/** Puts back a mail that could not be sent; it expires when it would have. */
export async function returnPlaceMail(mail: PlaceMailRecord): Promise<void> {
  await putOne(put(mail));
}
