import type { TextShare } from "#lambdas/records/common/textMonth.ts";

function partOf(dayTexts: number, share: TextShare): number {
  const fifth = Math.floor(dayTexts / 5);
  return share === "strangers" ? dayTexts - 2 * fifth : fifth;
}

/**
 * Twice the day's even part of the month's rest: quiet days leave more to later ones, a daily flood leaves some to
 * each.
 */
export function textsOfDay(left: number, daysLeft: number): number {
  if (left <= 0) return 0;
  if (daysLeft === 1) return left;
  return Math.min(Math.max(1, Math.floor((2 * left) / daysLeft)), Math.ceil(left / 2));
}

export interface TextCeilings {
  readonly day: number;
  readonly hour: number;
  readonly address: number;
  readonly network: number;
}

export function ceilingsOf(dayTexts: number, share: TextShare): TextCeilings {
  const day = partOf(dayTexts, share);
  return {
    day,
    hour: Math.ceil(day / 2),
    address: Math.max(3, Math.ceil(day / 10)),
    network: Math.max(5, Math.ceil(day / 4)),
  };
}
