import { sendWork } from "#lambdas/adapters/sendWork.ts";
import { dayShards, readDue } from "#lambdas/records/table/outbox.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { type QueueKind, queues, type WorkOf } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { sendRows } from "./resendWork.ts";

type Sweep = Extract<WorkOf<"sweeps">, { task: "sweepDay" }>;

const dueKinds = (Object.keys(queues) as QueueKind[]).filter((kind) => kind !== "sweeps" && kind !== "exports");

const run = "sweep";

/** Work that failed for good is tried on three days. */
const daysBack = 2;

/** With the days since the last run. */
export async function sweptDays(today: string): Promise<string[]> {
  const last = await getRunDay(run);
  const days: string[] = [];
  const first = addDays(today, -daysBack);
  for (let day = last !== undefined && last < first ? last : first; day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}

/** From the last run's day on: a message for each shard of each day. */
export async function sweepDays(today: string, kinds = dueKinds): Promise<void> {
  const days = await sweptDays(today);
  const sweeps: Sweep[] = kinds.flatMap((kind) =>
    days.flatMap((day) => dayShards.map((shard) => ({ task: "sweepDay" as const, kind, day, shard, today }))),
  );
  await sendWork(
    "sweeps",
    sweeps.map((work) => ({ work })),
  );
  // A future day's run, as by a developer, leaves the days until then.
  const now = dayOf(new Date());
  await putRunDay(run, today < now ? today : now);
}

/** Each is sent in tens. */
const pageSize = 100;

/** Hands a page of work to its queue, and itself on. */
export async function sweepDay({ after = "", ...work }: Sweep): Promise<void> {
  const rows = await readDue(work, after, pageSize);
  await sendRows(rows, work.today);
  const last = rows.at(-1)?.sk;
  if (rows.length === pageSize && last !== undefined) await sendWork("sweeps", [{ work: { ...work, after: last } }]);
}
