import { type Aspect, aspects, isSame } from "./memberAspects.ts";
import type { PersonValues } from "./personValues.ts";

/** Something that was changed elsewhere while it could be changed here. */
export interface News {
  readonly aspect: Aspect;
  readonly before: string;
  readonly now: string;
  /** What is typed here, where that is a third thing: it stays until it is given up. */
  readonly typed: string | undefined;
}

/**
 * What was changed elsewhere since an edit began.
 * @param base the record that the edit began with
 * @param theirs the record as it is now
 * @param mine what the form holds
 */
export function newsOf(base: PersonValues, theirs: PersonValues, mine: PersonValues): readonly News[] {
  return aspects
    .filter((aspect) => !isSame(aspect, base, theirs))
    .map((aspect) => {
      const isTyped = !isSame(aspect, base, mine) && !isSame(aspect, theirs, mine);
      const { show } = aspect;
      return { aspect, before: show(base), now: show(theirs), typed: isTyped ? show(mine) : undefined };
    });
}
