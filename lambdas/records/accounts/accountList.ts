import { mergeNewest } from "#lambdas/records/common/mergeNewest.ts";
import { shardsOf } from "#lambdas/records/table/keys.ts";
import { query } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";
import type { AccountRecord } from "./account.ts";

interface Part {
  readonly index: "byPlace" | "unfiltered";
  readonly key: string;
}

const sortOf = { byPlace: "placeSort", unfiltered: "shardSort" } as const;
const partitionOf = { byPlace: "place", unfiltered: "shard" } as const;

/** @param at placeKeys of where they live, or ids of their departments; undefined for all */
export const partsOf = (roles: readonly Role[], at: readonly string[] | undefined): Part[] =>
  roles.flatMap((role): Part[] =>
    at
      ? at.map((id) => ({ index: "byPlace", key: `${role}#${id}` }))
      : shardsOf(role).map((key) => ({ index: "unfiltered", key })),
  );

export const accountPosition = ({ shardSort }: AccountRecord): string => shardSort;

/** Sorts after every position: each begins with a year. */
export const newestAccount = "~";

/** Newest first, and where it goes on. */
export async function readPart(
  { index, key }: Part,
  before: string,
  limit: number,
): Promise<{ rows: AccountRecord[]; next: string | undefined }> {
  const { items, last } = await query<AccountRecord>({
    IndexName: index,
    KeyConditionExpression: "#part = :part AND #sort < :before",
    ExpressionAttributeNames: { "#part": partitionOf[index], "#sort": sortOf[index] },
    ExpressionAttributeValues: { ":part": key, ":before": before },
    ScanIndexForward: false,
    Limit: limit,
  });
  const end = last && items.at(-1);
  return { rows: items, next: end && accountPosition(end) };
}

/** Newest first: at least `limit` accounts while there are so many. */
export async function readAccounts(
  parts: readonly Part[],
  before: string,
  limit: number,
): Promise<{ accounts: AccountRecord[]; isLast: boolean }> {
  const pages = await Promise.all(parts.map((part) => readPart(part, before, limit)));
  const { rows: accounts, isLast } = mergeNewest(pages, accountPosition);
  return { accounts, isLast };
}
