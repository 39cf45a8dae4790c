import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type * as z from "zod/mini";
import type { WorkMessage } from "#lambdas/adapters/sendWork.ts";
import { deadlineOf, type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import {
  beginTry,
  DoneElsewhere,
  done,
  endTry,
  readWork,
  removeWork,
  type WorkRow,
} from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { Queue } from "#shared/contract/queues.ts";
import { dayOf } from "#shared/rules/dates.ts";

export interface WorkContext {
  /** For the transaction that does the work: it then happens once. Without it, work that is repeated changes nothing. */
  readonly done: Write;
  /** YYYY-MM-DD, of the sweep where that is a future one. */
  readonly today: string;
}

/** A function as SQS invokes it. Names the messages that failed: they alone come back. */
export type QueueHandler = ((event: SQSEvent, context?: InvocationContext) => Promise<SQSBatchResponse>) & {
  readonly declaration: Queue;
};

/** Of work without a row. */
const nothing: Write = { write: {} };

class TakenElsewhere extends Error {
  override readonly name = "TakenElsewhere";
}

class PerhapsDoneTwice extends Error {
  override readonly name = "PerhapsDoneTwice";
}

/** Work that a vanished worker may have done is repeated once; after that a person decides. */
async function tryOnce(row: WorkRow, { seconds }: Queue, work: () => Promise<void>): Promise<void> {
  // Too late a try could not be noted as ended.
  deadlineOf("services")?.throwIfAborted();
  if (Date.now() - (row.began ?? 0) < seconds * 1_000) throw new TakenElsewhere();
  const lost = (row.lost ?? 0) + (row.began === undefined ? 0 : 1);
  if (lost > 1) throw new PerhapsDoneTwice();
  if (lost > 0) log.warn("work perhaps done twice", { work: row.sk });
  const begun = await beginTry(row, lost);
  if (!begun) throw new TakenElsewhere();
  try {
    await work();
  } catch (error) {
    await endTry(begun);
    throw error;
  }
}

/**
 * Turns a declared queue into its worker: does a batch's messages one after the other, skips those whose row is gone,
 * and removes the row last, so work that breaks off is done again. A failed message alone comes back, and ends among
 * the dead letters after five tries.
 */
export function handleQueue<Declaration extends Queue>(
  declaration: Declaration,
  run: (work: z.output<Declaration["work"]>, context: WorkContext) => Promise<void>,
): QueueHandler {
  const parse = (work: unknown) => declaration.work.parse(work) as z.output<Declaration["work"]>;

  async function workOn(row: WorkRow, today: string): Promise<void> {
    const parsed = parse(row.work);
    const work = () => run(parsed, { done: done(row), today }).catch(only(DoneElsewhere, () => undefined));
    await (declaration.claims ? tryOnce(row, declaration, work) : work());
    await removeWork(row);
  }

  async function take({ messageId, body, attributes }: SQSRecord): Promise<void> {
    const now = dayOf(new Date());
    const { row: key, work, cause, today: swept = now } = JSON.parse(body) as WorkMessage;
    // A message that waited for days works on the present one; a developer's sweep of a future day, on that.
    const today = swept > now ? swept : now;
    log.about({ requestId: cause ?? messageId, call: env.call });
    try {
      const row = key && (await readWork(key));
      if (row) await workOn(row, today);
      else if (!key) await run(parse(work), { today, done: nothing });
    } catch (error) {
      // A service's message may contain an address: only the error's name is logged.
      const reason = errorNameOf(error);
      log.error("work not done yet", { messageId, work: key?.sk, tries: attributes.ApproximateReceiveCount, reason });
      throw error;
    }
  }

  const handler = (event: SQSEvent, context?: InvocationContext) =>
    withinTime(context, () =>
      processPartialResponse(event, take, new BatchProcessor(EventType.SQS), {
        processInParallel: false,
        throwOnFullBatchFailure: false,
      }),
    );
  return Object.assign(handler, { declaration });
}
