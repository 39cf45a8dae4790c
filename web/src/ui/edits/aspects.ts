import type { ValueChange } from "#web/ui/display/ChangeList.tsx";

/** A part of a record that changes by itself. */
export interface Aspect<Values> {
  readonly label: string;
  readonly names: readonly string[];
  /** In words, "" for none; equal stored values read alike. */
  readonly show: (values: Values) => string;
  /** For comparing. @default the words */
  readonly identity?: (values: Values) => unknown;
  /** Stored once for all: the stored value replaces the input. */
  readonly givenOnce?: boolean;
}

export function isSame<Values>({ show, identity = show }: Aspect<Values>, one: Values, other: Values): boolean {
  return identity(one) === identity(other);
}

/** In their order. */
export function changesOf<Values>(
  aspects: readonly Aspect<Values>[],
  before: Values,
  after: Values,
): readonly ValueChange[] {
  return aspects
    .filter((aspect) => !isSame(aspect, before, after))
    .map(({ label, show }) => ({ label, from: show(before), to: show(after) }));
}

/** Saved during an edit here. */
export interface RemoteChange<Values> {
  readonly aspect: Aspect<Values>;
  readonly before: string;
  readonly now: string;
  /** The form holds a third value, until the user gives it up. */
  readonly isTyped: boolean;
}

/** @param base at the start of the edit @param theirs the current record @param mine the form's values */
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
