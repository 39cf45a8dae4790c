import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import type { ScheduledEvent } from "#shared/contract/call.ts";

/** EventBridge's event, with the planned time, which a retry keeps. */
interface Tick {
  readonly id?: string;
  readonly time: string;
}

export type ScheduleHandler = ((tick: Tick, context?: InvocationContext) => Promise<void>) & {
  readonly declaration: ScheduledEvent;
};

/** Errors are logged and thrown: the run is retried and in the end kept for an operator. */
export function handleSchedule(declaration: ScheduledEvent, run: (planned: Date) => Promise<void>): ScheduleHandler {
  const handler = async ({ id, time }: Tick, context?: InvocationContext) => {
    log.about({ requestId: id, call: env.call });
    try {
      await withinTime(context, () => run(new Date(time)));
      log.info("scheduled run done", { planned: time });
    } catch (error) {
      log.error("scheduled run failed", { planned: time, error: error as Error });
      throw error;
    }
  };
  return Object.assign(handler, { declaration });
}
