import { expect, test } from "vitest";
import { countOf } from "./countOf.ts";

const words = ["family member", "family members"] as const;
const none = "No family members registered yet";
const people = (count: number) => Array.from({ length: count });

test("an empty family has its own sentence", () => {
  expect(countOf([], false, words, none)).toBe(none);
});

test("one person is a member, more are members", () => {
  expect(countOf(people(1), false, words, none)).toBe("1 family member");
  expect(countOf(people(3), false, words, none)).toBe("3 family members");
});

test("a partly loaded list is not counted as whole", () => {
  expect(countOf(people(100), true, words, none)).toBe("100+ family members");
});
