import { sendMail } from "#lambdas/adapters/mail.ts";
import { sendWork } from "#lambdas/adapters/sendWork.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { waitIsOver } from "#lambdas/domain/common/mails/waitlistMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { only } from "#lambdas/only.ts";
import {
  addressOf,
  getWaiting,
  noteQueued,
  readWaiting,
  removeWaiting,
  waitOn,
} from "#lambdas/records/departments/waitlist.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { MailOf, TaskOf, WorkOf } from "#shared/contract/queues.ts";

/** Two writes each, of a transaction's 100. */
const atOnce = 50;

/** Where the page ended; undefined at the list's end. */
const queuePage = (place: { readonly City: string; readonly State: string }, after: string) =>
  retryOnConflict(async () => {
    const rows = await readWaiting(place, after, atOnce);
    const untold = rows.filter(({ queued }) => !queued);
    const writes = untold.flatMap((row) => [
      noteQueued(row),
      enqueue("mails", { mail: "waiting", ...place, id: row.sk }),
    ]);
    if (writes.length > 0) await transact(writes);
    return rows.length < atOnce ? undefined : rows.at(-1)?.sk;
  });

type TellWaitingTask = Extract<WorkOf<"sweeps">, { task: "tellWaiting" }>;

/** Queues the mails, and sends itself on. */
export async function tellWaiting({ task, City, State, after = "" }: TellWaitingTask): Promise<void> {
  const place = { City, State };
  if (!(await getPlace(place))) return;
  const next = await queuePage(place, after);
  if (next) await sendWork("sweeps", [{ work: { task, ...place, after: next } }]);
}

class Gone extends Error {}

const unlessGone = only(Gone, () => undefined);

/** An address is kept for this mail alone. Where the place left again, it waits on. */
export async function sendWaitingMail(waiting: MailOf<"waiting">): Promise<void> {
  const row = await getWaiting(waiting);
  if (!row) return;
  const { Covered, By } = coverageOf(await getPlace(waiting));
  if (!Covered) return transact([waitOn(row)]).catch(only(Conflict, () => undefined));
  await sendMail(addressOf(row), waitIsOver(waiting.City, By));
  await transact(removeWaiting(waiting, row, new Gone())).catch(unlessGone);
}

/** Erases an address after its year, unless it was proven anew. */
export async function endWaiting({ day, ...waiting }: TaskOf<"erasures", "endWaiting">): Promise<void> {
  const row = await getWaiting(waiting);
  if (row?.until === day) await transact(removeWaiting(waiting, row, new Gone())).catch(unlessGone);
}
