import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, householdKey, matchCountKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { HouseholdDetails } from "./household.ts";
import type { MatchCount } from "./matches.ts";
import type { MemberDetails } from "./member.ts";

type CardAccount = Pick<AccountDetails, "status" | "first" | "last" | "cell" | "email">;
type CardHousehold = Pick<HouseholdDetails, "geo">;
type CardMember = Pick<MemberDetails, "homeCount" | "confirmed">;
export type CardMatches = Pick<MatchCount, "accounts" | "joins">;

/** Of all these types: a batch has one list. */
const attributes = [
  ...["pk", "sk", "status", "first", "last", "cell", "email"],
  ...["geo", "homeCount", "confirmed", "accounts", "joins"],
];

export interface CardRows {
  account(owner: string): CardAccount | undefined;
  household(owner: string, id: string): CardHousehold | undefined;
  member(owner: string, id: string): CardMember | undefined;
  matches(partition: string): CardMatches | undefined;
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/**
 * All kinds in the same batches: a batch costs more processor time than its rows. Possibly a moment old. Keys may
 * repeat.
 */
export async function readCardRows(keys: readonly Key[]): Promise<CardRows> {
  const distinct = new Map(keys.map((key) => [nameOf(key), key]));
  const rows = await getMany<Key>([...distinct.values()], { attributes });
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  const at = <Row>(key: Key) => found.get(nameOf(key)) as Row | undefined;
  return {
    account: (owner) => at<CardAccount>(accountKey(owner)),
    household: (owner, id) => at<CardHousehold>(householdKey(owner, id)),
    member: (owner, id) => at<CardMember>(memberKey(owner, id)),
    matches: (partition) => at<CardMatches>(matchCountKey(partition)),
  };
}
