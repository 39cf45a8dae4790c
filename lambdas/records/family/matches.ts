import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { matchCountKey, matchesOfKey, matchPk } from "#lambdas/records/table/keys.ts";
import { rowsAfter } from "#lambdas/records/table/rowsAfter.ts";
import { discard, get, insert, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Person } from "#shared/model/personShapes.ts";
import { addressKey } from "#shared/rules/address/addressKey.ts";
import { personKey } from "#shared/rules/personKey.ts";

// Equal people, or addresses, of all accounts share a partition: a row an account, and their number. A card reads the
// number alone: a building of a thousand accounts costs no more than a house.

/** The digest is keyed: logged keys reveal no names. */
export const matchesOfPerson = (person: Pick<Person, "First" | "Last" | "Dob">): string =>
  matchPk("PERSON", keyedDigestOf(`person\n${personKey(person)}`));

export const matchesOfAddress = (address: Pick<Address, "Street" | "Zip">): string =>
  matchPk("ADDRESS", keyedDigestOf(`address key\n${addressKey(address)}`));

/** Notes its partition: a later rule or key finds it again. */
interface MatchedRecord {
  readonly owner: string;
  readonly id: string;
}

interface MatchesRecord extends Key {
  readonly ids: ReadonlySet<string>;
}

/** `joins` only grows. */
export interface MatchCount extends Key {
  readonly accounts: number;
  readonly joins: number;
}

const addAccount = (matches: string): Write =>
  update(matchCountKey(matches), {
    UpdateExpression: "ADD accounts :one, joins :one",
    ExpressionAttributeValues: { ":one": 1 },
  });

/** The last account removes the row. */
async function removeAccount(matches: string): Promise<Write> {
  const key = matchCountKey(matches);
  const { accounts = 0 } = (await get<MatchCount>(key)) ?? {};
  const isLast = accounts <= 1;
  const condition = {
    ConditionExpression: isLast ? "accounts = :one" : "accounts > :one",
    ExpressionAttributeValues: { ":one": 1, ...(isLast ? {} : { ":less": -1 }) },
  };
  return isLast ? discard(key, condition) : update(key, { UpdateExpression: "ADD accounts :less", ...condition });
}

async function addTo(matches: string, { owner, id }: MatchedRecord): Promise<Write[]> {
  const key = matchesOfKey(matches, owner);
  const ids = new Set([id]);
  const first: MatchesRecord = { ...key, ids };
  if (!(await get<MatchesRecord>(key))) return [insert(first), addAccount(matches)];
  const change = { UpdateExpression: "ADD ids :ids", ConditionExpression: "attribute_exists(pk)" };
  return [update(key, { ...change, ExpressionAttributeValues: { ":ids": ids } })];
}

async function removeFrom(matches: string, { owner, id }: MatchedRecord): Promise<Write[]> {
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

/** Undefined is no partition. At most four writes, two without one of them. */
export async function moveMatch(
  registered: MatchedRecord,
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

export async function leaveMatches(matches: string, owner: string): Promise<Write[]> {
  const key = matchesOfKey(matches, owner);
  if (!(await get<MatchesRecord>(key))) return [];
  return [discard(key, { ConditionExpression: "attribute_exists(pk)" }), await removeAccount(matches)];
}

export async function readMatches(
  matches: string,
  limit: number,
): Promise<{ readonly owner: string; readonly ids: readonly string[] }[]> {
  const rows = await rowsAfter<MatchesRecord>(matches, limit, { after: matchCountKey(matches).sk });
  return rows.map(({ sk, ids }) => ({ owner: sk, ids: [...ids] }));
}

export async function readJoins(matches: string): Promise<number> {
  return (await get<MatchCount>(matchCountKey(matches)))?.joins ?? 0;
}
