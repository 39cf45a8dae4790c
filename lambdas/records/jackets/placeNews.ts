import { getMany } from "#lambdas/records/table/getMany.ts";
import { placeNewsPk } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A place joined or left. */
interface PlaceChange {
  readonly at: string;
  /** The last owner who was told of it; "" before the first. */
  readonly after: string;
}

/** News of a place until its families are told: the last change, and earlier ones that some were not told. */
export interface PlaceNews extends Place, PlaceChange {
  readonly kind: "JOINED" | "LEFT";
  /** Names the last change among others of the place. */
  readonly id: string;
  /** Oldest first; absent when every family was told of the change before. */
  readonly earlier?: readonly PlaceChange[] | undefined;
}

export type PlaceNewsRecord = PlaceNews & Key;

const keyOf = (place: Place): Key => ({ pk: placeNewsPk, sk: placeKey(place) });

const placeNews = workQueue<PlaceNews>(placeNewsPk, placeKey);

export const readPlaceNews = (after: string, limit: number) => placeNews.read(after, limit);

/** The news of some places that not every family was told of, by placeKey. */
export async function newsAmong(places: readonly Place[]): Promise<ReadonlyMap<string, PlaceNewsRecord>> {
  const found = await getMany<PlaceNewsRecord>(places.map(keyOf));
  return new Map(found.map((news) => [news.sk, news]));
}

const asRead = ({ id, after }: PlaceNewsRecord) => ({
  ConditionExpression: "id = :id AND #after = :after",
  ExpressionAttributeNames: { "#after": "after" },
  ExpressionAttributeValues: { ":id": id, ":after": after },
});

/** Adds the news of a change, in the transaction of the change. @param untold the news of the place so far, as read */
export function addPlaceNews(news: PlaceNews, untold: PlaceNewsRecord | undefined): Write {
  const record: PlaceNewsRecord = { ...news, ...keyOf(news) };
  if (!untold) return insert(record);
  const { at, after, earlier = [] } = untold;
  const changed: PlaceNewsRecord = { ...record, earlier: [...earlier, { at, after }] };
  return put(changed, asRead(untold));
}

/** Newer news of the place, or another run, came first. */
export class Superseded extends Error {}

/** Notes how far a place's families are told, in the transaction that queues their mails. */
export function advanceNews(news: PlaceNewsRecord, after: string): Write {
  const advanced: PlaceNewsRecord = { ...news, after };
  return put(advanced, asRead(news), new Superseded());
}

/** Ends news of which every family is told. */
export const endNews = (news: PlaceNewsRecord): Write => discard(news, asRead(news), new Superseded());
