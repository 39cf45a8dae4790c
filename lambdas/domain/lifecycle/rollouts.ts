import { drain, runAll } from "#lambdas/domain/common/drain.ts";
import { followPlace } from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import {
  advanceRollout,
  endRollout,
  type RolloutRecord,
  readRolloutOf,
  readRollouts,
} from "#lambdas/records/departments/rollout.ts";
import { readHouseholdsOfPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { Superseded } from "#lambdas/records/jackets/placeNews.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Place } from "#shared/rules/place.ts";
import { updateDepartments } from "./accountJackets.ts";

// When a place's departments or their sponsorship change, its families follow page by page. A family changing at
// that moment may have read the former place; a pass a minute later sees its writes. So a change is done after the
// first whole pass begun so late.

const householdsAtOnce = 50;
const familiesAtOnce = 5;

/** Longer than any request with the former place. */
const settledMilliseconds = 60_000;

/** Sponsorship first: it may open jackets. */
async function updateFamily(owner: string): Promise<void> {
  await followPlace(owner);
  await updateDepartments(owner);
}

/** Undefined after the last page. */
async function rollOutPage(rollout: RolloutRecord): Promise<RolloutRecord | undefined> {
  const households = await readHouseholdsOfPlace(rollout, rollout.after, householdsAtOnce);
  const after = households.at(-1)?.owner;
  if (after === undefined) return undefined;
  const owners = [...new Set(households.map(({ owner }) => owner))];
  const failures = await runAll(owners, familiesAtOnce, updateFamily);
  for (const { item, error } of failures) log.error("a family's jackets did not follow", { item, error });
  const next = { after, hasFailed: rollout.hasFailed || failures.length > 0 };
  await transact([advanceRollout(rollout, next)]);
  return { ...rollout, ...next };
}

async function beginPass(rollout: RolloutRecord): Promise<RolloutRecord> {
  if (rollout.began !== undefined) return rollout;
  const pass = { began: new Date().toISOString() };
  await transact([advanceRollout(rollout, pass)]);
  return { ...rollout, ...pass };
}

const isSettled = ({ began = "", at, hasFailed = false }: RolloutRecord): boolean =>
  !hasFailed && Date.parse(began) - Date.parse(at) > settledMilliseconds;

/**
 * Finishes the change, or leaves it to the next run. Returns whether the pass is whole.
 * @param until no page is begun after this moment, in milliseconds
 */
async function finishPass(rollout: RolloutRecord, until: number): Promise<boolean> {
  let last = await beginPass(rollout);
  for (let next = await rollOutPage(last); next; next = await rollOutPage(next)) {
    last = next;
    if (Date.now() >= until) return false;
  }
  const again = { began: undefined, after: "", hasFailed: undefined };
  await transact([isSettled(last) ? endRollout(last) : advanceRollout(last, again)]);
  return true;
}

/** False also when another run or a newer change came first. */
const work = (rollout: RolloutRecord, until = Number.POSITIVE_INFINITY): Promise<boolean> =>
  finishPass(rollout, until).catch(only(Superseded, () => false));

/** Returns the places left after so many milliseconds. */
export async function rollOutWithin(places: readonly Place[], milliseconds: number): Promise<Place[]> {
  const until = Date.now() + milliseconds;
  const left: Place[] = [];
  for (const place of places) {
    const rollout = Date.now() < until ? await readRolloutOf(place) : undefined;
    const isDone = Date.now() < until && (!rollout || (await work(rollout, until)));
    if (!isDone) left.push(place);
  }
  return left;
}

/** Updates the families of these places. A change of this minute is repeated later. */
export const rollOutNow = async (places: readonly Place[]): Promise<void> =>
  void (await rollOutWithin(places, Number.POSITIVE_INFINITY));

/** Updates the families of every changed place. Tries all, then throws if one failed. */
export async function rollOutAll(): Promise<void> {
  const isDone = await drain({
    read: readRollouts,
    work: async (rollout) => void (await work(rollout)),
    onFailure: ({ sk }: RolloutRecord, error) => log.error("jackets are still to follow", { sk, error }),
    atOnce: 1,
  });
  if (!isDone) throw new Error("Not every family's jackets followed the departments of its place");
}
