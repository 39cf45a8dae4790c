import * as entries from "#lambdas/domain/jackets/entries.ts";
import { readEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { openMedicalRecord } from "#lambdas/domain/jackets/entryReads.ts";
import { updateDepartments } from "#lambdas/domain/lifecycle/accountJackets.ts";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { queueTo } from "#lambdas/testing/builders/entries.ts";
import { type PersonTruth, pairAt, pairOf, type Registry, serve, staffSession, trueEndings } from "./registry.ts";
import { nothing, pick, type StepOutcome, type StepRun, succeeds, unlessRefused } from "./steps.ts";

type Row = Awaited<ReturnType<typeof queueTo>>[number];

export async function openEntries({ departments }: Registry): Promise<Row[]> {
  const ids = [...departments.values()].flat();
  const queues = ids.flatMap((id) => [queueTo("NEW", id), queueTo("UPDATED", id)]);
  return (await Promise.all(queues)).flat();
}

const topNote = ({ notes }: Registry, known: string) => notes.get(known)?.at(-1);

function takeNote(registry: Registry, row: Row, text: string | undefined): void {
  const pair = pairAt(row.department, row.mid, row.hid);
  if (topNote(registry, pair)?.entryId === row.ID) return;
  const { First: first } = row.snapshot.person;
  const told = { removed: row.removed === true, reason: row.ending?.reason };
  const note = { entryId: row.ID, first, text, ...told };
  registry.notes.set(pair, [...(registry.notes.get(pair) ?? []), note]);
  registry.takenBack.delete(pair);
  registry.marked.push(row.ID);
}

const isTold = (person: PersonTruth | undefined, first: string | undefined, text: string | undefined) =>
  person?.first === first && person?.text === text;

const isTrueEnding = (registry: Registry, { mid, hid, ending }: Row): boolean =>
  ending !== undefined && trueEndings(registry, pairOf(mid, hid)).has(ending.reason);

async function transfer(registry: Registry, row: Row): Promise<StepOutcome> {
  const staff = staffSession(row.where, row.department);
  const record = await unlessRefused(openMedicalRecord(staff, row.ID));
  const done = record !== undefined && (await succeeds(entries.mark(staff, row.ID)));
  const text = record?.Medical.OtherText;
  if (done) takeNote(registry, row, text);
  const person = registry.people.get(row.mid);
  // A person who left has no shown text.
  const isCurrent = row.removed
    ? text === undefined && isTrueEnding(registry, row)
    : isTold(person, record?.First, text);
  return { done: done && isCurrent, expected: true };
}

async function see(registry: Registry): Promise<Row[]> {
  const rows = await openEntries(registry);
  registry.seen.push(...rows.map(({ ID }) => ID).filter((id) => !registry.seen.includes(id)));
  return rows;
}

export const mark: StepRun = async (registry, first) => {
  const row = pick(await see(registry), first);
  return row ? transfer(registry, row) : nothing;
};

const pairNamed = (entryId: string): string => {
  const { department, mid, hid } = readEntryId(entryId, staffSession(undefined));
  return pairAt(department, mid, hid);
};

/** A card loaded earlier works while current, or if transferred last. */
export const markOld: StepRun = async (registry, first) => {
  const rows = await see(registry);
  const id = pick(registry.seen, first);
  if (id === undefined) return nothing;
  const row = rows.find(({ ID }) => ID === id);
  if (row) return transfer(registry, row);
  const expected = topNote(registry, pairNamed(id))?.entryId === id;
  return { done: await succeeds(entries.mark(staffSession(undefined), id)), expected };
};

export const undo: StepRun = async (registry, first) => {
  const id = pick(registry.marked.toReversed(), first);
  if (id === undefined) return nothing;
  const pair = pairNamed(id);
  const open = (await see(registry)).find(({ department, mid, hid }) => pairAt(department, mid, hid) === pair);
  const isLast = topNote(registry, pair)?.entryId === id && !registry.takenBack.has(pair);
  const done = await succeeds(entries.undo(staffSession(undefined), id));
  if (done && topNote(registry, pair)?.entryId === id) {
    registry.notes.set(pair, registry.notes.get(pair)?.slice(0, -1) ?? []);
    registry.takenBack.add(pair);
  }
  return { done, expected: open ? open.ID === id : isLast };
};

/** A city's last department leaves it, or comes back. */
export const reassign: StepRun = async (registry, first) => {
  const city = pick(registry.cities, first) ?? "";
  const all = registry.departments.get(city) ?? [];
  const serving = registry.serving.get(city)?.length === all.length ? all.slice(0, -1) : all;
  if (serving.length === 0) return nothing;
  await serve(city, serving);
  registry.serving.set(city, serving);
  await updateDepartments(registry.owner);
  await listHomes(registry.owner);
  return nothing;
};
