import { log } from "#lambdas/log.ts";
import type { TextShare } from "#lambdas/records/common/textMonth.ts";

/** For the alarm. */
export const tellUse = (share: TextShare, percent: number): void =>
  log.info("texts counted", { share, percent: Math.floor(percent) });
