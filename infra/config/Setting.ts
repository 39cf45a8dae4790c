/** One setting, as an operator writes it. */
export interface Setting<Value = unknown> {
  /** Reads what was written; undefined when it cannot be meant. */
  readonly parse: (written: string) => Value | undefined;
  /** The allowed values, as an error message says them: "a whole number above 0". */
  readonly may: string;
  /** What it is for, as docs/deploy.md says it. */
  readonly meaning: string;
  /** What holds without it, as docs/deploy.md says it. */
  readonly unlessSet: string;
}

/** How a setting is written. */
type Rule<Value> = Pick<Setting<Value>, "parse" | "may">;

const orList = (words: readonly string[]) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** One of these words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Rule<Word> => ({
  parse: (written) => words.find((word) => word === written),
  may: orList(words),
});

/** A text of this form. */
export const text = (form: RegExp, may: string): Rule<string> => ({
  parse: (written) => (form.test(written) ? written : undefined),
  may,
});

/** A whole number in these bounds. */
export const whole = (least: number, most: number, may: string): Rule<number> => ({
  parse(written) {
    const value = /^(0|[1-9]\d{0,6})$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  may,
});
