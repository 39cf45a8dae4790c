import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { showListed } from "#lambdas/domain/views/showAccount.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { type ClosedStatus, readClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { getManyCounters } from "#lambdas/records/accounts/counters.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import type { Session } from "#lambdas/session.ts";
import type { listDeactivated, listDeleted } from "#shared/contract/accountLists.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";

type Request = ParsedRequestOf<typeof listDeactivated>;
type Listed = ResponseOf<typeof listDeactivated> & ResponseOf<typeof listDeleted>;

const usualLimit = 50;

/** The accounts with these ids as staff see them, in the same order, without those that changed status just now. */
async function show(ids: readonly string[], status: ClosedStatus): Promise<Listed["Accounts"]> {
  const [accounts, counters] = await Promise.all([
    getMany<AccountRecord>(ids.map(accountKey)),
    getManyCounters(ids),
  ]);
  const accountAt = new Map(accounts.map((account) => [account.id, account]));
  return ids.flatMap((id) => {
    const account = accountAt.get(id);
    return account?.status === status ? [showListed(account, counters.get(id)?.members ?? 0)] : [];
  });
}

const actions = { RESTRICTED: "listDeactivated", DELETED: "listDeleted" } as const;

/**
 * A page of the restricted or deleted accounts, the newest first, and its audit row. Staff of a department see
 * those of their own city, others all.
 */
export async function list(
  session: Session,
  status: ClosedStatus,
  { Limit: limit = usualLimit, Cursor }: Request,
): Promise<Listed> {
  const place = placeRoles.includes(session.role) ? session.place : undefined;
  const name = ["closed accounts", status, place ? placeKey(place) : ""].join("|");
  const before = Cursor ? readCursor<string>(name, Cursor) : newest;
  const rows = await readClosed(status, place, before, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ accountId }) => accountId);
  await auditList(session, actions[status], { subjects: ids, place: place && placeKey(place) });
  return {
    Accounts: await show(ids, status),
    ...(last ? { NextCursor: writeCursor(name, last.sk) } : {}),
  };
}
