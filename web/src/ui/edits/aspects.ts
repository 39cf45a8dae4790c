import type { Change } from "#web/ui/display/ChangeList.tsx";

/** A part of a record that changes by itself. `Values` are the values of a form's fields. */
export interface Aspect<Values> {
  readonly label: string;
  /** The names of its fields. */
  readonly names: readonly string[];
  /** Its value in words, "" where there is none. Equal stored values read alike. */
  readonly show: (values: Values) => string;
  /** The key by which two values are compared. @default their words */
  readonly identity?: (values: Values) => unknown;
  /** Whether it is stored once for all: what was stored elsewhere replaces the input. */
  readonly givenOnce?: boolean;
}

export function isSame<Values>(
  { show, identity = show }: Aspect<Values>,
  one: Values,
  other: Values,
): boolean {
  return identity(one) === identity(other);
}

/** The differences between two states of a record, in the order of the aspects. */
export function changesOf<Values>(
  aspects: readonly Aspect<Values>[],
  before: Values,
  after: Values,
): readonly Change[] {
  return aspects
    .filter((aspect) => !isSame(aspect, before, after))
    .map(({ label, show }) => ({ label, from: show(before), to: show(after) }));
}

/** A change that was saved elsewhere while the record was edited here. */
export interface RemoteChange<Values> {
  readonly aspect: Aspect<Values>;
  readonly before: string;
  readonly now: string;
  /** Whether the form holds a third value, which stays until the user gives it up. */
  readonly isTyped: boolean;
}

/**
 * The changes saved elsewhere since an edit began.
 * @param base the record that the edit began with
 * @param theirs the record as it is now
 * @param mine the values of the form
 */
export function remoteChanges<Values>(
  aspects: readonly Aspect<Values>[],
  base: Values,
  theirs: Values,
  mine: Values,
): readonly RemoteChange<Values>[] {
  return aspects
    .filter((aspect) => !isSame(aspect, base, theirs))
    .map((aspect) => ({
      aspect,
      before: aspect.show(base),
      now: aspect.show(theirs),
      isTyped: !aspect.givenOnce && !isSame(aspect, base, mine) && !isSame(aspect, theirs, mine),
    }));
}
