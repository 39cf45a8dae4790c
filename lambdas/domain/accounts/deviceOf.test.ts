import { expect, test } from "vitest";
import { deviceOf } from "./deviceOf.ts";

const mozilla = "Mozilla/5.0";

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, "Firefox on Windows"],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    "Safari on iOS",
  ],
  [
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
  ["?", "Unknown device"],
  ["(".repeat(100_000), "Unknown device"],
])("a browser is told in words: %#", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
