import { toastTime } from "#web/ui/toasts/toast.ts";

/** Thrown in a Form's onSubmit for a field's error found by the server only. */
export class FieldProblem extends Error {
  readonly field: string;
  /** Of its toast, in milliseconds. */
  readonly duration: number;

  constructor(field: string, message: string, duration = toastTime) {
    super(message);
    this.field = field;
    this.duration = duration;
  }
}
