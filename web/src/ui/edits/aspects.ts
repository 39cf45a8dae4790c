import type { Change } from "#web/ui/display/ChangeList.tsx";

/** One thing about a record that is changed by itself. `Values` are what the form's fields hold. */
export interface Aspect<Values> {
  readonly label: string;
  /** The form's fields that hold it. */
  readonly names: readonly string[];
  /** It in words, "" where there is nothing. What is stored alike reads alike. */
  readonly show: (values: Values) => string;
  /** What two values are compared by. @default their words */
  readonly identity?: (values: Values) => unknown;
}

/** Whether an aspect is the same in both. */
export function isSame<Values>(
  { show, identity = show }: Aspect<Values>,
  one: Values,
  other: Values,
): boolean {
  return identity(one) === identity(other);
}

/** What differs between two states of a record, in the order of the aspects; empty when nothing does. */
export function changesOf<Values>(
  aspects: readonly Aspect<Values>[],
  before: Values,
  after: Values,
): readonly Change[] {
  return aspects
    .filter((aspect) => !isSame(aspect, before, after))
    .map(({ label, show }) => ({ label, from: show(before), to: show(after) }));
}

/** Something that was changed elsewhere while it could be changed here. */
export interface RemoteChange<Values> {
  readonly aspect: Aspect<Values>;
  readonly before: string;
  readonly now: string;
  /** Whether a third thing is typed here, which stays until it is given up. */
  readonly isTyped: boolean;
}

/**
 * What was changed elsewhere since an edit began.
 * @param base the record that the edit began with
 * @param theirs the record as it is now
 * @param mine what the form holds
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
      ...{ aspect, before: aspect.show(base), now: aspect.show(theirs) },
      isTyped: !isSame(aspect, base, mine) && !isSame(aspect, theirs, mine),
    }));
}
