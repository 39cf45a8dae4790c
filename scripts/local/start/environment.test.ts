import { afterEach, expect, test, vi } from "vitest";
import { applyEnvironment } from "./environment.ts";

afterEach(() => vi.unstubAllEnvs());

test("the keys of an environment are asked with, also where the operator's shell exports a profile", () => {
  for (const name of ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_SESSION_TOKEN", "AWS_ACCESS_KEY_ID"])
    vi.stubEnv(name, "the operator's own");
  applyEnvironment({ AWS_ACCESS_KEY_ID: "local" });
  const { AWS_PROFILE, AWS_DEFAULT_PROFILE, AWS_SESSION_TOKEN, AWS_ACCESS_KEY_ID } = process.env;
  expect([AWS_PROFILE, AWS_DEFAULT_PROFILE, AWS_SESSION_TOKEN]).toEqual([undefined, undefined, undefined]);
  expect(AWS_ACCESS_KEY_ID).toBe("local");
});
