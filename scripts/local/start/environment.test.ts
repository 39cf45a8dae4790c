import { afterEach, expect, test, vi } from "vitest";
import { synthesize } from "#infra/testing/synthesize.ts";
import { readAssembly } from "#scripts/local/template/assembly.ts";
import { applyEnvironment, functionsEnvironment } from "./environment.ts";

const deployed = synthesize("dev");

afterEach(() => vi.unstubAllEnvs());

test("an environment's keys are used, also where the operator's shell exports a profile", () => {
  for (const name of ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_SESSION_TOKEN", "AWS_ACCESS_KEY_ID"])
    vi.stubEnv(name, "the operator's own");
  applyEnvironment({ AWS_ACCESS_KEY_ID: "local" });
  const { AWS_PROFILE, AWS_DEFAULT_PROFILE, AWS_SESSION_TOKEN, AWS_ACCESS_KEY_ID } = process.env;
  expect([AWS_PROFILE, AWS_DEFAULT_PROFILE, AWS_SESSION_TOKEN]).toEqual([undefined, undefined, undefined]);
  expect(AWS_ACCESS_KEY_ID).toBe("local");
});

test("the product's code finds what its functions find, except who they are", async () => {
  const names = Object.keys(functionsEnvironment(await readAssembly(deployed.outdir), (_stack, value) => value));
  expect(names).toEqual(expect.arrayContaining(["TABLE_NAME", "SIGNING_KEY", "USER_POOL_ID", "STAGE"]));
  expect(names).not.toContain("CALL");
});
