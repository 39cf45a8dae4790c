import { setTimeout as wait } from "node:timers/promises";
import { deadlineOf } from "./deadline.ts";

/** Waits for so many milliseconds. Throws when the function has to answer before. */
export const pause = (milliseconds: number): Promise<void> =>
  wait(milliseconds, undefined, { signal: deadlineOf("table") });

/**
 * Waits before another attempt: at random, so that two that collided do not collide again, and up to twice as
 * long each time. @param attempt that failed, from 1 on
 * @param milliseconds half of the longest wait after the first attempt
 */
export const backOff = (attempt: number, milliseconds = 25): Promise<void> =>
  pause(Math.random() * milliseconds * 2 ** attempt);
