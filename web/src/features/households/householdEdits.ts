import { cleanText } from "#shared/rules/cleanText.ts";
import type { HouseholdValues } from "./householdDetails.ts";

/** What can be changed of a registered place, in the order of the form, with its label. */
export const editable = [
  { name: "Name", label: "House name" },
  { name: "Description", label: "Additional information" },
] as const;

export type EditableName = (typeof editable)[number]["name"];
type Values = Pick<HouseholdValues, EditableName>;

const isSame = (name: EditableName, one: Values, other: Values): boolean =>
  cleanText(one[name]) === cleanText(other[name]);

/** The fields that differ between two states of a place; spaces around a text are no difference. */
export function changedFields(before: Values, after: Values): readonly EditableName[] {
  return editable.map(({ name }) => name).filter((name) => !isSame(name, before, after));
}

/** Something that was changed elsewhere while it could be changed here. */
export interface News {
  readonly name: EditableName;
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Whether a third thing is typed here, which stays until it is given up. */
  readonly isTyped: boolean;
}

/**
 * What was changed elsewhere since an edit began.
 * @param base the place that the edit began with
 * @param theirs the place as it is now
 * @param mine what the form holds
 */
export function newsOf(base: Values, theirs: Values, mine: Values): readonly News[] {
  return editable
    .filter(({ name }) => !isSame(name, base, theirs))
    .map(({ name, label }) => ({
      ...{ name, label, before: base[name], now: theirs[name] },
      isTyped: !isSame(name, base, mine) && !isSame(name, theirs, mine),
    }));
}
