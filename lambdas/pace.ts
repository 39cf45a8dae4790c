import { mailWorkers } from "#shared/contract/queues.ts";
import { env } from "./env.ts";
import { pause } from "./pause.ts";

/** Of mail workers, which keep to the rate all together. Returns a wait for one's turn. */
export function pace(perSecond: () => number): () => Promise<void> {
  /** In milliseconds of a monotonic clock. */
  let mayBegin = 0;
  return async () => {
    const now = performance.now();
    const begin = Math.max(now, mayBegin);
    mayBegin = begin + (1_000 * mailWorkers(env.mailsPerSecond)) / perSecond();
    if (begin > now) await pause(begin - now, "services");
  };
}
