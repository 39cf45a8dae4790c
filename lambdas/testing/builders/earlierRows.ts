import { moveMatch } from "#lambdas/records/family/matches.ts";
import { forgetJacketOf } from "#lambdas/records/jackets/jacketNumber.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { discard, put, range, transact } from "#lambdas/records/table/table.ts";
import { rowsOf } from "#lambdas/testing/records.ts";

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type Marked = { readonly owner: string; readonly id: string; readonly matches?: string };
type Values = Readonly<Record<string, unknown>>;

/** A person in rows until November 2026: each fact as an attribute of its own, with only the ticked flags. */
function earlierPerson(person: Values): Values {
  const { OtherText, ...flags } = person.Medical as Record<string, unknown>;
  return {
    ...{ first: person.First, last: person.Last, sex: person.Sex, dob: person.Dob, photo: person.img },
    ...{ feet: person.Feet, inches: person.Inches, weight: person.Weight, mail: person.Mail },
    ...{
      phone: person.Phone,
      additional: person.Additional,
      flags: Object.keys(flags),
      otherText: OtherText,
    },
  };
}

function earlierSnapshot(snapshot: Values): Values {
  const { person, address, registered, sealed } = snapshot as Record<string, Record<string, unknown>>;
  const { otherText: _never, ...shown } = earlierPerson(person ?? {});
  return {
    ...{ ...shown, registered, textDigest: sealed?.Medical },
    ...{ street: address?.Street, city: address?.City, state: address?.State, zip: address?.Zip },
  };
}

const withEarlierSnapshot = (version: unknown): unknown => {
  const { snapshot, ...rest } = version as Row & { snapshot: Values };
  return { ...rest, snapshot: earlierSnapshot(snapshot) };
};

const withoutUndefined = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;

/** A row until departments: a jacket with its one delivery as attributes of its own, an entry without a department. */
function beforeDepartments({ deliveries, department, whereKey, ...rest }: Row): Row {
  const [delivery] = Object.values((deliveries ?? {}) as Record<string, Values>);
  return withoutUndefined({ ...rest, ...delivery });
}

/** Rewrites an account's jackets, and rows of queues, in their shape from before departments. */
export async function makeDefault(owner: string, queues: readonly string[]): Promise<void> {
  const rows = (await Promise.all([accountPk(owner), ...queues].map(rowsOf))).flat();
  const changed = rows.filter(({ deliveries, department }) => deliveries ?? department);
  await transact(changed.map((row) => put(beforeDepartments(row))));
}

function beforeFinds(row: Row): Row {
  const { found, foundSort, place, placeSort, departments, phone, ...rest } = row;
  return rest;
}

/** Rewrites an account's links and jackets, rows of queues and claims of numbers as they were before finds. */
export async function makeUnfound(owner: string, queues: readonly string[]): Promise<void> {
  const rows = (await Promise.all([accountPk(owner), ...queues].map(rowsOf))).flat();
  const held = rows.filter(({ sk }) => sk.startsWith("F#"));
  const changed = rows.filter(({ found, departments }) => found ?? departments);
  const numbers = changed.flatMap(({ sk, number }) => (sk.startsWith("LJ#") ? [String(number)] : []));
  await transact([
    ...changed.filter(({ sk }) => !sk.startsWith("F#")).map((row) => put(beforeFinds(row))),
    ...held.map((row) => discard(row)),
    ...numbers.map(forgetJacketOf),
  ]);
}

function earlier(row: Row): Row {
  const { person, snapshot, transferred, before, confirmed: _later, ...rest } = beforeDepartments(row);
  return {
    ...rest,
    ...(person ? earlierPerson(person as Values) : {}),
    ...(snapshot ? { snapshot: earlierSnapshot(snapshot as Values) } : {}),
    ...(transferred ? { transferred: withEarlierSnapshot(transferred) } : {}),
    ...(before ? { before: withEarlierSnapshot(before) } : {}),
  };
}

/** Rewrites an account's members and jackets, and rows of queues, in their shape until November 2026. */
export async function makeEarlier(owner: string, queues: readonly string[]): Promise<void> {
  const rows = (await Promise.all([accountPk(owner), ...queues].map(rowsOf))).flat();
  const changed = rows.filter(({ person, snapshot, deliveries }) => person ?? snapshot ?? deliveries);
  await transact(changed.map((row) => put(earlier(row))));
}

/** Rewrites an account's households and members in their shape from before double registrations were told. */
export async function forgetMatches(owner: string): Promise<void> {
  const rows = await range<Row & Marked>(accountPk(owner), "!", "~");
  for (const { matches, homeCount, ...row } of rows.filter(({ sk }) => /^[HM]#/.test(sk)))
    await transact([put(row), ...(await moveMatch(row, matches, undefined))]);
}
