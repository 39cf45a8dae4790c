import { expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { note, onOneLine, required } from "./text.ts";

test("notes hold 150 characters as people count them", () => {
  expect(accepts(note(150), "🚒".repeat(150))).toBe("🚒".repeat(150));
  expect(message(note(150), "x".repeat(151))).toBe("150 characters Max");
});

test("a name is on one line, and not of what is not drawn alone", () => {
  const name = required("Please give a name", 60);
  expect(accepts(name, "  Mary  Ann ")).toBe("Mary  Ann");
  for (const text of ["Mary\nAnn", "Mary\tAnn", "Mary\u2028Ann"]) expect(message(name, text)).toBe(onOneLine);
  for (const text of ["", "\n", "\u200b\u2060"]) expect(message(name, text)).toBe("Please give a name");
});
