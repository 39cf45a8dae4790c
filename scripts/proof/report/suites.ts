/** A suite of the long proof. */
export interface Suite {
  readonly title: string;
  /** Its files, from the root of the repository: a folder, or single tests that belong to it. */
  readonly files: readonly string[];
  /** A line that was broken once, and what failed then: the suite sees what it is for. */
  readonly broken: readonly string[];
}

/** Every suite, in the order of the report. */
export const suites: readonly Suite[] = [];
