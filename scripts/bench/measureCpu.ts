import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { env } from "#lambdas/env.ts";
import { aModerator } from "#lambdas/testing/builders/people.ts";
import type { Figure } from "./Figure.ts";
import type { PageCpu, PageReader } from "./PageCpu.ts";
import { fill } from "./registries.ts";

const city = "Detroit";
const onePage = 51;

async function cpuOfPage(reader: PageReader): Promise<PageCpu> {
  const worker = fork(join(import.meta.dirname, "pageCpuWorker.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  worker.send(reader);
  const failed = once(worker, "exit").then(([code]) => Promise.reject(new Error(`The worker ended with ${code}`)));
  const [measured] = await Promise.race([once(worker, "message"), failed]);
  return measured as PageCpu;
}

export async function measureCpu(): Promise<Figure[]> {
  await fill(env.table, city, onePage, onePage);
  const { claims } = await aModerator(city);
  const { page, itsCommands, leastCommands, commands } = await cpuOfPage(claims);
  const figure = (against: string, bare: number, budget: number): Figure => ({
    what: `CPU of a page of New Jackets against ${against} (${page.toFixed(1)} and ${bare.toFixed(1)} ms)`,
    value: page / bare,
    budget,
    unit: "times",
  });
  return [figure(`its ${commands} commands`, itsCommands, 1.3), figure("a get, a query and a put", leastCommands, 4)];
}
