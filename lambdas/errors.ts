import { messages } from "#shared/fields.ts";

/** Why a call is refused; http/respond.ts maps it to a status. */
export type ErrorKind =
  | "invalid"
  | "signIn"
  | "notAllowed"
  | "notFound"
  | "conflict"
  | "tooLarge"
  | "mediaType"
  | "slowDown"
  | "unavailable";

/** An error whose sentence is shown to the person. Other errors are answered without detail. */
export class VisibleError extends Error {
  readonly kind: ErrorKind;
  /** Seconds after which a refused call may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.name = "VisibleError";
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** For records that are missing and records of another account alike, so that a caller cannot learn which exist. */
export const notFound = () => new VisibleError("notFound", messages.notFound);

/** The record no longer has the version that the change was made on. */
export const changedElsewhere = () => new VisibleError("conflict", messages.changedElsewhere);
