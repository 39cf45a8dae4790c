import type { Claims } from "#lambdas/testing/call.ts";

export interface PageCpu {
  readonly page: number;
  readonly itsCommands: number;
  /** Of its reader, its rows and its row of the audit. */
  readonly leastCommands: number;
  readonly commands: number;
}

export type PageReader = Claims;
