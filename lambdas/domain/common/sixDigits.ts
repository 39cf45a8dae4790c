import { randomInt, timingSafeEqual } from "node:crypto";

/** A new code of six digits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Whether two digests of codes are equal, in a time that tells nothing of where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
