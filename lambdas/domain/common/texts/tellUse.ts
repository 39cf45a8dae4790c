import { log } from "#lambdas/log.ts";
import type { TextShare } from "#lambdas/records/common/textMonth.ts";

/** Logs for the alarm how much of a share's day or hour is used. */
export const tellUse = (share: TextShare, percent: number): void =>
  log.info("texts counted", { share, percent: Math.floor(percent) });
