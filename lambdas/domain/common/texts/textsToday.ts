import { env } from "#lambdas/env.ts";
import type { TextShare } from "#lambdas/records/common/textMonth.ts";
import { openTextDay, type TextMonth } from "#lambdas/records/common/textMonth.ts";
import { addDays, addMonths, dayOf } from "#shared/rules/dates.ts";
import { ceilingsOf, type TextCeilings, textsOfDay } from "./textShares.ts";

export interface TextsToday {
  /** In UTC, as the service counts its month. */
  readonly day: string;
  readonly used: number;
  readonly most: TextCeilings;
  /** Seconds until there are more. */
  readonly wait: number;
}

/**
 * Dollars a part to a US number. Assumed: AWS and the carriers set fees apart, by the kind of sending number. The first
 * month's bill tells.
 */
const textPrice = 0.01;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function shareToday({ textDay: day, textsBefore, ...used }: TextMonth, share: TextShare): TextsToday {
  const nextMonth = `${addMonths(day, 1).slice(0, 7)}-01`;
  const left = Math.round(env.textDollars / textPrice) - textsBefore;
  const next = left > 0 ? addDays(day, 1) : nextMonth;
  return {
    day,
    used: used[share],
    most: ceilingsOf(textsOfDay(left, daysBetween(day, nextMonth)), share),
    wait: Math.max(1, Math.ceil((Date.parse(next) - Date.now()) / 1_000)),
  };
}

export const textsToday = async (share: TextShare): Promise<TextsToday> =>
  shareToday(await openTextDay(dayOf(new Date())), share);
