import type { Job } from "./Job.ts";
import { sendJob } from "./sendJob.ts";

// To be killed. Acknowledges each job as soon as its handler has answered.
process.once("message", (jobs: readonly Job[]) => {
  process.send?.("begun");
  for (const [at, job] of jobs.entries())
    sendJob(job, at).then(
      (acknowledged) => process.send?.(acknowledged),
      (error: unknown) => console.error(error),
    );
});
process.send?.("ready");
