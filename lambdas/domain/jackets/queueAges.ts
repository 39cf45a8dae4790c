import { servingBy } from "#lambdas/domain/common/serving.ts";
import { findPlaces } from "#lambdas/records/jackets/place.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { entryKind } from "#shared/model/jacket/entry.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { states } from "#shared/states.ts";

interface OldestEntry {
  readonly department: string;
  readonly opened: string;
}

const atOnce = 25;

/** Of a department's two queues, or of each shard over all. */
async function oldestOf(department: string | undefined): Promise<OldestEntry[]> {
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, department ? [department] : undefined));
  const first = await Promise.all(sources.map((source) => readEntries(source, "OLDEST", "", 1)));
  return first.flat();
}

export const isAnyWaiting = async (department: string): Promise<boolean> => (await oldestOf(department)).length > 0;

async function oldestOfAll(departments: readonly string[]): Promise<OldestEntry[]> {
  const found: OldestEntry[] = [];
  for (let start = 0; start < departments.length; start += atOnce)
    found.push(...(await Promise.all(departments.slice(start, start + atOnce).map(oldestOf))).flat());
  return found;
}

/** By id; a default department is called by its place. */
export async function readServing(): Promise<ReadonlyMap<string, string>> {
  const serving = new Map<string, string>();
  for (const { code } of states)
    for (const { id, name } of (await findPlaces(code, "")).flatMap(servingBy))
      serving.set(id, isDefaultDepartment(id) ? id : name);
  return serving;
}

const hour = 60 * 60_000;

/** By name, with their hours. Checks serving departments; of others only the longest waits. */
export async function lateDepartments(now: Date, hours: number): Promise<Map<string, number>> {
  const late = new Map<string, number>();
  const serving = await readServing();
  const note = ({ department, opened }: OldestEntry) => {
    const waited = (now.getTime() - Date.parse(opened)) / hour;
    const name = serving.get(department) ?? department;
    if (waited >= hours) late.set(name, Math.max(waited, late.get(name) ?? 0));
  };
  (await oldestOfAll([...serving.keys()])).forEach(note);
  (await oldestOf(undefined)).forEach(note);
  return late;
}
