interface HouseholdFact<Seen extends "shown" | "sealed"> {
  readonly label: string;
  /** Names content and readers at its input. */
  readonly help: string;
  /** In characters. */
  readonly longest: number;
  /** One line. @default several lines */
  readonly isShort?: boolean;
  /** "sealed": in an opened record only; changes tell at most that it changed. */
  readonly departments: Seen;
}

const fact = <const Seen extends "shown" | "sealed">(own: HouseholdFact<Seen>) => own;

/**
 * Requests, answers, stored rows, entries, changes, cards, prints, exports and forms derive from it, in the form's
 * order. With the account's erasure a department loses the texts.
 */
export const householdFacts = {
  Unit: fact({
    label: "Unit",
    longest: 20,
    isShort: true,
    departments: "shown",
    help: "Apartment, suite or lot. Crews read it with the address.",
  }),
  Floor: fact({
    label: "Floor",
    longest: 20,
    isShort: true,
    departments: "shown",
    help: "Such as 2, or basement. Crews read it with the address.",
  }),
  // Forms use the documented labels, "Description" and "Additional information".
  Description: fact({
    label: "At the door",
    longest: 150,
    departments: "shown",
    help: "Crews read this before they come in: which entrance, who opens, what to expect. No door codes here: they have a field of their own below.",
  }),
  Pets: fact({
    label: "Pets",
    longest: 100,
    departments: "shown",
    help: "Crews read which animals live here, and how they are with strangers.",
  }),
  ShutOffs: fact({
    label: "Shut-offs",
    longest: 150,
    departments: "shown",
    help: "Crews read where gas, water, power and oxygen are shut off.",
  }),
  Entry: fact({
    label: "Door and gate",
    longest: 150,
    departments: "sealed",
    help: "A door or gate code, or where the key is. It is on no card and in no file: only crews who open a medical record read it, and each opening is noted.",
  }),
};

export type HouseholdFactName = keyof typeof householdFacts;

export const householdFactList = Object.entries(householdFacts) as readonly (readonly [
  HouseholdFactName,
  HouseholdFact<"shown" | "sealed">,
])[];
