import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { waitWhileOnline } from "./waitWhileOnline.ts";

afterEach(() => onlineManager.setOnline(true));

const never = new Promise<never>(() => {});

test("work that settles gives its result", async () => {
  expect(await waitWhileOnline(Promise.resolve("done"))).toBe("done");
  await expect(waitWhileOnline(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("the wait ends when the network goes, or is gone", async () => {
  const waiting = waitWhileOnline(never);
  onlineManager.setOnline(false);
  expect(await waiting).toBeUndefined();
  expect(await waitWhileOnline(never)).toBeUndefined();
});
