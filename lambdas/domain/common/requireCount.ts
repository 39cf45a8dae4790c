import { slowDown } from "#lambdas/errors.ts";
import { countUp } from "#lambdas/records/table/limit.ts";

/** Beyond a call's own limits. Throws SLOW_DOWN after `most`; returns the count. */
export async function requireCount(name: string, most: number, seconds: number): Promise<number> {
  const { times, secondsLeft } = await countUp(name, seconds);
  if (times > most) throw slowDown(secondsLeft);
  return times;
}
