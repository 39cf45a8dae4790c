import { expect } from "vitest";
import { changesSince } from "#lambdas/domain/jackets/jacketChanges.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import type { Delivery, JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import { openEntries } from "./departmentSteps.ts";
import { expectRegistry } from "./expectRegistry.ts";
import { pairAt, pairOf, type Registry, trueEndings } from "./registry.ts";

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const withoutPrefix = (rows: Rows, prefix: string): string[] =>
  rows.filter(({ sk }) => sk.startsWith(prefix)).map(({ sk }) => sk.slice(prefix.length));

const membersOf = (rows: Rows) => rows.filter(({ sk }) => sk.startsWith("M#")) as unknown as MemberRecord[];

const toldOf = ({ First, Medical }: MemberRecord["person"]) => [First, Medical.OtherText] as const;

function expectFamily({ people, standing, links }: Registry, rows: Rows): void {
  const stored = membersOf(rows).map(({ id, person, payed }) => [id, ...toldOf(person), payed]);
  const told = [...people].map(([id, { first, text, paid }]) => [id, first, text, paid ? "COMPLETE" : "PENDING"]);
  expect(stored.sort(), "members").toEqual(told.sort());
  expect(withoutPrefix(rows, "H#"), "households").toEqual([...standing].sort());
  expect(withoutPrefix(rows, "L#"), "links").toEqual([...links].sort());
  const counters = {
    households: standing.size,
    members: people.size,
    paid: [...people.values()].filter(({ paid }) => paid).length,
  };
  expect(
    rows.find(({ sk }) => sk === "#C"),
    "counters",
  ).toMatchObject(counters);
  for (const { mid, hid, first } of rows.filter(({ sk }) => sk.startsWith("L#"))) {
    expect(standing.has(String(hid)), "a link to a household that stands").toBe(true);
    expect(first, "the name in a link").toBe(people.get(String(mid))?.first);
  }
  for (const { id, homeCount } of membersOf(rows)) {
    const pairs = [...links].filter((pair) => pair.startsWith(`${id}.`));
    expect(homeCount, "the number of a member's households").toBe(pairs.length);
  }
}

/** Where the order of two steps is unknown. */
export async function takeTruth(registry: Registry): Promise<void> {
  const { owner, people, standing, doorNotes, links } = registry;
  const rows = await rowsOf(accountPk(owner));
  registry.isRestricted = rows.some(({ sk, status }) => sk === "#A" && status === "RESTRICTED");
  for (const known of [people, standing, doorNotes, links]) known.clear();
  for (const { id, person, payed } of membersOf(rows)) {
    const [first, text] = toldOf(person);
    people.set(id, { first, text, paid: payed === "COMPLETE" });
  }
  for (const id of withoutPrefix(rows, "H#")) standing.add(id);
  for (const { id, description } of rows.filter(({ sk }) => sk.startsWith("H#")))
    if (description) doorNotes.set(String(id), String(description));
  for (const pair of withoutPrefix(rows, "L#")) links.add(pair);
  // Of two simultaneous steps either may have ended a link.
  for (const mid of registry.members)
    for (const { id: hid } of registry.households)
      if (!links.has(pairOf(mid, hid))) registry.partings.set(pairOf(mid, hid), new Set(["MOVED", "DELETED"]));
}

interface PairState {
  readonly entries: Awaited<ReturnType<typeof openEntries>>;
  readonly delivery: Delivery | undefined;
}

/** Queue and jacket agree; nothing is twice or elsewhere. */
function expectOne({ entries, delivery }: PairState, city: string): void {
  expect(entries.length, "entries of one jacket").toBeLessThanOrEqual(1);
  const [entry] = entries;
  expect(entry?.where.City ?? city, "the city of the entry").toBe(city);
  expect(delivery?.open?.content, "the version that waits").toBe(entry?.content);
  expect(delivery?.open?.kind, "the queue in which it waits").toBe(entry?.kind);
  const { transferred } = delivery ?? {};
  const isUpdate = entry && transferred && !entry.removed;
  expect(entry?.changes, "what is new to the department").toEqual(
    isUpdate ? changesSince(transferred, entry.snapshot) : undefined,
  );
}

interface DepartmentPair {
  readonly mid: string;
  readonly hid: string;
  readonly department: string;
  readonly isServing: boolean;
}

/** The department knows the ending, or soon will, each reason once. */
function expectEnded(registry: Registry, known: DepartmentPair, { entries: [entry], delivery }: PairState): void {
  const { mid, hid, department } = known;
  const note = registry.notes.get(pairAt(department, mid, hid))?.at(-1);
  const reasons = [...trueEndings(registry, pairOf(mid, hid))];
  const isDone = note?.removed && (isToTakeOut({ Ending: note.reason }) || reasons.includes(note.reason as Ending));
  if (entry && note) {
    expect([entry.removed, entry.snapshot.person.First], "the notice").toEqual([true, note.first]);
    expect(reasons, "the reason that waits").toContain(entry.ending?.reason);
    expect(entry.ending?.reason, "a reason told twice").not.toBe(note.reason);
    expect(note.reason === undefined || !isToTakeOut({ Ending: note.reason }), "a record taken out").toBe(true);
  } else {
    expect(entry, "what waits of somebody unknown").toBeUndefined();
    if (note) expect(isDone, "what was told of the end").toBe(true);
    else expect(delivery, "a jacket that nobody has").toBeUndefined();
  }
}

/** The department has the truth, or soon will; after leaving the city, of endings alone. */
function expectTold(registry: Registry, known: DepartmentPair, { entries, delivery }: PairState): void {
  const { mid, hid, department, isServing } = known;
  const name = pairAt(department, mid, hid);
  const person = registry.people.get(mid);
  const note = registry.notes.get(name)?.at(-1);
  const [entry] = entries;
  if (entry) expect(entry.kind, "the queue").toBe(note ? "UPDATED" : "NEW");
  const livesThere = registry.links.has(pairOf(mid, hid)) && person?.paid && !registry.isRestricted;
  if (livesThere && !isServing) {
    // An earlier mark may be undone.
    if (!registry.takenBack.has(name)) expect(entry, "what waits where nobody looks").toBeUndefined();
  } else if (livesThere) {
    const { first, text } = person;
    if (entry) expect([entry.removed, entry.snapshot.person.First], "what waits").toEqual([undefined, first]);
    else expect(note, "what was transferred").toMatchObject({ removed: false, first, text });
    const { snapshot } = entry ?? delivery?.transferred ?? {};
    const told = registry.doorNotes.get(hid);
    expect([snapshot?.note, snapshot?.household?.Pets], "the note at the door").toEqual([told, told]);
  } else expectEnded(registry, known, { entries, delivery });
}

/** In the table, and in every department now or soon. */
export async function expectConsistent(registry: Registry): Promise<void> {
  const [rows, open] = await Promise.all([rowsOf(accountPk(registry.owner)), openEntries(registry)]);
  expectFamily(registry, rows);
  await expectRegistry(registry);
  for (const mid of registry.members)
    for (const { id: hid, city } of registry.households) {
      const jacket = rows.find(({ sk }) => sk === `LJ#${pairOf(mid, hid)}`) as JacketRecord | undefined;
      for (const department of registry.departments.get(city) ?? []) {
        const entries = open.filter((row) => row.mid === mid && row.hid === hid && row.department === department);
        const standing = { entries, delivery: jacket?.deliveries[department] };
        expectOne(standing, city);
        const isServing = registry.serving.get(city)?.includes(department) ?? false;
        expectTold(registry, { mid, hid, department, isServing }, standing);
      }
    }
}
