/** The result of one runner. */
export interface Finish {
  readonly status: number;
  /** Something that equal results have in common, such as the id of what was made. */
  readonly made?: string;
}

/** One start line: what runs at the same moment, and what must be true afterwards. */
export interface Race {
  readonly run: readonly (() => Promise<Finish>)[];
  /** What is wrong afterwards, in words. */
  readonly wrong: (finishes: readonly Finish[]) => Promise<string[]> | string[];
}

/** A kind of race; `prepare` makes a new start line for so many runners. */
export interface RaceKind {
  readonly name: string;
  readonly prepare: (runners: number) => Promise<Race>;
}
