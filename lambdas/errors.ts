import { messages } from "#shared/fields.ts";

/** Why a call is refused; http/respond.ts maps each kind to a status. */
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

/** An error whose sentence the person is to read. Anything else that is thrown is answered without detail. */
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

/** Missing and somebody else's are answered alike, so that nobody learns what exists. */
export const notFound = () => new VisibleError("notFound", messages.notFound);

/** A lost race: the record has another version than the one that the change was made on. */
export const changedElsewhere = () => new VisibleError("conflict", messages.changedElsewhere);
