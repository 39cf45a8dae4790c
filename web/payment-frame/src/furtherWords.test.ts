import { expect, test } from "vitest";
import { furtherWords } from "./furtherWords.ts";

const three = { others: 2, each: 10, first: 40 };
const sum = "$60.00 today: $40.00 for the first person, then $10.00 each for 2 more.";

test("a card that is typed and kept pays the first in the window, and then the rest", () => {
  const told = "The payment window asks for the first $40.00; the same card then pays the rest.";
  expect(furtherWords(three, "kept")).toBe(`${sum} ${told}`);
});

test("a saved card pays all at once: no window is told of", () => {
  expect(furtherWords(three, { saved: "4242" })).toBe(`${sum} The card ending 4242 pays it all.`);
});

test("a card that is not kept pays for the first person, and no sum of all is told", () => {
  const told = "$40.00 today, for the first person alone. You then type a card for each further person:";
  expect(furtherWords(three, "once")).toBe(`${told} $10.00 each for 2 more.`);
  expect(furtherWords({ ...three, others: 1 }, "once")).toBe(`${told} $10.00 for one more.`);
});
