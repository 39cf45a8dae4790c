import { distinctPlaces } from "#lambdas/domain/common/serving.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { jacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import { type QueueDetails, queueRecord } from "#lambdas/records/jackets/queue.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import { matchCountKey, memberKey, newId } from "#lambdas/records/table/keys.ts";
import { insert, put, transact } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { Address } from "#shared/model/address.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";

const start = Date.parse("2026-01-01T00:00:00.000Z");

interface RowOptions {
  readonly city: string;
  /** Of the year: its position in the queue. */
  readonly minute: number;
  readonly kind?: EntryKind;
  readonly person?: Partial<ShownPerson>;
  readonly address?: Partial<Address>;
}

/** Without a family, for queues too long for the calls. */
export function aQueueRow({ city, minute, kind = "NEW", person, address }: RowOptions): QueueDetails {
  const opened = new Date(start + minute * 60_000).toISOString();
  const [owner, mid, hid] = [newId(), newId(), newId()];
  return {
    kind,
    opened,
    content: 1,
    owner,
    mid,
    hid,
    where: { City: city, State: "MI" },
    department: defaultDepartmentOf({ City: city, State: "MI" }),
    snapshot: {
      person: {
        First: "Ada",
        Last: "Miller",
        Sex: "F",
        Dob: "1950-02-03",
        Feet: 5,
        Inches: 4,
        Weight: "130",
        img: `photos/${owner}/${newId()}`,
        Phone: "+13135550123",
        Medical: { DNR: true, Other: true },
        Additional: "Deaf; the bell is a lamp in the hall",
        ...person,
      },
      address: { Street: `${minute + 1} Woodward Ave`, City: city, State: "MI", Zip: "48226", ...address },
      registered: opened,
      sealed: { Medical: "" },
    },
  };
}

/** A minute apart. */
export const aQueueOf = (city: string, count: number, kind: EntryKind = "NEW"): QueueDetails[] =>
  Array.from({ length: count }, (_, minute) => aQueueRow({ city, minute, kind }));

const atOnce = 100;

/** Their places take part: no department reads what waits elsewhere. */
export async function putRows(rows: readonly QueueDetails[]): Promise<void> {
  for (const place of distinctPlaces(rows.map(({ where }) => where)).values()) await putOne(putPlace(place));
  for (const some of chunksOf(rows, atOnce)) await transact(some.map((row) => insert(queueRecord(row))));
}

/** So they can be marked. */
export async function putJackets(rows: readonly QueueDetails[]): Promise<void> {
  await putRows(rows);
  const jackets = rows.map(({ owner, mid, hid, where, number, department, kind, opened, content }) =>
    jacketRecord({
      owner,
      mid,
      hid,
      where,
      number,
      content,
      version: 1,
      deliveries: { [department]: { open: { kind, opened, content }, receipts: [] } },
    }),
  );
  for (const some of chunksOf(jackets, atOnce)) await transact(some.map((jacket) => insert(jacket)));
}

/** Rows of duplicates, all different: DynamoDB charges for reading missing rows, and DynamoDB Local does not. */
export async function putRowsWithMarks(rows: readonly QueueDetails[]): Promise<void> {
  await putRows(rows);
  for (const { owner, mid, snapshot } of rows)
    await transact([
      put({ ...memberKey(owner, mid), id: mid, homeCount: 1, person: snapshot.person }),
      put({ ...matchCountKey(matchesOfPerson(snapshot.person)), accounts: 1 }),
      put({ ...matchCountKey(matchesOfAddress(snapshot.address)), accounts: 1 }),
    ]);
}

const inLetters = (number: number): string =>
  String(number).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

/** All people and addresses different. */
export const aQueueOfStrangers = (city: string, count: number): QueueDetails[] =>
  Array.from({ length: count }, (_, minute) =>
    aQueueRow({ city, minute, person: { Last: `Miller of ${city} ${inLetters(minute)}` } }),
  );
