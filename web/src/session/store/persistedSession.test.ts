import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#web/session/testing/memoryStorage.ts";
import { rosa } from "#web/session/testing/rosa.ts";
import { clearSession, flushSession, loadSession, saveSession } from "./persistedSession.ts";

const session = { user: rosa, remember: false, since: 1_000 };
const named = (FirstName: string) => ({ ...session, user: { ...rosa, FirstName } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  clearSession(rosa.ID);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a session is persisted with its beginning, in this tab or beyond it", () => {
  saveSession(session);
  expect(loadSession()).toEqual(session);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1_000);
  saveSession({ ...session, remember: true });
  expect(loadSession()).toEqual({ ...session, remember: true });
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
});

test("it is written at once, then at most once a second, and the last one always", () => {
  const write = vi.spyOn(sessionStorage, "setItem");
  for (const name of ["A", "B", "C"]) saveSession(named(name));
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(2);
  expect(loadSession()?.user.FirstName).toBe("C");
});

test("a page that is left writes a delayed session", () => {
  saveSession(named("A"));
  saveSession(named("B"));
  flushSession();
  expect(loadSession()?.user.FirstName).toBe("B");
});

test("a cleared session is not written afterwards, and another account's session stays", () => {
  saveSession(named("A"));
  saveSession(named("B"));
  clearSession("account-2");
  expect(loadSession()?.user.FirstName).toBe("A");
  clearSession(rosa.ID);
  vi.advanceTimersByTime(5_000);
  expect(loadSession()).toBeUndefined();
});

test.each([
  "nonsense",
  "null",
  "{}",
  '{"user":null,"since":1}',
  '{"user":{"ID":"account-1"},"since":1}',
  '{"user":{"ID":"account-1","Role":"USER"}}',
  '{"user":{"ID":"account-1","Role":"USER"},"since":1}',
  JSON.stringify({ user: { ...rosa, FirstName: undefined }, since: 1 }),
  JSON.stringify({ user: { ...rosa, Location: undefined }, since: 1 }),
  JSON.stringify({ user: { ...rosa, Location: { ...rosa.Location, Zip: 48226 } }, since: 1 }),
])("storage that holds %s holds no session", (text) => {
  sessionStorage.setItem("beforehand.session", text);
  expect(loadSession()).toBeUndefined();
});
