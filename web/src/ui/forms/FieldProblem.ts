import { toastTime } from "#web/ui/toasts/toast.ts";

/** Thrown in a Form's onSubmit for an error of one field found by the server only. */
export class FieldProblem extends Error {
  readonly field: string;
  /** The time of its toast in milliseconds. */
  readonly duration: number;

  constructor(field: string, message: string, duration = toastTime) {
    super(message);
    this.field = field;
    this.duration = duration;
  }
}
