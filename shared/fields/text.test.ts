import { expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { note } from "./text.ts";

test("notes hold 150 characters as people count them", () => {
  expect(accepts(note(150), "🚒".repeat(150))).toBe("🚒".repeat(150));
  expect(message(note(150), "x".repeat(151))).toBe("150 characters Max");
});
