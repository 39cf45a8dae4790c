import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { matchCountKey, matchesOfKey, matchPk } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, query, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Person } from "#shared/model/personShapes.ts";
import { addressKey } from "#shared/rules/address/addressKey.ts";
import { personKey } from "#shared/rules/personKey.ts";

// Equal people and equal addresses of all accounts stand in one partition: a row for each account, and their number.
// The number alone is read for a card, so that a building of a thousand accounts costs no more than a house.

/** The partition of a person. The digest needs the server's key: names are not read from keys in logs. */
export const matchesOfPerson = (person: Pick<Person, "First" | "Last" | "Dob">): string =>
  matchPk("PERSON", keyedDigestOf(`person\n${personKey(person)}`));

/** The partition of an address. */
export const matchesOfAddress = (address: Pick<Address, "Street" | "Zip">): string =>
  matchPk("ADDRESS", keyedDigestOf(`address key\n${addressKey(address)}`));

/** A member or a household. It notes where it stands: a later rule or another key finds it again. */
interface Registered {
  readonly owner: string;
  readonly id: string;
}

/** What one account has registered in a partition. */
interface MatchesRecord extends Key {
  readonly ids: ReadonlySet<string>;
}

/** How many accounts stand in a partition, and how often one has joined. */
export interface MatchCount extends Key {
  readonly accounts: number;
  readonly joins: number;
}

const addAccount = (matches: string): Write =>
  update(matchCountKey(matches), {
    UpdateExpression: "ADD accounts :one, joins :one",
    ExpressionAttributeValues: { ":one": 1 },
  });

/** Counts one account less; nothing is left of the last one. */
async function removeAccount(matches: string): Promise<Write> {
  const key = matchCountKey(matches);
  const { accounts = 0 } = (await get<MatchCount>(key)) ?? {};
  const isLast = accounts <= 1;
  const condition = {
    ConditionExpression: isLast ? "accounts = :one" : "accounts > :one",
    ExpressionAttributeValues: { ":one": 1, ...(isLast ? {} : { ":less": -1 }) },
  };
  return isLast
    ? discard(key, condition)
    : update(key, { UpdateExpression: "ADD accounts :less", ...condition });
}

async function addTo(matches: string, { owner, id }: Registered): Promise<Write[]> {
  const key = matchesOfKey(matches, owner);
  const ids = new Set([id]);
  const first: MatchesRecord = { ...key, ids };
  if (!(await get<MatchesRecord>(key))) return [insert(first), addAccount(matches)];
  const change = { UpdateExpression: "ADD ids :ids", ConditionExpression: "attribute_exists(pk)" };
  return [update(key, { ...change, ExpressionAttributeValues: { ":ids": ids } })];
}

async function removeFrom(matches: string, { owner, id }: Registered): Promise<Write[]> {
  const key = matchesOfKey(matches, owner);
  const row = await get<MatchesRecord>(key);
  if (!row?.ids.has(id)) return [];
  const [has, values] = ["contains(ids, :id) AND size(ids)", { ":id": id, ":one": 1 }];
  if (row.ids.size === 1) {
    const isLast = { ConditionExpression: `${has} = :one`, ExpressionAttributeValues: values };
    return [discard(key, isLast), await removeAccount(matches)];
  }
  return [
    update(key, {
      UpdateExpression: "DELETE ids :ids",
      ConditionExpression: `${has} > :one`,
      ExpressionAttributeValues: { ...values, ":ids": new Set([id]) },
    }),
  ];
}

/**
 * The writes that take a member or household from one partition to another; undefined is none. At most four, two
 * without one of them, none when it stands there already.
 */
export async function moveMatch(
  registered: Registered,
  from: string | undefined,
  to: string | undefined,
): Promise<Write[]> {
  if (from === to) return [];
  const [removed, added] = await Promise.all([
    from === undefined ? [] : removeFrom(from, registered),
    to === undefined ? [] : addTo(to, registered),
  ]);
  return [...removed, ...added];
}

/** The writes that take all out of a partition that an account has registered there. */
export async function leaveMatches(matches: string, owner: string): Promise<Write[]> {
  const key = matchesOfKey(matches, owner);
  if (!(await get<MatchesRecord>(key))) return [];
  return [discard(key, { ConditionExpression: "attribute_exists(pk)" }), await removeAccount(matches)];
}

/** Up to `limit` accounts of a partition with the ids of what each has registered there. */
export async function readMatches(
  matches: string,
  limit: number,
): Promise<{ readonly owner: string; readonly ids: readonly string[] }[]> {
  const { items } = await query<MatchesRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :count",
    ExpressionAttributeValues: { ":pk": matches, ":count": matchCountKey(matches).sk },
    ConsistentRead: true,
    Limit: limit,
  });
  return items.map(({ sk, ids }) => ({ owner: sk, ids: [...ids] }));
}

/** How often an account has joined a partition. */
export async function readJoins(matches: string): Promise<number> {
  return (await get<MatchCount>(matchCountKey(matches)))?.joins ?? 0;
}
