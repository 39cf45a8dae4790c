export interface Finish {
  readonly status: number;
  /** The common trait of equal results, such as the id of the created row. */
  readonly made?: string;
}

/** Simultaneous runs, and the conditions afterwards. */
export interface Race {
  readonly run: readonly (() => Promise<Finish>)[];
  readonly wrong: (finishes: readonly Finish[]) => Promise<string[]> | string[];
}

/** `prepare` makes a new start line for so many runners. */
export interface RaceKind {
  readonly name: string;
  readonly prepare: (runners: number) => Promise<Race>;
}
