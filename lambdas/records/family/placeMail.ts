import { getMany } from "#lambdas/records/table/getMany.ts";
import { placeMailsPk } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A mail to a family about a place where it has a household. */
export interface PlaceMail extends Place {
  readonly owner: string;
  readonly kind: "JOINED" | "LEFT";
}

interface QueuedMail extends PlaceMail {
  /** Names it among the mails of its owner: its place, or in rows from before its news. */
  readonly news: string;
  readonly expiresAt: number;
}

export type PlaceMailRecord = QueuedMail & Key;

const keptSeconds = 14 * 24 * 60 * 60;

const sortKeyOf = ({ owner, news }: Pick<QueuedMail, "owner" | "news">): string => `${owner}#${news}`;

const placeMails = workQueue<QueuedMail>(placeMailsPk, sortKeyOf);

/** The mails about a place that wait for some of these owners, by owner. */
export async function mailsAmong(
  place: Place,
  owners: readonly string[],
): Promise<ReadonlyMap<string, PlaceMailRecord>> {
  const news = placeKey(place);
  const keys = owners.map((owner) => ({ pk: placeMailsPk, sk: sortKeyOf({ owner, news }) }));
  return new Map((await getMany<PlaceMailRecord>(keys)).map((mail) => [mail.owner, mail]));
}

/**
 * Adds a mail in the transaction that notes it as told. Where the opposite about the place still waits, neither is sent.
 * @param waiting the mail about the place that waits for the owner, as read
 */
export function addPlaceMail(mail: PlaceMail, waiting: PlaceMailRecord | undefined): Write {
  if (waiting && waiting.kind !== mail.kind)
    return discard(waiting, { ConditionExpression: "attribute_exists(pk)" });
  const news = placeKey(mail);
  const record: PlaceMailRecord = {
    ...{ ...mail, news, expiresAt: secondsNow() + keptSeconds },
    ...{ pk: placeMailsPk, sk: sortKeyOf({ owner: mail.owner, news }) },
  };
  return waiting ? put(record) : insert(record);
}

export const readPlaceMails = (after: string, limit: number) => placeMails.read(after, limit);

/** Takes a mail out. Returns whether it was there: of several senders one gets it. */
export const takePlaceMail = (mail: PlaceMailRecord): Promise<boolean> =>
  placeMails.remove(mail, { ConditionExpression: "attribute_exists(pk)" });

/** Puts back a mail that could not be sent; it expires when it would have. */
export async function returnPlaceMail(mail: PlaceMailRecord): Promise<void> {
  await putOne(put(mail));
}
