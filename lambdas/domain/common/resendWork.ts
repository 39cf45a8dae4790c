import { sendWork } from "#lambdas/adapters/sendWork.ts";
import { log } from "#lambdas/log.ts";
import { noteResent, readOldWork, type WorkRow } from "#lambdas/records/table/outbox.ts";
import { type QueueKind, queues } from "#shared/contract/queues.ts";

const kinds = Object.keys(queues) as QueueKind[];

/** A message that comes twice finds its row gone. @param today of a sweep */
export async function sendRows(rows: readonly WorkRow[], today?: string): Promise<void> {
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind))
    await sendWork(
      kind,
      some.map(({ pk, sk, cause }) => ({ row: { pk, sk }, cause, today })),
    );
}

const minute = 60_000;

/** Usually a row is done within seconds. */
const late = 15 * minute;

/** Of each shard: a slow backlog is not sent again as a whole. */
const most = 100;

const ageOf = (row: WorkRow, now: Date): number => now.getTime() - Date.parse(row.queued);

/** Twice as late each time: failing work does not crowd its queue. */
const isLate = (row: WorkRow, now: Date): boolean => ageOf(row, now) >= late * 2 ** (row.resent ?? 0);

async function resendKind(kind: QueueKind, now: Date): Promise<void> {
  const rows = await readOldWork(kind, new Date(now.getTime() - late), most, (row) => isLate(row, now));
  const oldest = Math.max(0, ...rows.map((row) => ageOf(row, now)));
  log.info("work waits", { kind, minutes: Math.round(oldest / minute) });
  const again: WorkRow[] = [];
  for (const row of rows) if (isLate(row, now) && (await noteResent(row))) again.push(row);
  await sendRows(again);
}

/** The stream may stand still, or a message be lost. */
export async function resendWork(now: Date): Promise<void> {
  for (const kind of kinds) await resendKind(kind, now);
}
