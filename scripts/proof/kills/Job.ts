import type { Claims } from "#lambdas/testing/call.ts";
import type { CallName } from "#shared/contract/index.ts";

/** One write of a process about to be killed. It can be sent again as the same. */
export interface Job {
  readonly call: CallName;
  readonly body: unknown;
  readonly claims: Claims;
  readonly idempotencyKey: string;
}

/** The answer to a job, as far as the process came. */
export interface Acknowledged {
  /** The position of the job. */
  readonly job: number;
  readonly status: number;
  /** The id of the created row, if any. */
  readonly made?: string;
}
