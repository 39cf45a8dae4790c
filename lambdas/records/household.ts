import type { Address } from "#shared/model/address.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { isPrime } from "#shared/rules/isPrime.ts";
import { householdKey } from "./keys.ts";
import { type LinkRecord, linkingId } from "./link.ts";
import { get, type Key } from "./table.ts";

/** What is stored of a household. `geo` is absent while its position is not verified. */
export interface HouseholdDetails {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly address: Address;
  readonly geo?: { Lat: number; Lng: number } | undefined;
  readonly description?: string | undefined;
  readonly created: string;
  readonly version: number;
}

export type HouseholdRecord = HouseholdDetails & Key;

export const householdRecord = (details: HouseholdDetails): HouseholdRecord => ({
  ...details,
  ...householdKey(details.owner, details.id),
});

export const getHousehold = (owner: string, id: string) => get<HouseholdRecord>(householdKey(owner, id));

/** A household as its owner sees it, with the people linked to it. `primary` is the account's own address. */
export function showHousehold(
  { id, name, address, geo, description, created, version }: HouseholdDetails,
  links: readonly LinkRecord[],
  primary: Address,
): Household {
  return {
    ID: id,
    Name: name,
    ...address,
    Location: formatAddress(address),
    Geo: geo,
    Description: description,
    CreateDate: created,
    isPrime: isPrime(address, primary),
    Members: links
      .filter(({ hid }) => hid === id)
      .map(({ mid, hid, first, last }) => ({
        ID: mid,
        First: first,
        Last: last,
        LinkingID: linkingId(mid, hid),
      })),
    Version: version,
  };
}
