import type { Claims } from "#lambdas/testing/call.ts";

/** Milliseconds of processor time. */
export interface PageCpu {
  readonly page: number;
  /** Of the page's commands, sent without anything else. */
  readonly itsCommands: number;
  /** Of the three that no page can do without: its reader, its rows, its row of the audit. */
  readonly leastCommands: number;
  readonly commands: number;
}

/** The claims of the reader for whom pageCpuWorker.ts asks for a page. */
export type PageReader = Claims;
