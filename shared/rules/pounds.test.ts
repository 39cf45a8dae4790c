import { expect, test } from "vitest";
import { formatWeight, inPounds, poundsOf } from "./pounds.ts";

test("a weight gets its unit once, also where the family ended it with a dot", () => {
  expect(["150", "150 lbs.", "68 kg"].map(formatWeight)).toEqual(["150 lb", "150 lbs.", "68 kg"]);
});

test.each([
  ["70 kg", "154.3 lb"],
  ["70kg", "154.3 lb"],
  ["70,5 KG", "155.4 lb"],
  ["3.2 kilos", "7.1 lb"],
  ["about 70 kilograms", "about 154.3 lb"],
  ["88", "88"],
  ["88.5 lb", "88.5 lb"],
  ["10 st", "140 lb"],
  ["10 stone 4", "144 lb"],
  ["10st 4lbs", "144 lb"],
  ["8 lb 4 oz", "8.3 lb"],
  ["3500 g", "7.7 lb"],
  ["150 lb / 68 kg", "150 lb"],
  ["68 kg (150 lbs)", "150 lbs"],
  ["150 lb or 68 kg", "150 lb"],
  ["1,200", "1,200"],
  ["150#", "150#"],
  ["heavy", "heavy"],
])("the weight %j is kept as %j", (typed, kept) => {
  expect(inPounds(typed)).toBe(kept);
  expect(inPounds(kept)).toBe(kept);
});

test.each([
  ["88", 88],
  ["88.5 lb", 88.5],
  ["about 88 lb", 88],
  ["1,200", 1_200],
  ["70 kg", 154.3],
  [".5", 0.5],
  ["-3", -3],
])("the weight %j is %d pounds", (typed, pounds) => {
  expect(poundsOf(typed)).toBe(pounds);
});

test.each([
  "",
  "heavy",
  "kg",
  "Infinity",
  "1e300",
  "1e-300",
  "1.2.3",
  "68-72 kg",
  "68–72 kg",
  "150 to 160",
  "150 lb / 90 kg",
  "68 kg 150 lb",
  "10 4",
  "5 ft",
  "70 k",
  "150 lb / 68 kg / 10 st",
])("%j is not one weight with a known unit", (typed) => {
  expect(poundsOf(typed)).toBeUndefined();
});
