export interface Setting<Value = unknown> {
  readonly parse: (written: string) => Value | undefined;
  /** In an error message: "a whole number above 0". */
  readonly may: string;
  /** In docs/deploy.md. */
  readonly meaning: string;
  /** In docs/deploy.md. */
  readonly unlessSet: string;
}

type Rule<Value> = Pick<Setting<Value>, "parse" | "may">;

const orList = (words: readonly string[]) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

export const oneOf = <const Word extends string>(...words: readonly Word[]): Rule<Word> => ({
  parse: (written) => words.find((word) => word === written),
  may: orList(words),
});

export const text = (form: RegExp, may: string): Rule<string> => ({
  parse: (written) => (form.test(written) ? written : undefined),
  may,
});

export const whole = (least: number, most: number, may: string): Rule<number> => ({
  parse(written) {
    const value = /^(0|[1-9]\d{0,6})$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  may,
});
