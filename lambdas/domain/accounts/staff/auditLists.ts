import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { pageThrough } from "#lambdas/domain/common/paging/pageThrough.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { ListedRecord } from "#lambdas/records/accounts/audit/audit.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getJackets } from "#lambdas/records/jackets/jacket.ts";
import { jacketOfNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import type { Pair } from "#lambdas/records/jackets/searchIndex.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { listAudit } from "#shared/contract/audit.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import { email } from "#shared/fields/account.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { actionBegins } from "#shared/rules/audit/auditActions.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, easternDayOf, easternMidnight } from "#shared/rules/dates.ts";
import { readJacketNumber } from "#shared/rules/jacketNumber.ts";
import { auditReader, notBefore } from "./auditReader.ts";

type Filter = ParsedRequestOf<typeof listAudit>;

const usualLimit = 50;
const usualDays = 30;

function momentsOf({ From, To }: Filter): { from: string; end: string } {
  const today = easternDayOf(new Date());
  if (From && From > (To ?? today))
    throw new VisibleError("DAYS_REVERSED", "The first day must not come after the last day.");
  const to = To && To < today ? To : today;
  const from = From ?? addDays(to, 1 - usualDays);
  if (addDays(from, listedDays) <= to)
    throw new VisibleError("TOO_MANY_DAYS", `Please choose at most ${listedDays} days.`);
  return { from: easternMidnight(from), end: easternMidnight(addDays(to, 1)) };
}

type Fits = (row: ListedRecord) => boolean;

/** Without readings of the audit: each search would find all searches before it. */
const shownIn = ({ action, subjects = [] }: Pick<ListedRecord, "action" | "subjects">): readonly string[] =>
  action === "listAudit" ? [] : subjects;

const jacketText = ({ owner, mid, hid }: Pair): string => `${owner}/${mid}.${hid}`;

/** Of the jacket, of its person as another's likely duplicate, or of its home. */
function isAbout({ owner, mid, hid }: Pair): Fits {
  const jacket = jacketText({ owner, mid, hid });
  const ids = [jacket, `${owner}/${mid}`, `${owner}.${hid}`];
  return ({ subject = "", ...row }) =>
    [subject, ...shownIn(row)].some((id) => ids.includes(id) || id.startsWith(`${jacket}/`));
}

/**
 * By the actor's e-mail address, a jacket's number, or part of an id: of actor, request, network address (its digest),
 * or any subject. Undefined for an address without an account.
 */
async function searchFor(search: string): Promise<Fits | undefined> {
  if (search === "") return () => true;
  const address = email().safeParse(search);
  if (address.success) {
    const claim = await getEmailClaim(address.data);
    return claim && (({ accountId }) => accountId === claim.accountId);
  }
  const jacket = await jacketOfNumber(readJacketNumber(search) ?? "");
  if (jacket) return isAbout(jacket);
  return ({ accountId, subject = "", requestId, address = "", ...row }) =>
    [accountId, subject, requestId, address, ...shownIn(row)].some((id) => id.includes(search));
}

async function filterOf({ Action = "", Role, By, Search = "" }: Filter): Promise<Fits | undefined> {
  const found = await searchFor(Search.trim());
  const isBy = ({ role, accountId }: ListedRecord) => (!Role || role === Role) && (!By || accountId === By);
  return found && ((row) => isBy(row) && actionBegins(row.action, Action) && found(row));
}

/** The account, also of a home's "owner.household"; in "owner/member.household/content" the member. */
function personKey(subject: string): Key {
  const [owner = "", mid] = subject.split("/", 2).map((part) => part.split(".", 1)[0] ?? "");
  return mid ? memberKey(owner, mid) : accountKey(owner);
}

const textOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

interface PersonRow extends Key {
  readonly role?: Role;
  readonly first?: string;
  readonly last?: string;
  readonly person?: { readonly First: string; readonly Last: string };
  readonly withdrawn?: string;
  readonly objected?: MemberDetails["objected"];
}

/** Of "owner/member.household/content"; undefined of another subject. */
function pairOf(subject: string): Pair | undefined {
  const [owner = "", jacket = ""] = subject.split("/", 2);
  const [mid = "", hid = ""] = jacket.split(".", 2);
  return mid && hid ? { owner, mid, hid } : undefined;
}

type IsNamed = (subject: string, row: PersonRow) => boolean;

/** For a department's head: staff, and people whom the department may know now, where it serves. */
async function namedFor(session: Session, subjects: readonly string[]): Promise<IsNamed> {
  if (!placeRoles.includes(session.role)) return () => true;
  const [isServed, jackets] = await Promise.all([
    servedBy(session),
    getJackets(subjects.flatMap((subject) => pairOf(subject) ?? [])),
  ]);
  const served = new Set(jackets.filter(({ where }) => isServed(where)).map(jacketText));
  return (subject, { role, person, ...consent }) => {
    if (!person) return role !== "USER";
    const pair = pairOf(subject);
    return pair !== undefined && served.has(jacketText(pair)) && !isWithheld(consent);
  };
}

const fullNameOf = ({ first, last, person }: PersonRow): string =>
  [person?.First ?? first, person?.Last ?? last].filter(Boolean).join(" ");

const peopleOf = (rows: readonly ListedRecord[]): string[] => [
  ...new Set(rows.flatMap(({ accountId, subject }) => [accountId, subject ?? ""]).filter(Boolean)),
];

type Names = (subject: string | undefined) => string | undefined;

/** Present names: rows have none. */
async function namesOf(subjects: readonly string[], session: Session): Promise<Names> {
  const keys = new Map(subjects.map(personKey).map((key) => [textOf(key), key]));
  const [rows, isNamed] = await Promise.all([getMany<PersonRow>([...keys.values()]), namedFor(session, subjects)]);
  const found = new Map(rows.map((row) => [textOf(row), row]));
  return (subject = "") => {
    const row = found.get(textOf(personKey(subject)));
    return row && isNamed(subject, row) ? fullNameOf(row) || undefined : undefined;
  };
}

const show = (row: ListedRecord, names: Names): AuditRow => ({
  At: row.at,
  By: row.accountId,
  Name: names(row.accountId) ?? "",
  Role: row.role,
  Action: row.action,
  Subject: row.subject,
  About: names(row.subject),
  Place: row.place,
  Count: row.count,
  Format: row.format,
  Purpose: row.purpose,
  Code: row.code,
  Address: row.address,
  Reason: row.reason,
  Incident: row.incident,
  ...(row.subjects?.length ? { Subjects: [...row.subjects] } : {}),
  RequestId: row.requestId,
});

/** Newest first; a master moderator reads their department's staff. Leaves a row itself. */
export async function list(session: Session, request: Filter): Promise<ResponseOf<typeof listAudit>> {
  const { from, end } = momentsOf(request);
  const department = placeRoles.includes(session.role) ? departmentOf(session) : undefined;
  const { From, To, Action, Role, By, Search, Limit: limit = usualLimit, Cursor } = request;
  const name = JSON.stringify(["audit", department, From, To, Action, Role, By, Search]);
  const after = Cursor ? readCursor<string>(name, Cursor) : end;
  const isSearch = Boolean(Action || Role || By || Search);
  const fits = await filterOf(request);
  const { rows, next, searched } = await pageThrough(
    {
      ...auditReader(department, from, isSearch ? undefined : limit + 1),
      fits: fits ?? (() => false),
      positionOf: ({ sk }) => sk,
      limit,
    },
    fits && notBefore(from, after),
  );
  const people = peopleOf(rows);
  const [names] = await Promise.all([
    namesOf(people, session),
    auditList(session, "listAudit", {
      subjects: people,
      count: rows.length,
      ...(department === undefined ? {} : auditedDepartment(department)),
    }),
  ]);
  return {
    Rows: rows.map((row) => show(row, names)),
    ...(isSearch ? { Searched: searched } : {}),
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
  };
}
