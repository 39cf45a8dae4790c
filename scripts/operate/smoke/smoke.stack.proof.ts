import { expect, test } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { smoke } from "./smoke.ts";

test("with --write each kind of caller writes through the site, the canary runs, and no account stays", async () => {
  const { code, text } = await captureOutput(() => runCommand(smoke, ["--local", "--write"]));
  expect(text).toMatch(/ok +a resident writes +registered a home, a photo and a person/);
  expect(text).toMatch(/ok +a moderator reads, audited +read its queue/);
  expect(text).toMatch(/ok +an administrator reads, audited +searched the accounts/);
  expect(text).toMatch(/ok +canary +did the main job/);
  expect(code).toBe(0);
  const { rowsOfAccount } = await import("#lambdas/records/accounts/accountRows.ts");
  for (const role of ["user", "mod", "admin"]) expect(await rowsOfAccount(`canary-smoke-${role}`), role).toEqual([]);
});
