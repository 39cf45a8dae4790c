import { dueKey, readOldWork, readWork } from "#lambdas/records/table/outbox.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { WorkOf } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { capturedWork } from "./capturedWork.ts";
import { workOff } from "./workOff.ts";

/** Without the work of a day. */
export async function paymentWorkLeft(): Promise<WorkOf<"payments">[]> {
  // Clocks differ: a row of this moment is older than tomorrow.
  const rows = await readOldWork("payments", new Date(Date.now() + 86_400_000), 1_000);
  return rows.map(({ work }) => work as WorkOf<"payments">);
}

const isQueued = async (key: Key): Promise<boolean> => (await readWork(key)) !== undefined;

const checkKey = (day: string, owner: string, mid: string): Key =>
  dueKey("payments", { day, owner, name: `payment.${owner}.${mid}` });

export const isCheckedOn = (day: string, owner: string, mid: string): Promise<boolean> =>
  isQueued(checkKey(day, owner, mid));

/** As the day's sweep, for one member alone. */
export async function checkNow(day: string, owner: string, mid: string): Promise<void> {
  capturedWork().letters.push({ kind: "payments", message: { row: checkKey(day, owner, mid) }, tries: 0 });
  await workOff();
}

export const tomorrow = (): string => addDays(dayOf(new Date()), 1);

/** Looked at again tomorrow. */
export const isFullPlanToCome = (owner: string): Promise<boolean> =>
  isQueued(dueKey("payments", { day: tomorrow(), owner, name: `settleFullPlan.${owner}` }));

/** Each message twice, to two workers at once; dead letters too. */
export async function workOffTwice(): Promise<void> {
  const work = capturedWork();
  work.letters.push(...work.deadLetters.splice(0).map((letter) => ({ ...letter, tries: 0 })));
  const rows = work.inserted.filter(({ kind }) => kind === "payments");
  const letters = work.letters.filter(({ kind }) => kind === "payments");
  const first = workOff();
  work.inserted.push(...rows);
  work.letters.push(...letters);
  await Promise.all([first, workOff()]);
}
