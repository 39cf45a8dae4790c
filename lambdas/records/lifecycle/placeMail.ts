import { getMany } from "#lambdas/records/table/getMany.ts";
import { placeMailsPk } from "#lambdas/records/table/keys.ts";
import { mailQueue, type Queued } from "#lambdas/records/table/mailQueue.ts";
import { discard, insert, put, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

export interface PlaceMail extends Place {
  readonly owner: string;
  readonly kind: "JOINED" | "LEFT";
}

interface NamedMail extends PlaceMail {
  /** The place, which names it among the owner's mails. */
  readonly news: string;
}

export type PlaceMailRecord = Queued<NamedMail>;

const sortKeyOf = ({ owner, news }: Pick<NamedMail, "owner" | "news">): string => `${owner}#${news}`;

export const placeMails = mailQueue<NamedMail>(placeMailsPk, sortKeyOf);

export async function mailsAmong(
  place: Place,
  owners: readonly string[],
): Promise<ReadonlyMap<string, PlaceMailRecord>> {
  const news = placeKey(place);
  const keys = owners.map((owner) => ({ pk: placeMailsPk, sk: sortKeyOf({ owner, news }) }));
  return new Map((await getMany<PlaceMailRecord>(keys)).map((mail) => [mail.owner, mail]));
}

/** Adds a mail. A waiting mail with the opposite news cancels it: neither is sent. */
export function addPlaceMail(mail: PlaceMail, waiting: PlaceMailRecord | undefined): Write {
  if (waiting && waiting.kind !== mail.kind) return discard(waiting, { ConditionExpression: "attribute_exists(pk)" });
  const record = placeMails.rowOf({ ...mail, news: placeKey(mail) });
  return waiting ? put(record) : insert(record);
}
