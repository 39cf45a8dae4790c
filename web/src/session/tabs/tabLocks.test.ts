import { afterEach, expect, test } from "vitest";
import { releaseTabLock, sessionOfOtherTab, takeTabLock, withCookieLock } from "./tabLocks.ts";

afterEach(releaseTabLock);

/** A released lock is gone a moment later. */
const settledTo = (since: number | undefined) => expect.poll(sessionOfOtherTab).toBe(since);

test("other tabs see that a tab has a session, and since when", async () => {
  expect(await sessionOfOtherTab()).toBeUndefined();
  takeTabLock(1_000);
  await settledTo(1_000);
});

test("another sign-in replaces the one before it", async () => {
  takeTabLock(1_000);
  takeTabLock(2_000);
  await settledTo(2_000);
});

test("other tabs no longer see a session that was left, also when it is left at once", async () => {
  takeTabLock(1_000);
  await settledTo(1_000);
  releaseTabLock();
  await settledTo(undefined);
  takeTabLock(2_000);
  releaseTabLock();
  await settledTo(undefined);
});

test("a sign-in waits for a sign-out, even one that fails", async () => {
  const order: string[] = [];
  const out = withCookieLock(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push("out");
    throw new Error("no line");
  });
  const into = withCookieLock(async () => order.push("in"));
  await expect(out).rejects.toThrow("no line");
  await into;
  expect(order).toEqual(["out", "in"]);
});
