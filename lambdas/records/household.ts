import { env } from "#lambdas/env.ts";
import type { Address } from "#shared/model/address.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { isPrime } from "#shared/rules/isPrime.ts";
import { accountPk, countersKey, householdKey, lastOf } from "./keys.ts";
import { type LinkRecord, linkingId } from "./link.ts";
import { get, type Key, range, type Write } from "./table.ts";

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

/** An account's households and all its links, in one query. */
export async function readHouseholds(
  owner: string,
): Promise<{ households: HouseholdRecord[]; links: LinkRecord[] }> {
  const records = await range<HouseholdRecord | LinkRecord>(accountPk(owner), "H#", lastOf("L#"));
  const isHousehold = (record: Key): record is HouseholdRecord => record.sk.startsWith("H#");
  const isLink = (record: Key): record is LinkRecord => record.sk.startsWith("L#");
  return { households: records.filter(isHousehold), links: records.filter(isLink) };
}

/** Counts one more household of an account, in the transaction that makes it; throws `tooMany` past `most`. */
export function countHousehold(owner: string, most: number, tooMany: Error): Write {
  return {
    write: {
      Update: {
        TableName: env.table,
        Key: countersKey(owner),
        UpdateExpression: "ADD households :one",
        ConditionExpression: "attribute_not_exists(households) OR households < :most",
        ExpressionAttributeValues: { ":one": 1, ":most": most },
      },
    },
    otherwise: tooMany,
  };
}

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
