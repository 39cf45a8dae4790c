import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { untilOffline } from "./waitWhileOnline.ts";

afterEach(() => onlineManager.setOnline(true));

const never = new Promise<never>(() => {});

test("what comes to an end is answered", async () => {
  expect(await untilOffline(Promise.resolve("done"))).toBe("done");
  await expect(untilOffline(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("nothing is waited for any more when the network goes, or is gone", async () => {
  const waiting = untilOffline(never);
  onlineManager.setOnline(false);
  expect(await waiting).toBeUndefined();
  expect(await untilOffline(never)).toBeUndefined();
});
