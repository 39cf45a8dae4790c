import { asError } from "#lambdas/domain/common/runAll.ts";
import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import { doMainJob, type JobStep } from "./mainJob.ts";
import { canaryRows, sweep } from "./sweep.ts";

const step: JobStep = async (name, work) => {
  try {
    return await work();
  } catch (reason) {
    const cause = asError(reason);
    throw new Error(`The canary came no further than to ${name}: ${cause.message}`, { cause });
  }
};

const patience = 10_000;

/** Through the distribution, its firewall and the gateway to a function and the table. */
async function askSite(): Promise<void> {
  const { status } = await fetch(`${env.siteOrigin}/api/health`, { signal: AbortSignal.timeout(patience) });
  if (status !== 200) throw new Error(`it answers ${status}`);
}

async function sweepAll(): Promise<void> {
  await sweep();
  const left = await canaryRows();
  if (left.length > 0) throw new Error(`${left.length} rows are left`);
}

/** Removes everything again, an interrupted run's remains included. Throws with the failed part. */
export async function runCanary(): Promise<void> {
  await step("ask the site", askSite);
  await step("take away what an earlier run left", sweepAll);
  try {
    await doMainJob(step);
  } catch (error) {
    // The next run tries again.
    await sweep().catch((reason: unknown) => log.warn("canary not swept", { error: asError(reason) }));
    throw error;
  }
  await step("take everything away", sweepAll);
}
