import { log } from "#lambdas/log.ts";

/** Fewer are never unusual: working through a queue shows its cards many times. */
const leastUnusual = 1_000;
const times = 5;
const workingDays = 20;

function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] =
    sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : sorted.slice(middle, middle + 1);
  return (low + high) / 2;
}

/**
 * Five times the median of the last 20 working days, at least 1,000.
 * @param earlier newest first
 */
export const usualMost = (earlier: readonly number[]): number =>
  Math.max(leastUnusual, times * median(earlier.slice(0, workingDays)));

export const reportUnusual = (reading: {
  readonly accountId: string;
  readonly today: number;
  readonly usual: number;
}): void => log.warn("unusual reading", reading);
