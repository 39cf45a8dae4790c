import type { Claims } from "#lambdas/testing/call.ts";

/** What pageCpu.ts is asked for. */
export interface Asked {
  readonly city: string;
  readonly claims: Claims;
}

/** Milliseconds of processor time of one page, and of the commands that it cannot do without. */
export interface PageCpu {
  readonly page: number;
  readonly bare: number;
}
