import { afterEach, expect, inject, test, vi } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { runChecks } from "./runChecks.ts";
import { smoke } from "./smoke.ts";

afterEach(() => vi.unstubAllEnvs());

test("the stack that npm start runs passes every check that can be looked at on http", async () => {
  const results = await runChecks({ origin: inject("siteOrigin") });
  expect(results.filter(({ outcome }) => outcome === "FAIL")).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === "skip").map(({ name }) => name)).toEqual([
    "plain http leads to https",
    "no way around the distribution",
    "data refuses to be deleted",
  ]);
});

test("with --write each kind of caller writes through the site, the canary runs, and no account stays", async () => {
  vi.stubEnv("PORT", new URL(inject("siteOrigin")).port);
  vi.stubEnv("DATA_DIR", inject("dataFolder"));
  const { code, text } = await captureOutput(() => runCommand(smoke, ["--local", "--write"]));
  expect(text).toMatch(/ok +a resident writes +registered a home, a photo and a person/);
  expect(text).toMatch(/ok +a moderator reads, audited +read its queue/);
  expect(text).toMatch(/ok +an administrator reads, audited +searched the accounts/);
  expect(text).toMatch(/ok +canary +did the main job/);
  expect(code).toBe(0);
  const { rowsOfAccount } = await import("#lambdas/records/accounts/accountRows.ts");
  for (const role of ["user", "mod", "admin"]) expect(await rowsOfAccount(`canary-smoke-${role}`), role).toEqual([]);
});
