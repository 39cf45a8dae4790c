import { accountPk, countersKey, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { check, discard, get, type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { LinkRecord } from "./link.ts";

/** A household. `geo` is absent while its position is not known. */
export interface HouseholdDetails {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly address: Address;
  readonly geo?: Position | undefined;
  readonly description?: string | undefined;
  readonly created: string;
  /** How often a member was linked: a removal sees that none was linked meanwhile. */
  readonly linkings?: number;
  /** Whether it is being removed, in several steps: it takes no change and no member. */
  readonly closing?: boolean;
  /** The partition where the same address is found in other accounts; absent in rows from before it was. */
  readonly matches?: string | undefined;
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

/** What an edit changes of a household. */
export type HouseholdEdit = Pick<HouseholdDetails, "name" | "description" | "geo">;

/**
 * Gives a household its name, description and position, in the version that was read and while it is not closing. An
 * absent one is removed.
 */
export function editHousehold(household: HouseholdRecord, { name, description, geo }: HouseholdEdit): Write {
  const values = { name, description, geo };
  const names = Object.keys(values) as (keyof typeof values)[];
  const [set, removed] = [
    names.filter((field) => values[field] !== undefined),
    names.filter((field) => values[field] === undefined),
  ];
  return update(household, {
    UpdateExpression: [
      `SET ${set.map((field) => `#${field} = :${field}`)}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((field) => `#${field}`)}`] : []),
      "ADD version :one",
    ].join(" "),
    ConditionExpression: "version = :version AND attribute_not_exists(closing)",
    // "name" is one of the table's reserved words.
    ExpressionAttributeNames: Object.fromEntries(names.map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map((field) => [`:${field}`, values[field]])),
      ...{ ":version": household.version, ":one": 1 },
    },
  });
}

/** Requires that a household exists and is not closing. */
export const requireHousehold = (household: HouseholdRecord): Write =>
  check(household, { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(closing)" });

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
