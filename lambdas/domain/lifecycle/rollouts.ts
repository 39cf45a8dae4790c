import { sendWork } from "#lambdas/adapters/sendWork.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { followSponsor } from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import {
  advanceRollout,
  beginPass,
  endRollout,
  endShards,
  getRollout,
  type RolloutRecord,
  Superseded,
  shardEnd,
} from "#lambdas/records/departments/rollout.ts";
import { isAwaited } from "#lambdas/records/departments/waitlist.ts";
import { type PlaceRow, placeShards, readHouseholdsOfPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { WorkOf } from "#shared/contract/queues.ts";
import type { Place } from "#shared/rules/place.ts";
import { updateDepartmentsAndHomes } from "./accountJackets.ts";

// When a place's departments or their sponsorship change, its families follow page by page, each shard in a chain of
// messages. A family changing just then may have read the former place, so a second pass follows once no request can
// have it.

type ShardSweep = Extract<WorkOf<"sweeps">, { task: "rollOut" }>;

/** Each may need a mail, and a transaction holds 100 writes. */
const householdsAtOnce = 25;
const familiesAtOnce = 5;

/** Seconds. Longer than any request, and than a place is remembered, with the former departments. */
const settledSeconds = 90;

const sweepsOf = ({ City, State, id, began }: RolloutRecord, shards: readonly number[]) =>
  shards.map((shard) => ({ work: { task: "rollOut", City, State, id, began, shard } as const }));

/** Sponsorship first: it may open jackets. */
export async function updateFamily(owner: string): Promise<void> {
  await followSponsor(owner);
  await updateDepartmentsAndHomes(owner);
}

/** One family that cannot follow stops no other: its work is tried again alone. */
async function updateFamilies(owners: readonly string[]): Promise<Write[]> {
  const failures = await runAll(owners, familiesAtOnce, updateFamily);
  for (const { item, error } of failures) log.warn("a family's jackets follow later", { item, error });
  return failures.map(({ item }) => enqueue("follow", { task: "updateFamily", owner: item }));
}

/** To families that know otherwise, or may have seen a department take part in between. */
async function mailsTo({ City, State, at, began }: RolloutRecord, rows: readonly PlaceRow[]): Promise<Write[]> {
  const isCovered = (await getPlace({ City, State })) !== undefined;
  const isToAsk = (row: PlaceRow) => row.isCovered !== isCovered || (!isCovered && began === at);
  const owners = new Set(rows.filter(isToAsk).map(({ owner }) => owner));
  return [...owners].map((owner) => enqueue("mails", { mail: "place", owner, City, State }));
}

async function followPage(rollout: RolloutRecord, shard: number): Promise<boolean> {
  const rows = await readHouseholdsOfPlace(rollout, shard, rollout.cursors[shard] ?? "", householdsAtOnce);
  const last = rows.at(-1)?.owner;
  const later = await updateFamilies([...new Set(rows.map(({ owner }) => owner))]);
  await transact([
    advanceRollout(rollout, shard, last ?? shardEnd, rows.length),
    ...later,
    ...(last === undefined ? [] : await mailsTo(rollout, rows)),
  ]);
  return last !== undefined;
}

const isSettled = ({ at, began }: RolloutRecord): boolean =>
  Date.parse(began) - Date.parse(at) >= settledSeconds * 1_000;

/** After each shard's end: the last one ends the pass. */
async function finishPass(place: Place, id: string): Promise<void> {
  const rollout = await getRollout(place);
  if (rollout?.id !== id || Object.values(rollout.cursors).some((cursor) => cursor !== shardEnd)) return;
  const { City, State } = rollout;
  const news = (await isAwaited(place)) ? [enqueue("sweeps", { task: "tellWaiting", City, State })] : [];
  if (isSettled(rollout)) return transact([endRollout(rollout), ...news]);
  await transact([...beginPass(rollout, new Date(Date.now() + settledSeconds * 1_000)), ...news]);
}

type Beginning = Extract<WorkOf<"sweeps">, { task: "beginRollout" }>;

/** Empty shards end at once: most places of a large import have no homes. */
async function begin({ City, State, id, waited }: Beginning): Promise<void> {
  const rollout = await getRollout({ City, State });
  if (rollout?.id !== id || rollout.isPaused) return;
  const seconds = Math.ceil((Date.parse(rollout.began) - Date.now()) / 1_000);
  if (seconds > 0 && !waited)
    return sendWork("sweeps", [{ work: { task: "beginRollout", City, State, id, waited: true } }], seconds);
  const left = placeShards.filter((shard) => rollout.cursors[shard] !== shardEnd);
  const homes = await Promise.all(
    left.map((shard) => readHouseholdsOfPlace(rollout, shard, rollout.cursors[shard] ?? "", 1)),
  );
  const [filled, empty] = [left.filter((_, at) => homes[at]?.length), left.filter((_, at) => !homes[at]?.length)];
  if (empty.length > 0) await transact([endShards(rollout, empty)]);
  await sendWork("sweeps", sweepsOf(rollout, filled));
  if (filled.length === 0) await finishPass(rollout, id);
}

async function followShard({ shard, began, id, ...place }: ShardSweep): Promise<void> {
  const rollout = await getRollout(place);
  // Changed again, ended, or in a later pass by now.
  if (rollout?.id !== id || rollout.began !== began || rollout.isPaused) return;
  const hasMore = rollout.cursors[shard] !== shardEnd && (await followPage(rollout, shard));
  if (hasMore) await sendWork("sweeps", sweepsOf(rollout, [shard]));
  else await finishPass(place, id);
}

const unlessSuperseded = only(Superseded, () => undefined);

/** A page of a shard's families; sends itself on. */
export const rollOut = (sweep: ShardSweep): Promise<void> => followShard(sweep).catch(unlessSuperseded);

/** Begins a pass, or goes on after a pause. */
export const beginRollout = (beginning: Beginning): Promise<void> => begin(beginning).catch(unlessSuperseded);
