import { afterEach, expect, test, vi } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { blank, line, note, oneLineOnly, required } from "./text.ts";

afterEach(() => vi.restoreAllMocks());

test("a text far too long is refused before it is cleaned: its marks would take seconds to put in order", () => {
  const marks = `a${"\u0301".repeat(30_000)}${"\u0327".repeat(30_000)}`;
  const cleaned = vi.spyOn(String.prototype, "normalize");
  for (const field of [note(150), line(60), required("Please give a name", 60), blank()])
    expect(accepts(field, marks)).toBeUndefined();
  expect(cleaned).not.toHaveBeenCalled();
});

test("notes hold 150 characters as people count them", () => {
  expect(accepts(note(150), "🚒".repeat(150))).toBe("🚒".repeat(150));
  expect(message(note(150), "x".repeat(151))).toBe("150 characters Max");
});

test("a name is on one line, and not of what is not drawn alone", () => {
  const name = required("Please give a name", 60);
  expect(accepts(name, "  Mary  Ann ")).toBe("Mary  Ann");
  for (const text of ["Mary\nAnn", "Mary\tAnn", "Mary\u2028Ann"]) expect(message(name, text)).toBe(oneLineOnly);
  for (const text of ["", "\n", "\u200b\u2060"]) expect(message(name, text)).toBe("Please give a name");
});
