import { setTimeout as wait } from "node:timers/promises";
import { type DeadlineKind, deadlineOf } from "./deadline.ts";

/** Throws when the deadline comes first. */
export const pause = (milliseconds: number, before: DeadlineKind = "table"): Promise<void> =>
  wait(milliseconds, undefined, { signal: deadlineOf(before) });

/**
 * Waits at random, so colliding calls do not collide again, and up to twice as long each time.
 * @param attempt from 1 on
 * @param milliseconds half of the longest first wait
 */
export const backOff = (attempt: number, milliseconds = 25): Promise<void> =>
  pause(Math.random() * milliseconds * 2 ** attempt);
