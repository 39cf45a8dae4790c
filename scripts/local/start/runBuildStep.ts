import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { StartError } from "#scripts/local/common/StartError.ts";
import type { BuildStep } from "./buildStep.ts";

const script = join(import.meta.dirname, "buildStep.ts");
const execArgv = ["--disable-warning=ExperimentalWarning"];

/** In a process of its own: only its end frees the memory of bundlers and CDK. Throws StartError. */
export async function runBuildStep(...step: BuildStep): Promise<void> {
  const [code, signal] = await once(fork(script, step, { execArgv }), "exit");
  if (code === 0) return;
  throw new StartError(
    `The build ended with ${signal ?? code}.`,
    "Its message is above: mend what it names, and start again.",
  );
}
