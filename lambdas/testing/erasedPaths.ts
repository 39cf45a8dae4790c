import { placeKey } from "#shared/rules/place.ts";

// Every path in an erased account's remaining rows.

/** "transferred.snapshot.person.First"; a list's items share one. */
function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key));
}

export const pathsIn = (row: object | undefined): string[] => [...new Set(pathsOf(row))].sort();

const under = (prefix: string, paths: readonly string[]) => paths.map((path) => `${prefix}${path}`);
const keptFacts = ["Dob", "Feet", "First", "Inches", "Last", "Sex", "Weight"];
const keptSnapshot = [
  ...under("address.", ["City", "State", "Street", "Zip"]),
  // Empty: an entry has both.
  ...under("person.", [...keptFacts, "Medical", "img"]),
  "registered",
];
const keptVersion = ["content", "kind", "opened"];
const keptEnd = ["removed", "ending.day", "ending.reason"];
const keptReceipt = ["at", "by", "content", "role"];
const whose = ["hid", "mid", "number", "owner", "pk", "sk", "where.City", "where.State"];
/** By the kept name and address. */
const keptFinds = ["found", "foundSort", "place", "placeSort"];

export const keptInEntry: readonly string[] = [
  ...[...whose, ...keptVersion, ...keptEnd, ...keptFinds, ...under("snapshot.", keptSnapshot)],
  ...["shard", "shardSort"],
].sort();

/** With a notice waiting for a city's default department. */
export const keptInJacket = (City: string): readonly string[] =>
  [
    ...[...whose, "content", "departments[]", "version"],
    ...under(`deliveries.${placeKey({ City, State: "MI" })}.`, [
      ...under("open.", [...keptVersion, ...keptEnd]),
      ...under("receipts[].", keptReceipt),
      ...under("transferred.", [...keptVersion, ...under("snapshot.", keptSnapshot)]),
      ...under("transferred.receipt.", keptReceipt),
    ]),
  ].sort();

export const keptInTombstone: readonly string[] = [
  ...["deletedFor", "email", "first", "id", "last", "pk", "role", "sk", "status", "version"],
  ...["created", "statusSince", "tokensValidFrom", "updated"],
  ...under("address.", ["City", "State", "Street", "Zip"]),
].sort();
