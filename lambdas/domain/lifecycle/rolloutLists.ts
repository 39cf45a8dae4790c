import { notFound } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import {
  getRollout,
  type RolloutRecord,
  readRollouts,
  setPaused,
  shardEnd,
} from "#lambdas/records/departments/rollout.ts";
import { placeShards } from "#lambdas/records/family/householdsOfPlace.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ListedRollout, listRollouts, pauseRollout } from "#shared/contract/departments.ts";
import { placeKey } from "#shared/rules/place.ts";

const mostListed = 20;
/** A large import has thousands, most of them without a household. */
const mostRead = 500;

const isSecondLook = ({ at, began }: RolloutRecord): boolean => at !== began;

/** Ids are random: an owner's first characters tell how far a shard is. */
const idOrder = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

function shareOf(cursor: string): number {
  if (cursor === shardEnd) return 1;
  const [first = 0, second = 0] = [...cursor.slice(0, 2)].map((character) => idOrder.indexOf(character));
  return (first + second / idOrder.length) / idOrder.length;
}

function show(rollout: RolloutRecord, now: number): ListedRollout {
  const { City, State, at, began, cursors, households, isPaused = false } = rollout;
  const Share = Object.values(cursors).reduce((sum, cursor) => sum + shareOf(cursor), 0) / placeShards.length;
  const seconds = (now - Date.parse(began)) / 1_000;
  const isKnown = Share > 0.02 && seconds > 2 && !isPaused;
  return {
    City,
    State,
    Changed: at,
    Share,
    HouseHolds: households,
    ...(isKnown ? { Left: Math.ceil((seconds * (1 - Share)) / Share) } : {}),
    Again: isSecondLook(rollout),
    Paused: isPaused,
  };
}

export async function list(): Promise<ResponseOf<typeof listRollouts>> {
  const read = await readRollouts(mostRead);
  const found = read.toSorted((one, other) => Number(isSecondLook(one)) - Number(isSecondLook(other)));
  const now = Date.now();
  return { Rollouts: found.slice(0, mostListed).map((one) => show(one, now)), More: found.length > mostListed };
}

/** Its messages find it paused and stop; going on sends them again. */
export async function pause(
  session: Session,
  { Paused, ...place }: ParsedRequestOf<typeof pauseRollout>,
): Promise<ResponseOf<typeof pauseRollout>> {
  const rollout = await getRollout(place);
  if (!rollout) throw notFound();
  await transact([...setPaused(rollout, Paused), auditWrite(session, "pauseRollout", { place: placeKey(place) })]);
  return { Paused };
}
