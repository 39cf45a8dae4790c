import { auditList, auditOpening } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { mergePages } from "#lambdas/domain/common/paging/mergePages.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { readNewest } from "#lambdas/domain/jackets/finding/currentRecords.ts";
import { tellFamilies } from "#lambdas/domain/jackets/finding/tellFamilies.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntries } from "#lambdas/domain/jackets/showEntries.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/family/household.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import { readHomeCounts } from "#lambdas/records/registry/homeCounts.ts";
import { getListedHome } from "#lambdas/records/registry/listedHome.ts";
import { afterRank, type RegistryDetails, type RegistryRow, readHomes } from "#lambdas/records/registry/registryRow.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { householdKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countRegistry, listRegistry, openHome } from "#shared/contract/registry.ts";
import type { RegistryHome, RegistryReason } from "#shared/model/registry/home.ts";
import { needBits, needsIn, type RegistryNeed, registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { placeRoles } from "#shared/model/role.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { rankOfHours, whyThere } from "#shared/rules/registry/urgency.ts";
import { isDrawn, isIn, listsFor } from "./registryArea.ts";

type ListRequest = ParsedRequestOf<typeof listRegistry>;

/** Staff have their own department's; others name one. */
function departmentFor(session: Session, asked: string | undefined): string {
  const id = placeRoles.includes(session.role) ? departmentOf(session) : asked;
  if (!id) throw new VisibleError("INVALID_REQUEST", "Please choose a department.");
  if (asked && asked !== id) throw new VisibleError("NOT_ALLOWED");
  return id;
}

/** A retired department has no registry. A default one has no row until it is edited. */
async function requireActive(id: string): Promise<void> {
  const department = await getDepartment(id);
  if (department?.status === "RETIRED" || (!department && !isDefaultDepartment(id))) throw notFound();
}

const idOf = ({ owner, hid }: Pick<RegistryDetails, "owner" | "hid">): string => `${owner}.${hid}`;

function show(row: RegistryDetails, household: HouseholdRecord): RegistryHome {
  const Needs = needsIn(row.needs);
  const hours =
    row.hours === undefined ? {} : { Hours: row.hours, ...(row.unsaid ? { HoursSaid: false } : { HoursSaid: true }) };
  const { Unit } = factsOf(household);
  return {
    ID: idOf(row),
    ...household.address,
    ...(Unit ? { Unit } : {}),
    ...(household.geo ? { Geo: household.geo } : {}),
    People: row.people,
    Needs,
    ...hours,
    Confirmed: row.confirmed,
    Waiting: row.waits === true,
    Mobile: row.mobile === true,
    Why: whyThere({ Needs, ...hours }),
  };
}

/** In the rows' order, without homes that are gone by now, or whose place the department left. */
async function showHomes(rows: readonly RegistryRow[], served: Promise<Served>): Promise<RegistryHome[]> {
  const [read, isServed] = await Promise.all([
    getMany<HouseholdRecord>(rows.map(({ owner, hid }) => householdKey(owner, hid))),
    served,
  ]);
  const households = new Map(read.map((household) => [household.id, household]));
  return rows.flatMap((row) => {
    const household = households.get(row.hid);
    return household && isServed(household.address) ? show(row, household) : [];
  });
}

function fitsNeeds(row: RegistryRow, { Needs = [], Match = "ANY" }: ListRequest): boolean {
  const wanted = needBits(Needs);
  const has = row.needs & wanted;
  return wanted === 0 || (Match === "ANY" ? has !== 0 : has === wanted);
}

function fits(row: RegistryRow, request: ListRequest): boolean {
  const { MaxHours, ConfirmedBefore, Waiting } = request;
  if (MaxHours !== undefined && (row.hours === undefined || row.hours > MaxHours)) return false;
  if (ConfirmedBefore !== undefined && row.confirmed >= ConfirmedBefore) return false;
  if (Waiting !== undefined && (row.waits === true) !== Waiting) return false;
  return fitsNeeds(row, request);
}

/** With all needs one list is enough. */
const listedNeeds = ({ Needs = [], Match = "ANY" }: ListRequest): readonly RegistryNeed[] =>
  Match === "ALL" ? Needs.slice(0, 1) : [...new Set(Needs)];

/** A home with several of the needs is in several lists: the first one shows it. */
function isRepeated(row: RegistryRow, lists: readonly RegistryNeed[], at: number): boolean {
  return (row.needs & needBits(lists.slice(0, at))) !== 0;
}

const usualLimit = 50;
/** Homes looked at for one page, over all lists. */
const mostSearched = 4_000;

interface Found {
  readonly rows: readonly RegistryRow[];
  readonly next: string | undefined;
}

/** One page by urgency, at any size one query a list and, where few fit, another. */
async function findHomes(department: string, request: ListRequest, after: string): Promise<Found> {
  const { Area, MaxHours, Limit: limit = usualLimit } = request;
  const needs = listedNeeds(request);
  const lists = listsFor(Area, needs);
  const isByNeed = Area === undefined && needs.length > 0;
  const before = MaxHours === undefined ? "~" : afterRank(rankOfHours(MaxHours));
  const most = Math.ceil(mostSearched / lists.length);
  const first = Math.min(most, lists.length === 1 ? limit + 1 : Math.ceil(((limit + 1) / lists.length) * 2) + 8);
  const { rows, next } = await mergePages(
    {
      sources: lists.map((list, at) => async (from: string, size: number) => {
        const page = await readHomes({ department, list, before }, from, size);
        return isByNeed ? { ...page, rows: page.rows.filter((row) => !isRepeated(row, needs, at)) } : page;
      }),
      fits: (row) => fits(row, request) && isIn(row, Area),
      positionOf: ({ sk }) => sk,
      isBefore: (one, other) => one < other,
      limit,
      sizes: [first, Math.max(1, most - first)],
    },
    after,
  );
  const positions = next?.filter((at) => at !== null) ?? [];
  const last = rows.at(-1)?.sk ?? "";
  const nearest = positions.sort()[0];
  // One position serves all lists: every home before it was shown or does not fit.
  return { rows, next: nearest === undefined ? undefined : nearest > last ? nearest : last };
}

/** Homes that no map shows, and that fit otherwise: a drawn area must not hide them. */
async function findUnplaced(department: string, request: ListRequest): Promise<Found> {
  if (!isDrawn(request.Area) || request.Cursor !== undefined) return { rows: [], next: undefined };
  return findHomes(department, { ...request, Area: { Unplaced: true } }, "");
}

interface Because {
  readonly Reason: RegistryReason;
  readonly Incident?: string | undefined;
}

const auditedReason = ({ Reason, Incident }: Because) => ({
  reason: Reason,
  ...(Reason === "INCIDENT" && Incident ? { incident: Incident } : {}),
});

/** Lists a department's homes by urgency. */
export async function list(session: Session, request: ListRequest): Promise<ResponseOf<typeof listRegistry>> {
  const department = departmentFor(session, request.DepartmentID);
  const served = servedBy(session);
  const { Cursor, Limit: _limit, Reason: _reason, Incident: _incident, ...filter } = request;
  const name = JSON.stringify(["registry", department, filter]);
  const [found, unplaced] = await Promise.all([
    findHomes(department, request, Cursor ? readCursor<string>(name, Cursor) : ""),
    findUnplaced(department, request),
    requireActive(department),
  ]);
  const [Homes, Unplaced] = await Promise.all([
    showHomes(found.rows, served),
    showHomes(unplaced.rows, served),
    auditList(session, "listRegistry", {
      subjects: [...found.rows, ...unplaced.rows].map(idOf),
      ...auditedDepartment(department),
      ...auditedReason(request),
    }),
  ]);
  const more = unplaced.next ? { MoreUnplaced: true } : {};
  return { Homes, Unplaced, ...more, ...(found.next ? { NextCursor: writeCursor(name, found.next) } : {}) };
}

/** Counts below it could tell of single families. */
const fewest = 11;

const shownNeeds = (counts: Partial<Record<RegistryNeed, number>>) =>
  Object.fromEntries(
    registryNeeds.map((need) => [need, counts[need] ?? 0] as const).filter(([, homes]) => homes >= fewest),
  );

/** Counts by ZIP. Sums are of what is shown, so that no difference tells what is hidden. */
export async function count(
  session: Session,
  { DepartmentID }: ParsedRequestOf<typeof countRegistry>,
): Promise<ResponseOf<typeof countRegistry>> {
  const department = departmentFor(session, DepartmentID);
  const [counts] = await Promise.all([readHomeCounts(department), requireActive(department)]);
  const all = [...counts].filter(([, { homes }]) => homes > 0);
  const ByZip = all
    .filter(([, { homes }]) => homes >= fewest)
    .map(([Zip, { homes, people, ...needs }]) => ({ Zip, Homes: homes, People: people, Needs: shownNeeds(needs) }));
  const sum = (of: (zip: (typeof ByZip)[number]) => number) => ByZip.reduce((total, zip) => total + of(zip), 0);
  const Needs = Object.fromEntries(
    registryNeeds.map((need) => [need, sum(({ Needs }) => Needs[need] ?? 0)] as const).filter(([, homes]) => homes > 0),
  );
  return {
    Homes: sum(({ Homes }) => Homes),
    People: sum(({ People }) => People),
    Needs,
    ByZip,
    Hidden: all.length - ByZip.length,
  };
}

function readHomeId(id: string): { owner: string; hid: string } {
  const [owner = "", hid = ""] = id.split(".");
  return { owner, hid };
}

/** The newest record of each person whom the department knows there. */
const readPeople = (owner: string, hid: string, department: string) =>
  retryOnConflict(async () => {
    const { jackets } = await readJackets(owner);
    const records = await Promise.all(
      jackets.filter((jacket) => jacket.hid === hid).map((jacket) => readNewest(jacket, department)),
    );
    return records.flatMap((record) => (record && !record.row.removed ? record.row : []));
  });

/** Opens a home; audit and family have the reason before the answer. */
export async function open(
  session: Session,
  request: ParsedRequestOf<typeof openHome>,
): Promise<ResponseOf<typeof openHome>> {
  const department = departmentFor(session, request.DepartmentID);
  const { owner, hid } = readHomeId(request.ID);
  const [listed, household, isServed] = await Promise.all([
    getListedHome(owner, hid, department),
    getHousehold(owner, hid),
    servedBy(session),
    requireActive(department),
  ]);
  if (!listed || !household || !isServed(household.address)) throw notFound();
  const rows = await readPeople(owner, hid, department);
  const [entries, records] = await Promise.all([showEntries(session, rows), Promise.all(rows.map(readMedical))]);
  await Promise.all([
    auditOpening(session, "openHome", {
      subject: request.ID,
      subjects: rows.map((row) => subjectOf(nameOf(row))),
      ...auditedDepartment(department),
      ...auditedReason(request),
    }),
    tellFamilies(session, rows, request.Reason),
  ]);
  const People = entries.flatMap((Entry, at) => {
    const Record = records[at];
    return Record ? { Entry, Record } : [];
  });
  return { Home: show(listed.home, household), People };
}
