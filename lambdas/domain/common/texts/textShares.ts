import type { TextShare } from "#lambdas/records/common/textMonth.ts";

/** Three fifths, a fifth and a fifth; strangers have the remainder. */
function partOf(dayTexts: number, share: TextShare): number {
  const fifth = Math.floor(dayTexts / 5);
  return share === "strangers" ? dayTexts - 2 * fifth : fifth;
}

/**
 * The texts of a day: twice its even part of the month's rest. Quiet days leave more to later ones; a flood
 * on every day, however long, leaves some to each. The last day may use all.
 */
export function textsOfDay(left: number, daysLeft: number): number {
  if (left <= 0) return 0;
  if (daysLeft === 1) return left;
  return Math.min(Math.max(1, Math.floor((2 * left) / daysLeft)), Math.ceil(left / 2));
}

/** Most texts of one share in a day, in an hour, for a network address and for the network around it. */
export interface TextCeilings {
  readonly day: number;
  readonly hour: number;
  readonly address: number;
  readonly network: number;
}

/** Nobody uses a share up alone: an address gets a tenth, a network a quarter, an hour half. */
export function ceilingsOf(dayTexts: number, share: TextShare): TextCeilings {
  const day = partOf(dayTexts, share);
  return {
    day,
    hour: Math.ceil(day / 2),
    // A person mistypes and asks again.
    address: Math.max(3, Math.ceil(day / 10)),
    network: Math.max(5, Math.ceil(day / 4)),
  };
}
