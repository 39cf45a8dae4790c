import { holds } from "#lambdas/records/table/condition.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { placeNewsPk } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A join or leave. */
interface PlaceChange {
  readonly at: string;
  /** The last owner told; "" before the first. */
  readonly after: string;
}

/** The last change, and earlier ones some families were not told. */
export interface PlaceNews extends Place, PlaceChange {
  readonly kind: "JOINED" | "LEFT";
  /** Distinguishes changes of the place. */
  readonly id: string;
  /** Oldest first; absent when the change before was told to all. */
  readonly earlier?: readonly PlaceChange[] | undefined;
}

export type PlaceNewsRecord = PlaceNews & Key;

const keyOf = (place: Place): Key => ({ pk: placeNewsPk, sk: placeKey(place) });

const placeNews = workQueue<PlaceNews>(placeNewsPk, placeKey);

export const readPlaceNews = (after: string, limit: number) => placeNews.read(after, limit);

/** By placeKey. */
export async function newsAmong(places: readonly Place[]): Promise<ReadonlyMap<string, PlaceNewsRecord>> {
  const found = await getMany<PlaceNewsRecord>(places.map(keyOf));
  return new Map(found.map((news) => [news.sk, news]));
}

const asRead = ({ id, after }: PlaceNewsRecord) => holds({ id, after });

/** @param untold the place's news as read */
export function addPlaceNews(news: PlaceNews, untold: PlaceNewsRecord | undefined): Write {
  const record: PlaceNewsRecord = { ...news, ...keyOf(news) };
  if (!untold) return insert(record);
  const { at, after, earlier = [] } = untold;
  return put<PlaceNewsRecord>({ ...record, earlier: [...earlier, { at, after }] }, asRead(untold));
}

/** Newer news, or another run, came first. */
export class Superseded extends Error {}

export const advanceNews = (news: PlaceNewsRecord, after: string): Write =>
  put<PlaceNewsRecord>({ ...news, after }, asRead(news), new Superseded());

export const endNews = (news: PlaceNewsRecord): Write => discard(news, asRead(news), new Superseded());
