import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { type AuditRecord, endOfDay, readAudit, writeAudit } from "#lambdas/records/audit/audit.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listAudit } from "#shared/contract/staff.ts";
import { email } from "#shared/fields.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

type Filter = ParsedRequestOf<typeof listAudit>;

const usualLimit = 50;
const usualDays = 30;
const mostDays = 400;

/** The days that are asked for, both of them included. None of them is still to come. */
function daysOf({ From, To }: Filter): { from: string; to: string } {
  const today = dayOf(new Date());
  if (From && From > (To ?? today))
    throw new VisibleError("DAYS_REVERSED", "The first day must not come after the last day.");
  const to = To && To < today ? To : today;
  const from = From ?? addDays(to, 1 - usualDays);
  if (addDays(from, mostDays) <= to)
    throw new VisibleError("TOO_MANY_DAYS", `Please choose at most ${mostDays} days.`);
  return { from, to };
}

type Fits = (row: AuditRecord) => boolean;

/**
 * Whether a row was left by the account that an e-mail address belongs to, or bears part of an id; undefined
 * for an address that nobody has, which no row fits.
 */
async function searchFor(search: string): Promise<Fits | undefined> {
  if (search === "") return () => true;
  const address = email.safeParse(search);
  if (address.success) {
    const claim = await getEmailClaim(address.data);
    return claim && (({ accountId }) => accountId === claim.accountId);
  }
  return ({ accountId, subject = "", requestId }) =>
    [accountId, subject, requestId].some((id) => id.includes(search));
}

async function filterOf({ Action = "", Role, Search = "" }: Filter): Promise<Fits | undefined> {
  const found = await searchFor(Search.trim());
  const start = Action.trim().toLowerCase();
  return (
    found &&
    ((row) => (!Role || row.role === Role) && row.action.toLowerCase().startsWith(start) && found(row))
  );
}

const mostReads = 40;
const searchedAtOnce = 200;

interface Found {
  readonly rows: AuditRecord[];
  /** Where the next page starts; undefined at the end. */
  readonly next?: string;
}

const nothing: Found = { rows: [] };

interface Asked {
  readonly from: string;
  readonly after: string;
  readonly limit: number;
  /** How many rows are read at once. */
  readonly size: number;
  readonly fits: Fits;
}

/**
 * One page, from a position back to the first day. Rows that do not fit, and days without any, are read past,
 * for some reads at most: the next page goes on from there.
 */
async function search({ from, after, limit, size, fits }: Asked): Promise<Found> {
  const rows: AuditRecord[] = [];
  let position = after;
  for (let read = 1; read <= mostReads; read += 1) {
    const day = position.slice(0, 10);
    if (day < from) return { rows };
    const batch = await readAudit(position, size);
    rows.push(...batch.rows.filter(fits));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    if (last) return { rows: rows.slice(0, limit), next: last.sk };
    position = (batch.isLast ? undefined : batch.rows.at(-1)?.sk) ?? endOfDay(addDays(day, -1));
  }
  return position.slice(0, 10) < from ? { rows } : { rows, next: position };
}

/** The names of accounts as they are now, by account. */
async function namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await getMany<AccountRecord>([...new Set(accountIds)].map(accountKey));
  return new Map(accounts.map(({ id, first, last }) => [id, `${first} ${last}`]));
}

const show = (row: AuditRecord, names: ReadonlyMap<string, string>): AuditRow => ({
  ...{ At: row.at, By: row.accountId, Name: names.get(row.accountId) ?? "", Role: row.role },
  ...{ Action: row.action, Subject: row.subject, Place: row.place, Count: row.count },
  RequestId: row.requestId,
});

/**
 * A page of who read or did what, the newest first. That it was read leaves a row of its own. Throws invalid
 * for days in the wrong order and for too many of them.
 */
export async function list(
  { accountId, role }: Session,
  request: Filter,
  requestId: string,
): Promise<ResponseOf<typeof listAudit>> {
  const { from, to } = daysOf(request);
  const { From, To, Action, Role, Search, Limit = usualLimit, Cursor } = request;
  const name = JSON.stringify(["audit", From, To, Action, Role, Search]);
  const after = Cursor ? readCursor<string>(name, Cursor) : endOfDay(to);
  const size = Action || Role || Search ? searchedAtOnce : Limit + 1;
  const fits = await filterOf(request);
  const { rows, next } = fits ? await search({ from, after, limit: Limit, size, fits }) : nothing;
  const [names] = await Promise.all([
    namesOf(rows.map((row) => row.accountId)),
    writeAudit({ accountId, role, requestId, action: "list audit rows", count: rows.length }),
  ]);
  return {
    Rows: rows.map((row) => show(row, names)),
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
  };
}
