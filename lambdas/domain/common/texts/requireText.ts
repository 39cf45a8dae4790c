import { slowDown, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type TextShare, takeText } from "#lambdas/records/common/textMonth.ts";
import { countDown, countUp } from "#lambdas/records/table/limit.ts";
import type { TextCeilings } from "./textShares.ts";
import { textsToday } from "./textsToday.ts";

export interface TextCaller {
  readonly share: Exclude<TextShare, "reminders">;
  readonly address: string;
  readonly network: string;
}

const usedUp = (seconds: number) => new VisibleError("TEXTS_USED_UP", undefined, seconds);

const countersOf = ({ share, address, network }: TextCaller, most: TextCeilings) => [
  { name: `texts|address=${address}`, most: most.address, seconds: 86_400, refuse: slowDown },
  { name: `texts|network=${network}`, most: most.network, seconds: 86_400, refuse: slowDown },
  { name: `texts|${share}`, most: most.hour, seconds: 3_600, refuse: usedUp },
];

const giveBack = async (names: readonly string[]): Promise<void> => {
  // A count left too high slows one caller down for a while.
  await Promise.allSettled(names.map(countDown));
};

/** Returns the percentage then used of the day's or hour's ceiling. */
async function takeParts(caller: TextCaller, parts: number): Promise<number> {
  const { share } = caller;
  const { day, used, most, wait } = await textsToday(share);
  if (used + parts > most.day) throw usedUp(wait);
  const counted: string[] = [];
  let inHour = 0;
  try {
    for (const counter of countersOf(caller, most)) {
      const { times, secondsLeft } = await countUp(counter.name, counter.seconds);
      if (times > counter.most) throw counter.refuse(secondsLeft);
      counted.push(counter.name);
      inHour = times;
    }
    if (!(await takeText(day, share, parts, most.day))) throw usedUp(wait);
  } catch (error) {
    await giveBack(counted);
    throw error;
  }
  return 100 * Math.max((used + parts) / most.day, inHour / most.hour);
}

export const logUse = (share: TextShare, percent: number): void =>
  log.info("texts counted", { share, percent: Math.floor(percent) });

/**
 * Before a text is sent. Throws TEXTS_USED_UP when day or hour has no more, SLOW_DOWN when this address or network had
 * its part. A refused text counts only at the limit refusing it.
 */
export async function requireText(caller: TextCaller, parts: number): Promise<void> {
  try {
    logUse(caller.share, await takeParts(caller, parts));
  } catch (error) {
    if (error instanceof VisibleError && error.code === "TEXTS_USED_UP") logUse(caller.share, 100);
    throw error;
  }
}

/** False when no text is left: the mail goes in any case. */
export async function mayRemind(parts: number): Promise<boolean> {
  const { day, most } = await textsToday("reminders");
  return takeText(day, "reminders", parts, most.day);
}
