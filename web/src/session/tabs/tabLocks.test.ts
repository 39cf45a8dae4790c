import { afterEach, expect, test } from "vitest";
import { hideOpen, inTurn, openElsewhere, showOpen } from "./tabLocks.ts";

afterEach(hideOpen);

/** The newest state of the locks: one that was let go is gone a moment later. */
const settledTo = (since: number | undefined) => expect.poll(openElsewhere).toBe(since);

test("a tab in which somebody is signed in is known to the others, with since when", async () => {
  expect(await openElsewhere()).toBeUndefined();
  showOpen(1_000);
  await settledTo(1_000);
});

test("another sign-in takes the place of the one before it", async () => {
  showOpen(1_000);
  showOpen(2_000);
  await settledTo(2_000);
});

test("a tab that was left is known no more, also when it is left at once", async () => {
  showOpen(1_000);
  await settledTo(1_000);
  hideOpen();
  await settledTo(undefined);
  showOpen(2_000);
  hideOpen();
  await settledTo(undefined);
});

test("a sign-in waits for a sign-out, also one that fails", async () => {
  const order: string[] = [];
  const out = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push("out");
    throw new Error("no line");
  });
  const into = inTurn(async () => order.push("in"));
  await expect(out).rejects.toThrow("no line");
  await into;
  expect(order).toEqual(["out", "in"]);
});
