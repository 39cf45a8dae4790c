import { expect, test } from "vitest";
import { initials } from "./initials.ts";
import { splitWords } from "./words.ts";

test.each([
  ["DNR", "DNR"],
  ["AutismASD", "Autism ASD"],
  ["LimbsMissingOrPartiallyMissing", "Limbs Missing Or Partially Missing"],
  ["NonVerbal", "Non Verbal"],
])("the flag %s is shown as %s", (key, words) => {
  expect(splitWords(key)).toBe(words);
});

test("initials are whole characters of any script", () => {
  expect(initials("Rosa", "Moreau")).toBe("RM");
  expect(initials("小龙", "李")).toBe("小李");
  expect(initials("👩‍🚒", "")).toBe("👩");
});
