import { expect, test } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { sealAudit } from "#shared/contract/audit.ts";
import { audit, lastDueDay, printCheck } from "./audit.ts";

const day = (at: string, problem?: string) => ({ day: at, rows: 2, ...(problem ? { problem } : {}) });

test("days that fit are told with their rows, and the command succeeds", async () => {
  const { code, text } = await captureOutput(async () => printCheck([day("2026-11-20"), day("2026-11-21")]));
  expect([code, text]).toEqual([0, "2 days of the audit fit, 2026-11-20 to 2026-11-21: 4 rows."]);
});

test("each day that does not fit is named with its reason, and the command fails", async () => {
  const days = [
    day("2026-11-19"),
    day("2026-11-20", "a row is gone"),
    day("2026-11-21"),
    day("2026-11-22", "it is not sealed"),
  ];
  const { code, text } = await captureOutput(async () => printCheck(days));
  expect(code).toBe(1);
  expect(text).toBe(
    [
      "The audit of 2026-11-20 does not fit: a row is gone.",
      "The audit of 2026-11-22 does not fit: it is not sealed.",
      "Days before 2026-11-20, which fit: 1.",
    ].join("\n"),
  );
});

test("until yesterday's run is over its seal is not missed, and the day before is the last", () => {
  expect(sealAudit).toMatchObject({ schedule: "cron(40 4 * * ? *)", seconds: 900 });
  const days = ["00:00", "04:40", "04:59", "05:00", "23:59"].map((at) => lastDueDay(new Date(`2026-11-22T${at}:00Z`)));
  expect(days).toEqual(["2026-11-20", "2026-11-20", "2026-11-20", "2026-11-21", "2026-11-21"]);
});

test("a word that is no verb and a day that is none are refused before anything is asked", async () => {
  const wrong = await captureOutput(() => runCommand(audit, ["look", "--local"]));
  expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("Say verify or seal") });
  const never = await captureOutput(() => runCommand(audit, ["verify", "--from", "2026-02-30", "--local"]));
  expect(never).toMatchObject({ code: 1, text: expect.stringContaining('--from is "2026-02-30"') });
});
