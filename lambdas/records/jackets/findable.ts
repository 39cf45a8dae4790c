import type { Address } from "#shared/model/address.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { doorKey } from "#shared/rules/search/doorKey.ts";
import { nameOrder } from "#shared/rules/search/nameOrder.ts";

// Jackets are found through two indexes, by attributes of rows that are written anyway: a change of a person at twelve
// households with four departments each has no room for rows of their own. `found` has names and phones, the index of
// places has doors. Each department has partitions of its own, so that no other one's people are read or counted.

/** In place of a department: for administrators, who find everybody. */
export const everywhere = "*";

/** A jacket in an index: one person at one household. */
export interface Pair {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
}

const positionOf = (key: string, { mid, hid }: Pair): string => `${key}|${mid}.${hid}`;

export const namesOf = (department: string): string => `NAME#${department}`;
export const doorsOf = (department: string): string => `DOOR#${department}`;
export const phonePartition = (phone: string): string => `TEL#${phone}`;

/** Where a row stands among the names that a department finds. */
export const foundByName = (
  department: string,
  pair: Pair,
  person: Pick<ShownPerson, "First" | "Last">,
): { found: string; foundSort: string } => ({
  found: namesOf(department),
  foundSort: positionOf(nameOrder(person), pair),
});

/** Where a row stands among the doors that a department finds. */
export const foundByDoor = (
  department: string,
  pair: Pair,
  { Street }: Pick<Address, "Street">,
): { place: string; placeSort: string } => ({
  place: doorsOf(department),
  placeSort: positionOf(doorKey(Street), pair),
});

/** Where a jacket stands among those of a phone number. */
export const foundByPhone = (phone: string, pair: Pair): { found: string; foundSort: string } => ({
  found: phonePartition(phone),
  foundSort: positionOf("", pair),
});
