import { randomUUID } from "node:crypto";
import type { DynamoDBStreamEvent, SQSEvent } from "aws-lambda";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import { type QueueKind, queues } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { capturedWork, type Letter, type WrittenRow } from "./capturedWork.ts";

// With real relay and workers; only their transport is a stand-in.

const workers = {
  mails: () => import("#lambdas/workers/mails.ts"),
  payments: () => import("#lambdas/workers/payments.ts"),
  follow: () => import("#lambdas/workers/follow.ts"),
  erasures: () => import("#lambdas/workers/erasures.ts"),
  sweeps: () => import("#lambdas/workers/sweeps.ts"),
  exports: () => import("#lambdas/workers/exports.ts"),
} satisfies Record<QueueKind, unknown>;

const streamOf = (rows: readonly WrittenRow[]) =>
  ({
    Records: rows.map(({ image }) => ({ eventName: "INSERT", dynamodb: { NewImage: image } })),
  }) as unknown as DynamoDBStreamEvent;

const eventOf = (letters: readonly (Letter & { readonly id: string })[]) =>
  ({
    Records: letters.map(({ id, message, tries }) => ({
      messageId: id,
      body: JSON.stringify(message),
      attributes: { ApproximateReceiveCount: String(tries + 1) },
    })),
  }) as unknown as SQSEvent;

const mostTries = 5;

async function deliver(kind: QueueKind, letters: readonly Letter[]): Promise<void> {
  const named = letters.map((letter) => ({ ...letter, id: randomUUID() }));
  const { handler } = await workers[kind]();
  const { batchItemFailures } = await handler(eventOf(named));
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const work = capturedWork();
  for (const { id, ...letter } of named) {
    if (!failed.has(id)) continue;
    const next = { ...letter, tries: letter.tries + 1 };
    (next.tries < mostTries ? work.letters : work.deadLetters).push(next);
  }
}

/** Rows of a relay that fails come again. */
export async function relayRows(): Promise<number> {
  const work = capturedWork();
  const rows = work.inserted.splice(0);
  if (rows.length === 0) return 0;
  try {
    await (await import("#lambdas/events/relayWork.ts")).handler(streamOf(rows));
  } catch (error) {
    work.inserted.push(...rows);
    throw error;
  }
  return rows.length;
}

/** Each message that waits, once. */
export async function deliverLetters(): Promise<number> {
  const letters = capturedWork().letters.splice(0);
  for (const [kind, some] of Map.groupBy(letters, (letter) => letter.kind))
    for (const batch of chunksOf(some, queues[kind].batch)) await deliver(kind, batch);
  return letters.length;
}

/** All that the file's calls queued. Throws after all of it when some failed five times. */
export async function workOff(): Promise<void> {
  while ((await relayRows()) + (await deliverLetters()) > 0);
  const { length } = capturedWork().deadLetters;
  if (length > 0) throw new Error(`Dead letters: ${length}`);
}

/** As an operator does. */
export async function redrive(): Promise<void> {
  const work = capturedWork();
  work.letters.push(...work.deadLetters.splice(0).map((letter) => ({ ...letter, tries: 0 })));
  await workOff();
}

const dayIn = ({ pk }: WrittenRow): string => pk.split("#")[2] ?? "";

/** As the daily sweep: a day's work, and that of two days before. */
export async function dailyRun(today = dayOf(new Date())): Promise<void> {
  const work = capturedWork();
  const first = addDays(today, -2);
  const isDue = (row: WrittenRow) => dayIn(row) >= first && dayIn(row) <= today;
  const due = work.due.filter(isDue);
  work.due = work.due.filter((row) => !isDue(row) || dayIn(row) >= addDays(today, -1));
  work.letters.push(...due.map(({ kind, pk, sk }) => ({ kind, message: { row: { pk, sk }, today }, tries: 0 })));
  await workOff();
}
