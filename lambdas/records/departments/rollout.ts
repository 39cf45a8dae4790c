import { placeShards } from "#lambdas/records/family/householdsOfPlace.ts";
import { holds } from "#lambdas/records/table/condition.ts";
import { newId, rolloutsPk } from "#lambdas/records/table/keys.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { rowsAfter } from "#lambdas/records/table/rowsAfter.ts";
import { discard, get, type Key, put, update, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** After the last owner of a shard. */
export const shardEnd = "~";

/** A change of a place's departments, until every family there has followed it twice. */
interface Rollout extends Place {
  /** Names this change among others of the place. */
  readonly id: string;
  /** When the departments changed, as an ISO time. */
  readonly at: string;
  /** When this pass began. */
  readonly began: string;
  /** By shard: the last owner that followed, "" before the first, or `shardEnd`. */
  readonly cursors: Readonly<Record<string, string>>;
  /** Of this pass. */
  readonly households: number;
  readonly isPaused?: boolean | undefined;
}

export type RolloutRecord = Rollout & Key;

const keyOf = (place: Place): Key => ({ pk: rolloutsPk, sk: placeKey(place) });

const atTheBeginning = () => Object.fromEntries(placeShards.map((shard) => [shard, ""]));

/** Begins at the first families, also during an earlier change: one pass does for both. */
export function addRollout({ City, State }: Place): Write[] {
  const at = new Date().toISOString();
  const id = newId();
  const rollout: RolloutRecord = {
    ...keyOf({ City, State }),
    City,
    State,
    id,
    at,
    began: at,
    cursors: atTheBeginning(),
    households: 0,
  };
  return [put(rollout), enqueue("sweeps", { task: "beginRollout", City, State, id })];
}

export const getRollout = (place: Place): Promise<RolloutRecord | undefined> => get<RolloutRecord>(keyOf(place));

/** By place. */
export const readRollouts = (limit: number): Promise<RolloutRecord[]> =>
  rowsAfter(rolloutsPk, limit, { isConsistent: false });

/** Another message came first, or the departments changed again. */
export class Superseded extends Error {}

export const advanceRollout = (
  { pk, sk, id, began, cursors }: RolloutRecord,
  shard: number,
  after: string,
  households: number,
): Write =>
  update(
    { pk, sk },
    {
      UpdateExpression: "SET cursors.#shard = :after ADD households :households",
      ConditionExpression: "id = :id AND began = :began AND cursors.#shard = :before",
      ExpressionAttributeNames: { "#shard": String(shard) },
      ExpressionAttributeValues: {
        ":id": id,
        ":began": began,
        ":before": cursors[shard],
        ":after": after,
        ":households": households,
      },
    },
    new Superseded(),
  );

/** Of shards without households. */
export function endShards({ pk, sk, id, began }: RolloutRecord, shards: readonly number[]): Write {
  const sets = shards.map((shard) => `cursors.#s${shard} = :end`);
  return update(
    { pk, sk },
    {
      UpdateExpression: `SET ${sets.join(", ")}`,
      ConditionExpression: "id = :id AND began = :began",
      ExpressionAttributeNames: Object.fromEntries(shards.map((shard) => [`#s${shard}`, String(shard)])),
      ExpressionAttributeValues: { ":end": shardEnd, ":id": id, ":began": began },
    },
    new Superseded(),
  );
}

/** With the work that begins it. */
export const beginPass = ({ pk, sk, City, State, id, began }: RolloutRecord, at: Date): Write[] => [
  update(
    { pk, sk },
    {
      UpdateExpression: "SET began = :next, cursors = :cursors, households = :none",
      ConditionExpression: "id = :id AND began = :began",
      ExpressionAttributeValues: {
        ":id": id,
        ":began": began,
        ":next": at.toISOString(),
        ":cursors": atTheBeginning(),
        ":none": 0,
      },
    },
    new Superseded(),
  ),
  enqueue("sweeps", { task: "beginRollout", City, State, id }),
];

export const endRollout = ({ pk, sk, id, began }: RolloutRecord): Write =>
  discard({ pk, sk }, holds({ id, began }), new Superseded());

/** Going on begins with the shards that are left. */
export const setPaused = ({ pk, sk, City, State, id }: RolloutRecord, isPaused: boolean): Write[] => [
  update(
    { pk, sk },
    {
      UpdateExpression: "SET isPaused = :isPaused",
      ConditionExpression: "id = :id",
      ExpressionAttributeValues: { ":isPaused": isPaused, ":id": id },
    },
  ),
  ...(isPaused ? [] : [enqueue("sweeps", { task: "beginRollout", City, State, id })]),
];
