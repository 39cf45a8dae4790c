import { describe, expect, test } from "vitest";
import { type Role, roles } from "#shared/model/role.ts";
import { phaseAt, type SessionTimes } from "./sessionPhase.ts";

const minute = 60_000;
const hour = 60 * minute;
const since = Date.UTC(2026, 10, 21, 8);

/** Milliseconds after the sign-in. */
const times = (lastActivity: number, more: Partial<SessionTimes> = {}): SessionTimes => ({
  role: "USER",
  remember: false,
  since,
  lastActivity: since + lastActivity,
  warnSeconds: 600,
  ...more,
});
const at = (time: number, of: SessionTimes) => phaseAt(since + time, of);

describe("without activity", () => {
  test("a session warns after 13 minutes and ends after 15", () => {
    const idle = times(hour);
    expect(at(hour, idle)).toBe("open");
    expect(at(hour + 13 * minute - 1, idle)).toBe("open");
    expect(at(hour + 13 * minute, idle)).toBe("idleSoon");
    expect(at(hour + 15 * minute - 1, idle)).toBe("idleSoon");
    expect(at(hour + 15 * minute, idle)).toBe("idle");
  });

  test("the clock decides after a sleep of any length, however rarely it was read", () => {
    expect(at(9 * hour, times(hour))).toBe("idle");
    expect(at(100 * hour, times(hour))).toBe("idle");
  });

  test("a resident with 'Remember me' stays signed in", () => {
    expect(at(10 * hour, times(0, { remember: true }))).toBe("open");
  });

  test.each(roles.filter((role) => role !== "USER"))("%s never stays signed in for longer", (role: Role) => {
    expect(at(15 * minute, times(0, { role, remember: true }))).toBe("idle");
  });
});

describe("with constant activity", () => {
  test.each([
    ["12 hours", false, 12 * hour],
    ["30 days", true, 30 * 24 * hour],
  ])("a sign-in ends after %s, and warns 10 minutes before", (_, remember, length) => {
    const busy = (time: number) => at(time, times(time, { remember }));
    expect(busy(length - 10 * minute - 1)).toBe("open");
    expect(busy(length - 10 * minute)).toBe("endsSoon");
    expect(busy(length - 1)).toBe("endsSoon");
    expect(busy(length)).toBe("ended");
  });

  test("staff who are remembered sign in anew after 12 hours", () => {
    const busy = (time: number) => at(time, times(time, { role: "MOD", remember: true }));
    expect(busy(12 * hour - 1)).toBe("endsSoon");
    expect(busy(12 * hour)).toBe("ended");
  });

  test("after 'Later' the warning comes back at the remaining time", () => {
    const later = (time: number, warnSeconds: number) => at(time, times(time, { warnSeconds }));
    expect(later(12 * hour - 9 * minute, 120)).toBe("open");
    expect(later(12 * hour - 2 * minute, 120)).toBe("endsSoon");
    expect(later(12 * hour - minute, 0)).toBe("open");
    expect(later(12 * hour, 0)).toBe("ended");
  });
});

test("of two ends the earlier one is warned about, and is the reason", () => {
  const away = times(12 * hour - 20 * minute);
  expect(at(12 * hour - 6 * minute, away)).toBe("idleSoon");
  expect(at(13 * hour, away)).toBe("idle");
  const busy = times(12 * hour - 10 * minute);
  expect(at(12 * hour - minute, busy)).toBe("endsSoon");
  expect(at(13 * hour, busy)).toBe("ended");
});
