import fc from "fast-check";
import { expect, test } from "vitest";
import type { TextShare } from "#lambdas/records/common/textMonth.ts";
import { ceilingsOf, textsOfDay } from "./textShares.ts";

const shares: readonly TextShare[] = ["strangers", "known", "reminders"];

test("a month of $50 begins with 333 texts a day, and after quiet days there are more", () => {
  expect(textsOfDay(5_000, 30)).toBe(333);
  expect(textsOfDay(4_667, 29)).toBe(321);
  expect(textsOfDay(4_900, 20)).toBe(490);
  expect(textsOfDay(4_900, 2)).toBe(2_450);
  expect(textsOfDay(4_900, 1)).toBe(4_900);
});

test("whatever is asked for, a month takes no more than it has, and a flood leaves some to every day", () => {
  const asked = fc.array(fc.nat(2_000), { minLength: 28, maxLength: 31 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000 }), asked, (texts, days) => {
      const left = days.reduce((had, wanted, at) => {
        const ceiling = textsOfDay(had, days.length - at);
        expect(ceiling).toBeLessThanOrEqual(had);
        if (had > 0) expect(ceiling).toBeGreaterThan(0);
        return had - Math.min(wanted, ceiling);
      }, texts);
      expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a flood on every day leaves some to each, from $5 a month on, and nothing is left over", () => {
  for (const days of [28, 29, 30, 31])
    for (const texts of [500, 5_000, 100_000]) {
      let left: number = texts;
      for (let daysLeft = days; daysLeft > 0; daysLeft -= 1) {
        const ceiling = textsOfDay(left, daysLeft);
        expect(ceiling, `${texts} texts, ${daysLeft} of ${days} days left`).toBeGreaterThan(0);
        left -= ceiling;
      }
      expect(left).toBe(0);
    }
});

test("the shares of a day are the day, and no address or hour has a whole share", () => {
  for (const day of [0, 1, 7, 10, 500, 12_345]) {
    const all = shares.map((share) => ceilingsOf(day, share));
    expect(all.reduce((sum, ceilings) => sum + ceilings.day, 0)).toBe(day);
  }
  expect(ceilingsOf(500, "strangers")).toEqual({ day: 300, hour: 150, address: 30, network: 75 });
  expect(ceilingsOf(500, "known")).toEqual({ day: 100, hour: 50, address: 10, network: 25 });
});
