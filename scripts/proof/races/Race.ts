export interface Finish {
  readonly status: number;
  /** Common to equal results, such as the created row's id. */
  readonly made?: string;
}

/** Run at once, judged afterwards. */
export interface Race {
  readonly run: readonly (() => Promise<Finish>)[];
  readonly wrong: (finishes: readonly Finish[]) => Promise<string[]> | string[];
}

/** A new start line each time. */
export interface RaceKind {
  readonly name: string;
  readonly prepare: (runners: number) => Promise<Race>;
}
