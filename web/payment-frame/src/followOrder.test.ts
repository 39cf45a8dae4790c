import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followOrder, type Signs } from "./followOrder.ts";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Follows an order whose states are answered one after the other, the last one for good. */
function follow(states: readonly (string | number)[], signs: Partial<Signs> = {}) {
  const told: string[] = [];
  const controller = new AbortController();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return typeof state === "number" ? answer(state, { Message: "no" }) : answer(200, { State: state });
  });
  const done = followOrder({
    ...{ Token: "t".repeat(30), OrderID: "cs_test_00000001", signal: controller.signal },
    signs: { isClosed: () => false, outcome: () => undefined, ...signs },
    tell: (action, processing) => told.push(processing ? `${action}, processing` : action),
  });
  return { told, done, stop: () => controller.abort() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test("a paid order is approved, and so is one that the bank still works on", async () => {
  const paid = follow(["OPEN", "PAID"]);
  await minutes(1);
  await paid.done;
  const slow = follow(["OPEN", "PROCESSING"]);
  await minutes(1);
  await slow.done;
  expect([paid.told, slow.told]).toEqual([["APPROVED"], ["APPROVED, processing"]]);
});

test("while the window is open and unpaid nothing is told", async () => {
  const { told, stop } = follow(["OPEN"]);
  await minutes(5);
  stop();
  expect(told).toEqual([]);
});

test("turning back is told once as CANCEL, closing the window once as ABORT", async () => {
  const canceled = follow(["OPEN"], { outcome: () => "cancel" });
  await minutes(5);
  canceled.stop();
  const closed = follow(["OPEN"], { isClosed: () => true });
  await minutes(5);
  closed.stop();
  expect([canceled.told, closed.told]).toEqual([["CANCEL"], ["ABORT"]]);
});

test("a window that only looked closed is still approved once it is paid", async () => {
  const { told, done } = follow(["OPEN", "OPEN", "OPEN", "OPEN", "PAID"], { isClosed: () => true });
  await minutes(3);
  await done;
  expect(told).toEqual(["ABORT", "APPROVED"]);
});

test("a window closed right after paying is approved and not aborted", async () => {
  const { told, done } = follow(["OPEN", "PAID"], { isClosed: () => true });
  await minutes(1);
  await done;
  expect(told).toEqual(["APPROVED"]);
});

test("an outage is waited out; an order whose time ran out is aborted", async () => {
  const outage = follow([503, 503, "PAID"]);
  await minutes(1);
  await outage.done;
  const expired = follow(["EXPIRED"]);
  await expired.done;
  expect([outage.told, expired.told]).toEqual([["APPROVED"], ["ABORT"]]);
});

test("a token that is out of date ends it with the server's sentence", async () => {
  await expect(follow([401]).done).rejects.toThrow("no");
});
