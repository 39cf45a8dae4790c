import { expect, test } from "vitest";
import { cardSizes, fitted } from "./cardSizes.ts";

test("the longest name takes no more of a card than its room, and is still read", () => {
  for (const { name } of Object.values(cardSizes)) {
    expect(fitted(name, 12)).toBe(`${name.points.toFixed(1)}pt`);
    const points = Number.parseFloat(fitted(name, 121));
    expect(points).toBeGreaterThanOrEqual(6.5);
    // The area of a text grows with the square of its size.
    expect(points ** 2 * 121).toBeLessThanOrEqual(name.points ** 2 * name.room * 1.05);
  }
});
