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

/** Starts the jobs in a process of their own and kills it so many milliseconds later. Returns what it acknowledged. */
export async function killedAt(milliseconds: number, jobs: readonly Job[]): Promise<Acknowledged[]> {
  const child = fork(writer, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const acknowledged: Acknowledged[] = [];
  child.on("message", (message) => {
    if (typeof message === "object") acknowledged.push(message as Acknowledged);
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await said(child, "ready");
  const begun = said(child, "begun");
  child.send([...jobs]);
  await begun;
  await pause(milliseconds);
  child.kill("SIGKILL");
  await exited;
  return acknowledged;
}
