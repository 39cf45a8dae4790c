import { log } from "#lambdas/log.ts";
import type { TextShare } from "#lambdas/records/common/textMonth.ts";

/** Tells the alarm how far the texts of a share are used up in its day or hour, in percent. */
export const tellUse = (share: TextShare, percent: number): void =>
  log.info("texts counted", { share, percent: Math.floor(percent) });
