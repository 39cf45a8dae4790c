/** Thrown in a Form's onSubmit for an error found by the server only. */
export class FieldProblem extends Error {
  readonly field: string;
  /** Its toast's milliseconds. @default none: the field and the summary tell it */
  readonly duration: number | undefined;

  constructor(field: string, message: string, duration?: number) {
    super(message);
    this.field = field;
    this.duration = duration;
  }
}
