import type { Home } from "#lambdas/records/family/family.ts";
import {
  type Delivery,
  type EntryVersion,
  isTakenOut,
  type JacketDetails,
  type JacketRecord,
  noJacket,
  type RecordEnding,
} from "#lambdas/records/jackets/jacket.ts";
import type { Pair } from "#lambdas/records/jackets/searchIndex.ts";
import { unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { type DeliveryStep, upsert, withdraw, writesOf } from "./deliveries.ts";

// Tells departments of a record's end: each reason once, and nothing after "take it out".

/** Today; an earlier end keeps its day when unpaid. */
function endingFor(reason: Ending, { ending: before }: EntryVersion): RecordEnding {
  const day = reason === "UNPAID" ? before?.day : undefined;
  return { reason, day: day ?? easternDayOf(new Date()) };
}

/** Undefined for a department knowing already. One told to keep the record hears another reason. */
function endAt(
  jacket: JacketDetails,
  department: string,
  { transferred, open }: Delivery,
  reason: Ending,
): DeliveryStep | undefined {
  // Withdraws an entry never transferred, and a short return after a told end.
  const hasRecord = transferred && !isTakenOut(transferred);
  if (!hasRecord || transferred.ending?.reason === reason) return open && withdraw(jacket, department, open);
  if (open?.removed && (isTakenOut(open) || open.ending?.reason === reason)) return undefined;
  const ending = endingFor(reason, open ?? transferred);
  const version = { content: jacket.content + 1, snapshot: transferred.snapshot, removed: true, ending } as const;
  return upsert(jacket, department, version);
}

const endSteps = (jacket: JacketRecord, reason: Ending): DeliveryStep[] =>
  Object.entries(jacket.deliveries).flatMap(([id, delivery]) => {
    const step = endAt(jacket, id, delivery, reason);
    return step ? [step] : [];
  });

/** Whether a department still needs to hear of this end. */
export const isToEnd = (jacket: JacketRecord | undefined, reason: Ending): boolean =>
  jacket !== undefined && endSteps(jacket, reason).length > 0;

/**
 * At all departments having the record, former ones too; without news, only checks the jacket.
 * @param jacket of this pair; undefined when there is none
 */
export function end({ owner, mid, hid }: Pair, jacket: JacketRecord | undefined, reason: Ending): Write[] {
  if (!jacket) return [noJacket(owner, mid, hid)];
  const steps = endSteps(jacket, reason);
  return steps.length > 0 ? writesOf(jacket, steps, jacket.content + 1) : [unchanged(jacket)];
}

export const endAll = (homes: readonly Pick<Home, "link" | "jacket">[], reason: Ending): Write[] =>
  homes.flatMap(({ link, jacket }) => end(link, jacket, reason));
