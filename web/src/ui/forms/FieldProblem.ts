import { toastTime } from "#web/ui/toasts/toast.ts";

/** Thrown in a Form's onSubmit: something is wrong with one field that only the server knows. */
export class FieldProblem extends Error {
  readonly field: string;
  /** How long its toast stays, in milliseconds. */
  readonly duration: number;

  constructor(field: string, message: string, duration = toastTime) {
    super(message);
    this.field = field;
    this.duration = duration;
  }
}
