import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { upgrade } from "./upgrade.ts";

const filled = vi.hoisted(() => ({ accounts: 0, rows: 0, failures: new Map<string, Error>(), times: 0 }));
vi.mock("#lambdas/domain/daily/fillAllAccounts.ts", () => ({
  fillAllAccounts: async () => {
    filled.times += 1;
    return filled;
  },
}));

test("an earlier version's records are completed by the first start that can, and by no later one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
  filled.failures.set("an account", new Error("The table does not answer"));
  expect(await upgrade({}, folder)).toBe(1);
  filled.failures.clear();
  for (let start = 1; start <= 3; start += 1) expect(await upgrade({}, folder)).toBe(0);
  expect(filled.times).toBe(2);
});

test("a folder that an earlier version has completed is completed once more", async () => {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
  await writeFile(join(folder, "upgraded.json"), JSON.stringify({ matches: true }));
  const before = filled.times;
  for (let start = 1; start <= 2; start += 1) expect(await upgrade({}, folder)).toBe(0);
  expect(filled.times).toBe(before + 1);
});
