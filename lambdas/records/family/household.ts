import { accountPk, countersKey, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { check, discard, get, type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { WholeHousehold } from "#shared/model/householdShapes.ts";
import type { LinkRecord } from "./link.ts";

/** The facts of a household but the description, which has had an attribute of its own from the first. */
type OtherFacts = Readonly<Omit<WholeHousehold, "Description">>;

/** A household. `geo` is absent while its position is not known. */
export interface HouseholdDetails {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly address: Address;
  readonly geo?: Position | undefined;
  /** The fact "Description": the note that crews read at the door. */
  readonly description?: string | undefined;
  /** The other facts of the table, by name, those that are given; absent without one. */
  readonly facts?: OtherFacts | undefined;
  /** The version in which one of the facts changed last; absent while that is the first one. */
  readonly noteVersion?: number | undefined;
  readonly created: string;
  /** How often a member was linked: a removal sees that none was linked meanwhile. */
  readonly linkings?: number;
  /** Whether it is being removed, in several steps: it takes no change and no member. */
  readonly closing?: boolean;
  /** The partition where the same address is found in other accounts. */
  readonly matches: string;
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

/** The version that was read, with no link since. */
function asRead({ version, linkings }: HouseholdRecord) {
  const noneAdded = linkings === undefined ? "attribute_not_exists(linkings)" : "linkings = :linkings";
  return {
    ConditionExpression: `version = :version AND ${noneAdded}`,
    ExpressionAttributeValues: {
      ":version": version,
      ...(linkings === undefined ? {} : { ":linkings": linkings }),
    },
  };
}

/** The details of a household that an edit can change. */
export type HouseholdEdit = Pick<HouseholdDetails, "name" | "description" | "facts" | "geo" | "noteVersion">;

/** Changes single attributes of a household, as it was read and while it is not closing; an absent one is removed. */
export function editHousehold(household: HouseholdRecord, edit: Readonly<HouseholdEdit>): Write {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(household);
  const fields = Object.entries(edit);
  const [set, removed] = [
    fields.filter(([, value]) => value !== undefined),
    fields.filter(([, value]) => value === undefined),
  ];
  return update(household, {
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`)}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map(([name]) => `#${name}`)}`] : []),
      "ADD version :one",
    ].join(" "),
    ConditionExpression: `${ConditionExpression} AND attribute_not_exists(closing)`,
    // "name" is one of the table's reserved words.
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      ":one": 1,
    },
  });
}

/** Requires that a household exists and is not closing. */
export const requireHousehold = (household: HouseholdRecord): Write =>
  check(household, { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(closing)" });

/**
 * Counts one more link, in the version that was read and while it is not closing: the jacket of the link is written
 * with the facts of this version.
 */
export const countLinking = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "ADD linkings :one",
    ConditionExpression: "version = :version AND attribute_not_exists(closing)",
    ExpressionAttributeValues: { ":one": 1, ":version": household.version },
  });

/** Notes the partition of a household's address. Its version stays: nothing changes for a family that edits it. */
export const noteMatches = (household: HouseholdRecord, matches: string): Write =>
  update(household, {
    UpdateExpression: "SET matches = :matches",
    ConditionExpression: "matches = :from",
    ExpressionAttributeValues: { ":matches": matches, ":from": household.matches },
  });

/** Closes a household that is to be emptied and removed. */
export const closeHousehold = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "SET closing = :true ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":true": true, ":version": household.version, ":one": 1 },
  });

/** Removes a household in the version and from the partition that were read, with no link since. */
export function removeHousehold(household: HouseholdRecord): Write {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(household);
  return discard(household, {
    ConditionExpression: `${ConditionExpression} AND matches = :from`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ":from": household.matches },
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
