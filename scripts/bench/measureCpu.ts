import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { env } from "#lambdas/env.ts";
import { aModerator } from "#lambdas/testing/builders/people.ts";
import type { Figure } from "./Figure.ts";
import type { Asked, PageCpu } from "./PageCpu.ts";
import { fill } from "./registries.ts";

const city = "Detroit";
const onePage = 51;

async function cpuOfPage(asked: Asked): Promise<PageCpu> {
  const worker = fork(join(import.meta.dirname, "pageCpuWorker.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  worker.send(asked);
  const failed = once(worker, "exit").then(([code]) =>
    Promise.reject(new Error(`The worker ended with ${code}`)),
  );
  const [measured] = await Promise.race([once(worker, "message"), failed]);
  return measured as PageCpu;
}

/** Measures the processor time of a page of 50 New Jackets against the bare commands get, query and put. */
export async function measureCpu(): Promise<Figure[]> {
  await fill(env.table, city, onePage, onePage);
  const { claims } = await aModerator(city);
  const { page, bare } = await cpuOfPage({ city, claims });
  const taken = `${page.toFixed(1)} and ${bare.toFixed(1)} ms`;
  const what = `CPU of a page of New Jackets against get, query and put (${taken})`;
  return [{ what, value: page / bare, budget: 1.3, unit: "times" }];
}
