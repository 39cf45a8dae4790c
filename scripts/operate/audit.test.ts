import { expect, test } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { audit, printCheck } from "./audit.ts";

const day = (at: string, problem?: string) => ({ day: at, rows: 2, ...(problem ? { problem } : {}) });

test("days that fit are told with their rows, and the command succeeds", async () => {
  const { code, text } = await captureOutput(async () => printCheck([day("2026-11-20"), day("2026-11-21")]));
  expect([code, text]).toEqual([0, "2 days of the audit fit, 2026-11-20 to 2026-11-21: 4 rows."]);
});

test("the first day that does not fit is named with the reason, and the command fails", async () => {
  const days = [day("2026-11-19"), day("2026-11-20", "a row is gone"), day("2026-11-21", "later")];
  const { code, text } = await captureOutput(async () => printCheck(days));
  expect(code).toBe(1);
  expect(text).toContain("The audit of 2026-11-20 does not fit: a row is gone.");
});

test("a word that is no verb and a day that is none are refused before anything is asked", async () => {
  const wrong = await captureOutput(() => runCommand(audit, ["look", "--local"]));
  expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("Say verify or seal") });
  const never = await captureOutput(() => runCommand(audit, ["verify", "--from", "2026-02-30", "--local"]));
  expect(never).toMatchObject({ code: 1, text: expect.stringContaining('--from is "2026-02-30"') });
});
