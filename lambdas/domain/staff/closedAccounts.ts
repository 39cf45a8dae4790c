import { type AccountRecord, showListed } from "#lambdas/records/accounts/account.ts";
import { type ClosedStatus, newestClosed, readClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { getManyCounters } from "#lambdas/records/accounts/counters.ts";
import { writeAudit } from "#lambdas/records/audit/audit.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listDeactivated, listDeleted } from "#shared/contract/staff.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";

type Request = ParsedRequestOf<typeof listDeactivated>;
type Listed = ResponseOf<typeof listDeactivated> & ResponseOf<typeof listDeleted>;

const usualLimit = 50;

/** The accounts with these ids as staff see them, in the same order; one that moved on just now is left out. */
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

/**
 * A page of the accounts that are closed so, the newest first: those of the caller's own city for staff of a
 * department, otherwise all. Each list that is read leaves one audit row.
 */
export async function list(
  { accountId, role, place: own }: Session,
  status: ClosedStatus,
  { Limit: limit = usualLimit, Cursor }: Request,
  requestId: string,
): Promise<Listed> {
  const place = placeRoles.includes(role) ? own : undefined;
  const name = ["closed accounts", status, place ? placeKey(place) : ""].join("|");
  const before = Cursor ? readCursor<string>(name, Cursor) : newestClosed;
  const rows = await readClosed(status, place, before, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  await writeAudit({
    ...{ accountId, role, requestId, action: `list ${status} accounts`, count: page.length },
    ...(place ? { place: placeKey(place) } : {}),
  });
  const ids = page.map(({ accountId: id }) => id);
  return {
    Accounts: await show(ids, status),
    ...(last ? { NextCursor: writeCursor(name, last.sk) } : {}),
  };
}
