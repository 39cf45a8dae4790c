import type { Claims } from "#lambdas/testing/call.ts";
import type { CallName } from "#shared/contract/index.ts";

/** A write that can be sent again as the same. */
export interface Job {
  readonly call: CallName;
  readonly body: unknown;
  readonly claims: Claims;
  readonly idempotencyKey: string;
}

export interface Acknowledged {
  readonly job: number;
  readonly status: number;
  readonly made?: string;
}
