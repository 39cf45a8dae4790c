import { expect, test } from "vitest";
import { schedules } from "#shared/contract/index.ts";
import { hoursBetween } from "./hoursBetween.ts";

test.each([
  ["cron(30 14 * * ? *)", 24],
  ["cron(15 * * * ? *)", 1],
  ["cron(0/10 * * * ? *)", 1],
])("%s leaves at most %i hours between two runs", (schedule, hours) => {
  expect(hoursBetween(schedule)).toBe(hours);
});

test("every schedule is understood, and another is refused and not guessed", () => {
  for (const { schedule } of Object.values(schedules)) expect(hoursBetween(schedule)).toBeGreaterThan(0);
  for (const unknown of ["cron(0 8 ? * MON *)", "cron(0 8,20 * * ? *)", "rate(1 day)"])
    expect(() => hoursBetween(unknown)).toThrow("silent");
});
