import { expect, test } from "vitest";
import { cardSizes, fitted } from "./cardSizes.ts";

test("the longest name takes no more of a card than its room, and is still read", () => {
  for (const { name } of Object.values(cardSizes)) {
    expect(fitted(name, "Ada Okafor")).toBe(`${name.points.toFixed(1)}pt`);
    const points = Number.parseFloat(fitted(name, "Adaeze ".repeat(18).slice(0, 121)));
    expect(points).toBeGreaterThanOrEqual(6.5);
    // The area of a text grows with the square of its size.
    expect(points ** 2 * 121).toBeLessThanOrEqual(name.points ** 2 * name.room * 1.05);
  }
});

test("a name is printed smaller rather than broken within a word", () => {
  const { name } = cardSizes.fridge;
  expect(Number.parseFloat(fitted(name, "Wolfeschlegelstein Ott"))).toBeCloseTo((name.points * name.word) / 18, 1);
  expect(fitted(name, "Anna-Marie Ott")).toBe(`${name.points.toFixed(1)}pt`);
});
