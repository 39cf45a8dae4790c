import { expect, test } from "vitest";
import { waitingText } from "./useQueueCount.ts";

test("a number that was not counted to the end is never told as whole, and none is told as nothing", () => {
  expect(waitingText({ Count: 12, More: false })).toBe("12");
  expect(waitingText({ Count: 500, More: true })).toBe("500+");
  expect(waitingText({ Count: 0, More: false })).toBeUndefined();
  expect(waitingText(undefined)).toBeUndefined();
});
