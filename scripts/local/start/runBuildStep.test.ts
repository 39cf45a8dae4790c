import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "#scripts/local/common/StartError.ts";
import { temporaryFolder } from "#scripts/testing/temporaryFolder.ts";
import { runBuildStep } from "./runBuildStep.ts";

test("a build that fails stops the start with a remedy, and leaves nothing that could be taken for its output", async () => {
  const outdir = join(temporaryFolder("build-"), "templates");
  const failed = await runBuildStep("templates", outdir, "no settings").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  expect((failed as StartError).remedy).toContain("start again");
  expect(existsSync(outdir)).toBe(false);
});
