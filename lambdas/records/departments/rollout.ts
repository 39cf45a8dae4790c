import { Superseded } from "#lambdas/records/jackets/placeNews.ts";
import { holds } from "#lambdas/records/table/condition.ts";
import { rolloutsPk } from "#lambdas/records/table/keys.ts";
import { discard, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A change of a place's departments, until the jackets of every family there have followed. */
export interface Rollout extends Place {
  /** Names this change among others of the place. */
  readonly id: string;
  /** When the departments changed, as an ISO time. */
  readonly at: string;
  /** When the present pass began; absent before its first page. */
  readonly began?: string | undefined;
  /** The last owner of this pass; "" before the first. */
  readonly after: string;
  /** Whether a family of this pass failed and needs another one. */
  readonly hasFailed?: boolean | undefined;
}

export type RolloutRecord = Rollout & Key;

const rollouts = workQueue<Rollout>(rolloutsPk, placeKey);

/** Begins at the first family, also while an earlier change is under way: one pass does for both. */
export const addRollout = (rollout: Rollout): Write => rollouts.add(rollout);

export const readRollouts = (after: string, limit: number) => rollouts.read(after, limit);

export const readRolloutOf = async (place: Place): Promise<RolloutRecord | undefined> =>
  (await rollouts.read("", 1, placeKey(place))).find(({ sk }) => sk === placeKey(place));

const stillIs = ({ id, after }: RolloutRecord) => holds({ id, after });

/** Notes how far a pass has come. Throws Superseded when the departments changed again, or another run came first. */
export const advanceRollout = (rollout: RolloutRecord, next: Partial<Rollout>): Write =>
  put({ ...rollout, ...next }, stillIs(rollout), new Superseded());

export const endRollout = (rollout: RolloutRecord): Write => discard(rollout, stillIs(rollout), new Superseded());
