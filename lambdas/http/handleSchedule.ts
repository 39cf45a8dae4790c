import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import type { ScheduledEvent } from "#shared/contract/call.ts";

/** What EventBridge hands over: the time for which the run was planned, which a retry keeps. */
interface Tick {
  readonly id?: string;
  readonly time: string;
}

/** A function that the clock starts, and the event that it takes. */
export type ScheduleHandler = ((tick: Tick) => Promise<void>) & { readonly declaration: ScheduledEvent };

/**
 * Makes a scheduled event a function: `run` gets the time for which it was planned. What it throws is logged
 * and thrown on, so that the run is tried again and in the end kept for a person to look at.
 */
export function handleSchedule(
  declaration: ScheduledEvent,
  run: (planned: Date) => Promise<void>,
): ScheduleHandler {
  const handler = async ({ id, time }: Tick) => {
    log.resetKeys();
    log.appendKeys({ requestId: id, call: env.call });
    try {
      await run(new Date(time));
      log.info("scheduled run done", { planned: time });
    } catch (error) {
      log.error("scheduled run failed", { planned: time, error: error as Error });
      throw error;
    }
  };
  return Object.assign(handler, { declaration });
}
