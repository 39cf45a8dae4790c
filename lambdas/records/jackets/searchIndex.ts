import type { Address } from "#shared/model/address.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { doorKey } from "#shared/rules/search/doorKey.ts";
import { nameOrder, secondNameOrder } from "#shared/rules/search/nameOrder.ts";

// Indexes find jackets by attributes of existing rows: a change at twelve households with four departments has
// no room for rows more. `found` holds names and phones, `secondName` the last of several last names, the place
// index doors. Each department has its own partitions: others' people are neither read nor counted.

/** Stands for all departments, for administrators. */
export const everywhere = "*";

/** One person at one household. */
export interface Pair {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
}

const positionOf = (key: string, { mid, hid }: Pair): string => `${key}|${mid}.${hid}`;

export const namesOf = (department: string): string => `NAME#${department}`;
export const doorsOf = (department: string): string => `DOOR#${department}`;
export const phonePartition = (phone: string): string => `TEL#${phone}`;

export const foundByName = (
  department: string,
  pair: Pair,
  person: Pick<ShownPerson, "First" | "Last">,
): { found: string; foundSort: string; secondSort: string | undefined } => {
  const second = secondNameOrder(person);
  return {
    found: namesOf(department),
    foundSort: positionOf(nameOrder(person), pair),
    // Undefined takes a former name's away.
    secondSort: second && positionOf(second, pair),
  };
};

export const foundByDoor = (
  department: string,
  pair: Pair,
  { Street }: Pick<Address, "Street">,
): { place: string; placeSort: string } => ({
  place: doorsOf(department),
  placeSort: positionOf(doorKey(Street), pair),
});

export const foundByPhone = (phone: string, pair: Pair): { found: string; foundSort: string } => ({
  found: phonePartition(phone),
  foundSort: positionOf("", pair),
});
