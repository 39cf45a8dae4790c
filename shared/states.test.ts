import { expect, test } from "vitest";
import { stateCode, states } from "./states.ts";

test("there are 50 states, DC, four territories and three armed forces codes, each once", () => {
  expect(states).toHaveLength(58);
  expect(new Set(states.map(({ code }) => code)).size).toBe(58);
});

test.each([
  ["mi", "MI"],
  ["Michigan", "MI"],
  ["  new   york ", "NY"],
  ["ARMED FORCES PACIFIC", "AP"],
])("%j is %s", (text, code) => expect(stateCode(text)).toBe(code));

test("an unknown state has no code", () => {
  expect(stateCode("Ontario")).toBeUndefined();
});
