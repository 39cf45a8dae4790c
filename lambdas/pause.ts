/** Waits for so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits before another attempt: at random, so that two that collided do not collide again, and up to twice as
 * long each time. @param attempt that failed, from 1 on
 * @param milliseconds half of the longest wait after the first attempt
 */
export const backOff = (attempt: number, milliseconds = 25): Promise<void> =>
  pause(Math.random() * milliseconds * 2 ** attempt);
