import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { pageThrough } from "#lambdas/domain/common/pageThrough.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { endOfDay, type ListedRecord, readAudit } from "#lambdas/records/audit/audit.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { listAudit } from "#shared/contract/audit.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import { email } from "#shared/fields/account.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { actionBegins, nameOfAction } from "#shared/rules/audit/auditActions.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

type Filter = ParsedRequestOf<typeof listAudit>;

const usualLimit = 50;
const usualDays = 30;

/** The days of a request, both included and none in the future. */
function daysOf({ From, To }: Filter): { from: string; to: string } {
  const today = dayOf(new Date());
  if (From && From > (To ?? today))
    throw new VisibleError("DAYS_REVERSED", "The first day must not come after the last day.");
  const to = To && To < today ? To : today;
  const from = From ?? addDays(to, 1 - usualDays);
  if (addDays(from, listedDays) <= to)
    throw new VisibleError("TOO_MANY_DAYS", `Please choose at most ${listedDays} days.`);
  return { from, to };
}

type Fits = (row: ListedRecord) => boolean;

/**
 * What a row's list showed, for a search. Readings of the audit are left out: each search would otherwise find all
 * searches before it. They are found by their readers.
 */
const shownIn = ({ action, subjects = [] }: Pick<ListedRecord, "action" | "subjects">): readonly string[] =>
  nameOfAction(action) === "listAudit" ? [] : subjects;

/**
 * Finds rows by the e-mail address of the acting account, or by part of an id: of the actor, the request, the
 * network address (its digest), or anything that was changed, opened or shown in a list. Undefined for an
 * address that no account has: no row fits.
 */
async function searchFor(search: string): Promise<Fits | undefined> {
  if (search === "") return () => true;
  const address = email.safeParse(search);
  if (address.success) {
    const claim = await getEmailClaim(address.data);
    return claim && (({ accountId }) => accountId === claim.accountId);
  }
  return ({ accountId, subject = "", requestId, address = "", ...row }) =>
    [accountId, subject, requestId, address, ...shownIn(row)].some((id) => id.includes(search));
}

async function filterOf({ Action = "", Role, Search = "" }: Filter): Promise<Fits | undefined> {
  const found = await searchFor(Search.trim());
  return found && ((row) => (!Role || row.role === Role) && actionBegins(row.action, Action) && found(row));
}

const mostReads = 40;
const searchedAtOnce = 200;

/**
 * Reads up to `size` rows of a day before a position; after a day's last row it goes on with the day before, until
 * the first day.
 */
const readerOf = (from: string, size: number) => async (before: string) => {
  const { rows, isLast } = await readAudit(before, size);
  const end = isLast ? undefined : rows.at(-1)?.sk;
  return { rows, next: notBefore(from, end ?? endOfDay(addDays(before.slice(0, 10), -1))) };
};

/** A position, unless it lies before a day. */
const notBefore = (from: string, position: string): string | undefined =>
  position.slice(0, 10) < from ? undefined : position;

/** The accounts that acted; a sign-in with an unknown address has none. */
const actorsOf = (rows: readonly ListedRecord[]): string[] => [
  ...new Set(rows.flatMap(({ accountId }) => (accountId ? [accountId] : []))),
];

/** The names of accounts as they are now, by account. */
async function namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await getMany<AccountRecord>(accountIds.map(accountKey));
  return new Map(accounts.map(({ id, first, last }) => [id, `${first} ${last}`]));
}

const show = (row: ListedRecord, names: ReadonlyMap<string, string>): AuditRow => ({
  ...{ At: row.at, By: row.accountId, Name: names.get(row.accountId) ?? "", Role: row.role },
  ...{ Action: nameOfAction(row.action), Subject: row.subject, Place: row.place, Count: row.count },
  ...{ Code: row.code, Address: row.address },
  ...{ Reason: row.reason, Incident: row.incident, Format: row.format, Purpose: row.purpose },
  ...(row.subjects?.length ? { Subjects: [...row.subjects] } : {}),
  RequestId: row.requestId,
});

/** A page of the audit, the newest rows first. Reading it leaves a row of its own. */
export async function list(session: Session, request: Filter): Promise<ResponseOf<typeof listAudit>> {
  const { from, to } = daysOf(request);
  const { From, To, Action, Role, Search, Limit: limit = usualLimit, Cursor } = request;
  const name = JSON.stringify(["audit", From, To, Action, Role, Search]);
  const after = Cursor ? readCursor<string>(name, Cursor) : endOfDay(to);
  const read = readerOf(from, Action || Role || Search ? searchedAtOnce : limit + 1);
  const fits = await filterOf(request);
  const { rows, next } = await pageThrough(
    { read, fits: fits ?? (() => false), positionOf: ({ sk }) => sk, limit, mostReads },
    fits && notBefore(from, after),
  );
  const [names] = await Promise.all([
    namesOf(actorsOf(rows)),
    auditList(session, "listAudit", { subjects: actorsOf(rows), count: rows.length }),
  ]);
  return {
    Rows: rows.map((row) => show(row, names)),
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
  };
}
