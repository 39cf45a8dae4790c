import { accountPk, countersKey, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { discard, get, type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { LinkRecord } from "./link.ts";

/** A household. `geo` is absent while its position is not verified. */
export interface HouseholdDetails {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly address: Address;
  readonly geo?: { Lat: number; Lng: number } | undefined;
  readonly description?: string | undefined;
  readonly created: string;
  /** How often a member was linked: a removal sees that none was linked meanwhile. */
  readonly linkings?: number;
  /** Whether it is being removed, in several steps: it takes no change and no member. */
  readonly closing?: boolean;
  /** The partition where the same address is found in other accounts; absent in rows from before it was. */
  readonly matches?: string | undefined;
  /** Whether it was registered with its row by place; absent in rows from before there was one. */
  readonly isListed?: boolean;
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

// Each write changes single attributes and never the whole household: a new name and a new link at the same
// moment do not undo each other.

/** Gives a household its name and description, in the version that was read and while it is not closing. */
export function renameHousehold(household: HouseholdRecord): Write {
  const { name, description, version } = household;
  return update(household, {
    UpdateExpression: description
      ? "SET #name = :name, description = :description ADD version :one"
      : "SET #name = :name REMOVE description ADD version :one",
    ConditionExpression: "version = :version AND attribute_not_exists(closing)",
    // "name" is one of the table's reserved words.
    ExpressionAttributeNames: { "#name": "name" },
    ExpressionAttributeValues: {
      ...{ ":name": name, ":version": version, ":one": 1 },
      ...(description ? { ":description": description } : {}),
    },
  });
}

/** Counts one more link, while the household exists and is not closing. */
export const countLinking = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "ADD linkings :one",
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(closing)",
    ExpressionAttributeValues: { ":one": 1 },
  });

/** Closes a household that is to be emptied and removed. */
export const closeHousehold = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "SET closing = :true ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":true": true, ":version": household.version, ":one": 1 },
  });

/** Removes a household in the version that was read, with no link since. */
export function removeHousehold(household: HouseholdRecord): Write {
  const { version, linkings } = household;
  const noneAdded = linkings === undefined ? "attribute_not_exists(linkings)" : "linkings = :linkings";
  return discard(household, {
    ConditionExpression: `version = :version AND ${noneAdded}`,
    ExpressionAttributeValues: {
      ":version": version,
      ...(linkings === undefined ? {} : { ":linkings": linkings }),
    },
  });
}

/**
 * Counts one more household of an account, in the transaction that creates it; throws `tooMany` past `most`.
 */
export const countHousehold = (owner: string, most: number, tooMany: Error): Write =>
  update(
    countersKey(owner),
    {
      UpdateExpression: "ADD households :one",
      ConditionExpression: "attribute_not_exists(households) OR households < :most",
      ExpressionAttributeValues: { ":one": 1, ":most": most },
    },
    tooMany,
  );
