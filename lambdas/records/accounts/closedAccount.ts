import { closedPk, shardOf } from "#lambdas/records/table/keys.ts";
import { type ListedRow, newestOf } from "#lambdas/records/table/newestOf.ts";
import { discard, type Key, put, query, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { AccountDetails } from "./account.ts";

export type ClosedStatus = "RESTRICTED" | "DELETED";

/** The rest is in the account. */
interface ClosedRecord extends ListedRow {
  readonly accountId: string;
}

type ClosedAccount = Pick<AccountDetails, "id" | "status" | "statusSince" | "address">;

const keyOf = ({ id, statusSince = "", address }: ClosedAccount, status: ClosedStatus): Key => ({
  pk: closedPk(status, placeKey(address)),
  sk: `${statusSince}#${id}`,
});

export function listClosed(account: ClosedAccount, status: ClosedStatus): Write {
  const key = keyOf(account, status);
  const shard = shardOf(status, account.id);
  return put<ClosedRecord>({ ...key, accountId: account.id, shard, shardSort: key.sk });
}

export const unlistClosed = (account: ClosedAccount, status: ClosedStatus): Write => discard(keyOf(account, status));

async function readPlace(status: ClosedStatus, place: Place, before: string, limit: number) {
  const { items } = await query<ClosedRecord>({
    KeyConditionExpression: "pk = :pk AND sk < :before",
    ExpressionAttributeValues: { ":pk": closedPk(status, placeKey(place)), ":before": before },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}

/** Of some places, or of all; newest first. */
export async function readClosed(
  status: ClosedStatus,
  places: readonly Place[] | undefined,
  before: string,
  limit: number,
): Promise<ClosedRecord[]> {
  if (!places) return newestOf<ClosedRecord>(status, before, limit);
  // One position holds for every place.
  const pages = await Promise.all(places.map((place) => readPlace(status, place, before, limit)));
  return pages
    .flat()
    .sort((a, b) => (a.sk > b.sk ? -1 : 1))
    .slice(0, limit);
}
