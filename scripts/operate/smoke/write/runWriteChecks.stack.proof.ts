import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { operatorKey } from "#scripts/local/common/accessKeys.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import { awsEnvironment, functionsEnvironment } from "#scripts/local/start/environment.ts";
import { type Stack, startStack } from "#scripts/local/start/startStack.ts";
import { builtAssembly } from "#scripts/testing/builtAssembly.ts";
import { anyPorts } from "#scripts/testing/freePorts.ts";
import { without, withPolicy } from "#scripts/testing/withPolicy.ts";

/** Each function's lost permission, and the check that needs it. */
const taken = [
  ["createMember", "dynamodb:PutItem", "a resident writes"],
  ["listNewEntries", "dynamodb:UpdateItem", "a moderator reads, audited"],
  ["listUsers", "dynamodb:Query", "an administrator reads, audited"],
  ["runCanary", "dynamodb:ConditionCheckItem", "canary"],
] as const;

let folder: string;
let stack: Stack;
let origin: string;

beforeAll(async () => {
  ensureJava();
  folder = await mkdtemp(join(tmpdir(), "smoke-write-"));
  const assembly = taken.reduce(
    (changed, [name, action]) => withPolicy(changed, name, without(action)),
    await builtAssembly(),
  );
  const ports = await anyPorts();
  stack = await startStack({ assembly, ports, folder });
  origin = `http://localhost:${ports.site}`;
  const { gateway, resolve } = stack.standIns;
  const environment = {
    ...functionsEnvironment(assembly, resolve),
    ...awsEnvironment(gateway, operatorKey),
    STAGE: "local",
    SITE_ORIGIN: origin,
    DATA_DIR: folder,
    POWERTOOLS_LOG_LEVEL: "CRITICAL",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}, 300_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack?.stop();
  await rm(folder, { recursive: true });
});

test("each function that lacks a permission is named with it, by the check that needs it", async () => {
  const { runWriteChecks } = await import("./runWriteChecks.ts");
  const results = await runWriteChecks({ origin }, true);
  const said = results.map(({ name, outcome, detail }) => `${outcome} ${name}: ${detail}`).join("\n");
  for (const [name, action, check] of taken) {
    expect(said, check).toMatch(new RegExp(`FAIL ${check}: ${name} answers 500`));
    expect(said, name).toContain(`FAIL permissions: ${name} was refused ${action} on `);
  }
  const log = await readFile(join(folder, "functions.log"), "utf8");
  expect(log).toMatch(/The canary came no further than to register a .*dynamodb:ConditionCheckItem/);
  const { rowsOfAccount } = await import("#lambdas/records/accounts/accountRows.ts");
  for (const role of ["user", "mod", "admin"]) expect(await rowsOfAccount(`canary-smoke-${role}`), role).toEqual([]);
});
