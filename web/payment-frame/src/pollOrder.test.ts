import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Hints, pollOrder } from "./pollOrder.ts";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** The last state stays. */
function poll(states: readonly (string | number)[], hints: Partial<Hints> = {}) {
  const reported: string[] = [];
  const controller = new AbortController();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return typeof state === "number" ? answer(state, { Message: "no" }) : answer(200, { State: state });
  });
  const done = pollOrder({
    Token: "t".repeat(30),
    OrderID: "cs_test_00000001",
    signal: controller.signal,
    hints: { isClosed: () => false, outcome: () => undefined, ...hints },
    report: (action, processing) => reported.push(processing ? `${action}, processing` : action),
  });
  return { reported, done, stop: () => controller.abort() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test("a paid order is approved, and so is one that the bank has not settled yet", async () => {
  const paid = poll(["OPEN", "PAID"]);
  await minutes(1);
  await paid.done;
  const slow = poll(["OPEN", "PROCESSING"]);
  await minutes(1);
  await slow.done;
  expect([paid.reported, slow.reported]).toEqual([["APPROVED"], ["APPROVED, processing"]]);
});

test("nothing is reported while the window is open and unpaid", async () => {
  const { reported, stop } = poll(["OPEN"]);
  await minutes(5);
  stop();
  expect(reported).toEqual([]);
});

test("turning back is reported once as CANCEL, closing the window once as ABORT", async () => {
  const canceled = poll(["OPEN"], { outcome: () => "cancel" });
  await minutes(5);
  canceled.stop();
  const closed = poll(["OPEN"], { isClosed: () => true });
  await minutes(5);
  closed.stop();
  expect([canceled.reported, closed.reported]).toEqual([["CANCEL"], ["ABORT"]]);
});

test("a window that only looked closed is still approved once it is paid", async () => {
  const { reported, done } = poll(["OPEN", "OPEN", "OPEN", "OPEN", "PAID"], { isClosed: () => true });
  await minutes(3);
  await done;
  expect(reported).toEqual(["ABORT", "APPROVED"]);
});

test("a window closed right after paying is approved and not aborted", async () => {
  const { reported, done } = poll(["OPEN", "PAID"], { isClosed: () => true });
  await minutes(1);
  await done;
  expect(reported).toEqual(["APPROVED"]);
});

test("an outage is waited out; an expired order is aborted", async () => {
  const outage = poll([503, 503, "PAID"]);
  await minutes(1);
  await outage.done;
  const expired = poll(["EXPIRED"]);
  await expired.done;
  expect([outage.reported, expired.reported]).toEqual([["APPROVED"], ["ABORT"]]);
});

test("an expired token ends it with the server's sentence", async () => {
  await expect(poll([401]).done).rejects.toThrow("no");
});
