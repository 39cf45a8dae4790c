import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { pause } from "#lambdas/pause.ts";
import type { Acknowledged, Job } from "./Job.ts";

const writer = join(import.meta.dirname, "writer.ts");

const said = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on("message", (message) => message === word && resolve());
    child.once("exit", (code) => reject(new Error(`the writer ended with ${code} before it was ${word}`)));
  });

/** Milliseconds after this acknowledgement; 0 is the beginning. */
export interface KillTime {
  readonly acknowledgement: number;
  readonly milliseconds: number;
}

/** Runs the jobs in a process of their own and kills it. Returns its acknowledgements. */
export async function killedAfter(
  { acknowledgement, milliseconds }: KillTime,
  jobs: readonly Job[],
): Promise<Acknowledged[]> {
  const child = fork(writer, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const acknowledged: Acknowledged[] = [];
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  child.on("message", (message) => {
    if (typeof message === "object") acknowledged.push(message as Acknowledged);
    if (acknowledged.length >= acknowledgement && message !== "ready") reach();
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await said(child, "ready");
  child.send([...jobs]);
  await Promise.race([reached, exited]);
  await pause(milliseconds);
  child.kill("SIGKILL");
  await exited;
  return acknowledged;
}
