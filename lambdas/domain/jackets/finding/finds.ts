import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { jacketOfNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import { everywhere, type Pair } from "#lambdas/records/jackets/searchIndex.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { jacketKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { findJackets } from "#shared/contract/jackets/finding.ts";
import type { FoundDelivery, FoundJacket } from "#shared/model/jacket/opening.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Find, fitsFind, readFind } from "#shared/rules/search/readFind.ts";
import { type CurrentRecord, reachedBy, readCurrent } from "./currentRecords.ts";
import { writeJacketId } from "./jacketIds.ts";
import { beginning, type Position, readPairs } from "./readPairs.ts";
import { recordFind } from "./recordFind.ts";
import { showDeliveries } from "./showDeliveries.ts";

// No jacket has this key: an unknown number takes as long as a known one.
const nobody: Pair = { owner: "-", mid: "-", hid: "-" };

async function byNumber({ number }: Find): Promise<JacketRecord[]> {
  if (!number) return [];
  const { owner, mid, hid } = (await jacketOfNumber(number)) ?? nobody;
  const jacket = await getJacket(owner, mid, hid);
  return jacket ? [jacket] : [];
}

/** In the order of their rows, each once. */
async function readJackets(pairs: readonly Pair[]): Promise<JacketRecord[]> {
  const keys = new Map(pairs.map(({ owner, mid, hid }) => [`${mid}.${hid}`, jacketKey(owner, mid, hid)]));
  const jackets = await getMany<JacketRecord>([...keys.values()]);
  const jacketAt = new Map(jackets.map((jacket) => [`${jacket.mid}.${jacket.hid}`, jacket]));
  return [...keys.keys()].flatMap((pair) => jacketAt.get(pair) ?? []);
}

const fits = (find: Find, { row, deliveries }: CurrentRecord): boolean =>
  [row.snapshot, ...deliveries.flatMap(([, { transferred }]) => transferred?.snapshot ?? [])].some((snapshot) =>
    fitsFind(find, snapshot),
  );

interface RecordPage {
  readonly records: readonly CurrentRecord[];
  readonly next: Position | undefined;
}

/** All people of a tower have one address, and a page has 20. */
const mostPages = 5;

/** The whole first page while no record fits every word: one wrong word must not hide a person. */
async function bestMatches(
  find: Find,
  readPage: (position: Position) => Promise<RecordPage>,
  position: Position,
): Promise<RecordPage> {
  const first = await readPage(position);
  let page = first;
  for (let pages = 1; ; pages += 1) {
    const { next } = page;
    const records = page.records.filter((record) => fits(find, record));
    const isLast = page.records.length === 0 || !next || pages === mostPages;
    if (records.length > 0 || (isLast && position.hasFit)) return { records, next: next && { ...next, hasFit: true } };
    if (isLast) return first;
    page = await readPage(next);
  }
}

function show({ jacket, row }: CurrentRecord, Deliveries: FoundDelivery[]): FoundJacket {
  const { person, address, household } = row.snapshot;
  const { First, Last, Dob } = person;
  return {
    ID: writeJacketId(jacket),
    First,
    Last,
    Dob,
    ...address,
    Unit: household?.Unit,
    Floor: household?.Floor,
    Deliveries,
    ...(jacket.number ? { Number: jacket.number } : {}),
  };
}

/**
 * Of the caller's department, for administrators of all: at most a query a lookup, however many match, while one fits
 * every word, and no other department's row.
 */
export async function find(
  session: Session,
  { Search, Cursor }: ParsedRequestOf<typeof findJackets>,
): Promise<ResponseOf<typeof findJackets>> {
  const department = placeRoles.includes(session.role) ? departmentOf(session) : undefined;
  const asked = readFind(Search);
  const name = JSON.stringify(["find", department ?? everywhere, Search]);
  const position = Cursor ? readCursor<Position>(name, Cursor) : beginning;
  const served = servedBy(session);
  const reach = async (jackets: readonly JacketRecord[]) => {
    const isServed = await served;
    return readCurrent(
      jackets.filter(({ where }) => isServed(where)).flatMap((jacket) => reachedBy(jacket, department) ?? []),
    );
  };
  const readPage = async (from: Position): Promise<RecordPage> => {
    const { pairs, next } = await readPairs(asked, department ?? everywhere, from);
    return { records: await readJackets(pairs).then(reach), next };
  };
  const [own, { records: others, next }] = await Promise.all([
    Cursor ? [] : byNumber(asked).then(reach),
    bestMatches(asked, readPage, position),
  ]);
  const records = [...own, ...others];
  const [deliveries] = await Promise.all([
    showDeliveries(records, department === undefined),
    recordFind(session, records, department),
  ]);
  return {
    Jackets: records.map((record) => show(record, deliveries(record))),
    ...(next ? { NextCursor: writeCursor(name, next) } : {}),
  };
}
