import { holds } from "#lambdas/records/table/condition.ts";
import { accountPk, countersKey, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { ofKind } from "#lambdas/records/table/ofKind.ts";
import { check, discard, get, type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { WholeHousehold } from "#shared/model/householdShapes.ts";
import type { LinkRecord } from "./link.ts";

/** The description has an attribute of its own. */
type OtherFacts = Readonly<Omit<WholeHousehold, "Description">>;

/** `geo` is absent while the position is unknown. */
export interface HouseholdDetails {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly address: Address;
  readonly geo?: Position | undefined;
  readonly description?: string | undefined;
  readonly facts?: OtherFacts | undefined;
  /** The version of the last change of a fact; absent while that is the first. */
  readonly noteVersion?: number | undefined;
  readonly created: string;
  /** Counts links ever made, so a removal notices a new one. */
  readonly linkings?: number;
  readonly closing?: boolean;
  /** The partition of equal addresses. */
  readonly matches: string;
  readonly version: number;
}

export type HouseholdRecord = HouseholdDetails & Key;

export const householdRecord = (details: HouseholdDetails): HouseholdRecord => ({
  ...details,
  ...householdKey(details.owner, details.id),
});

export const getHousehold = (owner: string, id: string) => get<HouseholdRecord>(householdKey(owner, id));

/** In one query. */
export async function readHouseholds(owner: string): Promise<{ households: HouseholdRecord[]; links: LinkRecord[] }> {
  const rows = await range<Key>(accountPk(owner), "H#", lastOf("L#"));
  return { households: ofKind(rows, "H#"), links: ofKind(rows, "L#") };
}

// Writes change single attributes: a simultaneous new name and new link do not undo each other.

/** The version read, with no link since. */
const asRead = ({ version, linkings }: HouseholdRecord) => ({ version, linkings });

export type HouseholdEdit = Pick<HouseholdDetails, "name" | "description" | "facts" | "geo" | "noteVersion">;

/** Requires the version read, not closing; undefined removes an attribute. */
export function editHousehold(household: HouseholdRecord, edit: Readonly<HouseholdEdit>): Write {
  const condition = holds(asRead(household));
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
    ConditionExpression: `${condition.ConditionExpression} AND attribute_not_exists(closing)`,
    ExpressionAttributeNames: {
      ...condition.ExpressionAttributeNames,
      // "name" is a reserved word.
      ...Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ...condition.ExpressionAttributeValues,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      ":one": 1,
    },
  });
}

/** Requires a household, not closing. */
export const requireHousehold = (household: HouseholdRecord): Write =>
  check(household, { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(closing)" });

/** Requires the version read, not closing: the link's jacket has its facts. */
export const countLinking = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "ADD linkings :one",
    ConditionExpression: "version = :version AND attribute_not_exists(closing)",
    ExpressionAttributeValues: { ":one": 1, ":version": household.version },
  });

/** The version stays, for forms open meanwhile. */
export const noteMatches = (household: HouseholdRecord, matches: string): Write =>
  update(household, {
    UpdateExpression: "SET matches = :matches",
    ConditionExpression: "matches = :from",
    ExpressionAttributeValues: { ":matches": matches, ":from": household.matches },
  });

export const closeHousehold = (household: HouseholdRecord): Write =>
  update(household, {
    UpdateExpression: "SET closing = :true ADD version :one",
    ConditionExpression: "version = :version",
    ExpressionAttributeValues: { ":true": true, ":version": household.version, ":one": 1 },
  });

/** Requires the version and partition read, with no link since. */
export const removeHousehold = (household: HouseholdRecord): Write =>
  discard(household, holds({ ...asRead(household), matches: household.matches }));

/** Throws `tooMany` past `most`. */
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
