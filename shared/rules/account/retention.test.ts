import { expect, test } from "vitest";
import { addDays } from "#shared/rules/dates.ts";
import { type ErasureWarning, firstLook, type RetentionStep, retentionStep } from "./retention.ts";

const lastSign = "2026-11-22";

/** Of an account looked at daily. */
function history(from: string, days: number, isLookedAt: (day: string) => boolean = () => true) {
  const done: [string, RetentionStep["kind"], string | undefined][] = [];
  let warned: ErasureWarning | undefined;
  let next = from;
  for (let day = from; day <= addDays(from, days); day = addDays(day, 1)) {
    if (day < next || !isLookedAt(day)) continue;
    const step = retentionStep(day, lastSign, warned);
    if (step.kind === "warn") ({ warned } = step);
    if (step.kind !== "wait") done.push([day, step.kind, warned?.erasure]);
    if (step.kind === "erase") return done;
    next = step.until;
  }
  return done;
}

test("24 months after the last sign of life an account is erased, with mails 60 and 14 days before", () => {
  expect(history(lastSign, 1_000)).toEqual([
    ["2028-09-23", "warn", "2028-11-22"],
    ["2028-11-08", "warn", "2028-11-22"],
    ["2028-11-22", "erase", "2028-11-22"],
  ]);
});

test("a run that comes late shortens no one's time: 60 days from the first mail, 14 from the second", () => {
  expect(history(addDays(lastSign, 1_000), 200)).toEqual([
    ["2029-08-18", "warn", "2029-10-17"],
    ["2029-10-03", "warn", "2029-10-17"],
    ["2029-10-17", "erase", "2029-10-17"],
  ]);
  expect(history(addDays(lastSign, 1_000), 200, (day) => day < "2029-09-01" || day > "2029-10-10")).toEqual([
    ["2029-08-18", "warn", "2029-10-17"],
    ["2029-10-11", "warn", "2029-10-25"],
    ["2029-10-25", "erase", "2029-10-25"],
  ]);
});

test("a sign of life takes a warning back, also on the day of the erasure", () => {
  const warned: ErasureWarning = { lastSign, erasure: "2028-11-22", times: 2 };
  expect(retentionStep("2028-11-22", lastSign, warned)).toEqual({ kind: "erase" });
  expect(retentionStep("2028-11-22", "2028-11-22", warned)).toEqual({ kind: "wait", until: "2030-09-23" });
});

test("an account is not erased before the day that was told, however often it is looked at", () => {
  const warned: ErasureWarning = { lastSign, erasure: "2028-12-30", times: 2 };
  expect(retentionStep("2028-12-29", lastSign, warned)).toEqual({ kind: "wait", until: "2028-12-30" });
});

test("a sign of life on a leap day counts 24 months to the last day of February", () => {
  expect(firstLook("2028-02-29")).toBe(addDays("2030-02-28", -60));
  expect(firstLook("2026-02-28")).toBe(addDays("2028-02-28", -60));
  const warned: ErasureWarning = { lastSign: "2028-02-29", erasure: "2030-02-28", times: 2 };
  expect(retentionStep("2030-02-27", "2028-02-29", warned).kind).toBe("wait");
  expect(retentionStep("2030-02-28", "2028-02-29", warned).kind).toBe("erase");
});
