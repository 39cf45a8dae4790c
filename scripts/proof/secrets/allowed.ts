/** A text that looks like a secret and is none. */
interface Allowed {
  /** How the file's path ends. */
  readonly path: string;
  readonly text: string;
  readonly reason: string;
}

/** Every text that the scan passes over. */
export const allowed: readonly Allowed[] = [];
