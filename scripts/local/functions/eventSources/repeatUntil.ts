import { setTimeout } from "node:timers/promises";

/** At most until the signal. */
export async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}

const afterError = 1_000;

/** One by one. An error is told once, and the next run comes a second later. */
export async function repeatUntil(signal: AbortSignal, key: string, run: () => Promise<void>): Promise<void> {
  let told: string | undefined;
  while (!signal.aborted)
    try {
      await run();
      told = undefined;
    } catch (error) {
      if (signal.aborted) return;
      if (told !== String(error)) console.error(`${key}:`, error);
      told = String(error);
      await rest(afterError, signal);
    }
}
