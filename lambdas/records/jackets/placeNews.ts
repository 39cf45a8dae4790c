import { placeNewsPk } from "#lambdas/records/table/keys.ts";
import { discard, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A place that joined or left, until its families are told. Only the newest news of a place is told. */
export interface PlaceNews extends Place {
  readonly kind: "JOINED" | "LEFT";
  /** Names this news among others of the place. */
  readonly id: string;
  readonly at: string;
  /** The last owner who was told; "" before the first. */
  readonly after: string;
}

export type PlaceNewsRecord = PlaceNews & Key;

const placeNews = workQueue<PlaceNews>(placeNewsPk, placeKey);

export const addPlaceNews = (news: PlaceNews): Write => placeNews.add(news);

export const readPlaceNews = (after: string, limit: number) => placeNews.read(after, limit);

/** Newer news of the place, or another run, came first. */
export class Superseded extends Error {}

const stillIs = ({ id, after }: PlaceNewsRecord) => ({
  ConditionExpression: "id = :id AND #after = :after",
  ExpressionAttributeNames: { "#after": "after" },
  ExpressionAttributeValues: { ":id": id, ":after": after },
});

/** Notes how far a place's families are told, in the transaction that queues their mails. */
export const advanceNews = (news: PlaceNewsRecord, after: string): Write =>
  put({ ...news, after } as Key, stillIs(news), new Superseded());

/** Ends news of which every family is told. */
export const endNews = (news: PlaceNewsRecord): Write => discard(news, stillIs(news), new Superseded());
