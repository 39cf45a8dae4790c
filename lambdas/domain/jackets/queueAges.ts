import { servingBy } from "#lambdas/domain/common/serving.ts";
import { findPlaces } from "#lambdas/records/jackets/place.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { entryKind } from "#shared/model/jacket/entry.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { states } from "#shared/states.ts";

/** When the oldest open entry of a queue was opened. */
interface Waiting {
  readonly department: string;
  readonly opened: string;
}

const atOnce = 25;

/**
 * The oldest entry of each source: of a department's two queues, or of each shard of the lists over all departments.
 */
async function oldestOf(department: string | undefined): Promise<Waiting[]> {
  const sources = entryKind.options.flatMap((kind) =>
    queueSources(kind, department ? [department] : undefined),
  );
  const first = await Promise.all(sources.map((source) => readEntries(source, "OLDEST", "", 1)));
  return first.flat();
}

async function oldestOfAll(departments: readonly string[]): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (let start = 0; start < departments.length; start += atOnce)
    found.push(...(await Promise.all(departments.slice(start, start + atOnce).map(oldestOf))).flat());
  return found;
}

/** The names of all departments that serve a place, by id; a default one is called by its place. */
export async function readServing(): Promise<ReadonlyMap<string, string>> {
  const serving = new Map<string, string>();
  for (const { code } of states)
    for (const { id, name } of (await findPlaces(code, "")).flatMap(servingBy))
      serving.set(id, isDefaultDepartment(id) ? id : name);
  return serving;
}

const hour = 60 * 60_000;

/**
 * The departments where the oldest open entry has waited for at least so many hours, by name, with the hours; a default
 * one by its place. Every department that serves a place is looked at; of the others only those that wait longest of
 * all.
 */
export async function lateDepartments(now: Date, hours: number): Promise<Map<string, number>> {
  const late = new Map<string, number>();
  const serving = await readServing();
  const note = ({ department, opened }: Waiting) => {
    const waited = (now.getTime() - Date.parse(opened)) / hour;
    const name = serving.get(department) ?? department;
    if (waited >= hours) late.set(name, Math.max(waited, late.get(name) ?? 0));
  };
  (await oldestOfAll([...serving.keys()])).forEach(note);
  (await oldestOf(undefined)).forEach(note);
  return late;
}
