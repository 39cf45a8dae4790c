import type { Home } from "#lambdas/records/family/family.ts";
import type { Pair } from "#lambdas/records/jackets/findable.ts";
import {
  type Delivery,
  type EntryVersion,
  isTakenOut,
  type JacketDetails,
  type JacketRecord,
  noJacket,
  type RecordEnding,
} from "#lambdas/records/jackets/jacket.ts";
import { unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { follow, type Step, upsert, withdraw } from "./deliveries.ts";

// How departments are told that a record ended: each of every reason once, and nothing after "take it out".

/** An ending of today. What ended before is not confirmed since that day. */
function endingFor(reason: Ending, { ending: before }: EntryVersion): RecordEnding {
  const day = reason === "UNPAID" ? before?.day : undefined;
  return { reason, day: day ?? easternDayOf(new Date()) };
}

/**
 * How one department is told of the end; undefined when it knows, or is about to. A department with a record that it
 * was to keep is told of another reason.
 */
function endAt(
  jacket: JacketDetails,
  department: string,
  { transferred, open }: Delivery,
  reason: Ending,
): Step | undefined {
  // What was never transferred is withdrawn, and so is a return that did not last, where the end was told.
  const hasRecord = transferred && !isTakenOut(transferred);
  if (!hasRecord || transferred.ending?.reason === reason) return open && withdraw(jacket, department, open);
  if (open?.removed && (isTakenOut(open) || open.ending?.reason === reason)) return undefined;
  const ending = endingFor(reason, open ?? transferred);
  const version = {
    content: jacket.content + 1,
    snapshot: transferred.snapshot,
    removed: true,
    ending,
  } as const;
  return upsert(jacket, department, version);
}

const endSteps = (jacket: JacketRecord, reason: Ending): Step[] =>
  Object.entries(jacket.deliveries).flatMap(([id, delivery]) => {
    const step = endAt(jacket, id, delivery, reason);
    return step ? [step] : [];
  });

/** Whether any department is still to be told that a record ended for this reason. */
export const isToEnd = (jacket: JacketRecord | undefined, reason: Ending): boolean =>
  jacket !== undefined && endSteps(jacket, reason).length > 0;

/**
 * The writes that tell the departments that a record ended and why, also those that serve the place no more and have
 * the record still. With nothing to tell, a check that this still holds.
 * @param jacket of this pair; undefined when there is none
 */
export function end({ owner, mid, hid }: Pair, jacket: JacketRecord | undefined, reason: Ending): Write[] {
  if (!jacket) return [noJacket(owner, mid, hid)];
  const steps = endSteps(jacket, reason);
  return steps.length > 0 ? follow(jacket, steps, jacket.content + 1) : [unchanged(jacket)];
}

/** `end` at each home. */
export const endAll = (homes: readonly Pick<Home, "link" | "jacket">[], reason: Ending): Write[] =>
  homes.flatMap(({ link, jacket }) => end(link, jacket, reason));
