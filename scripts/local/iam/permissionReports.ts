import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FunctionPermissions, PermissionReport } from "./PermissionLedger.ts";

type Counts = Readonly<Record<string, number>>;

const names = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();

const sums = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    names(Object.keys(one), Object.keys(other)).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );

const both = (one: FunctionPermissions, other: FunctionPermissions): FunctionPermissions => ({
  granted: names(one.granted, other.granted),
  used: sums(one.used, other.used),
  denied: sums(one.denied, other.denied),
  notObservable: names(one.notObservable, other.notObservable),
});

export function mergeReports(reports: readonly PermissionReport[]): PermissionReport {
  const merged: Record<string, FunctionPermissions> = {};
  for (const [name, permissions] of reports.flatMap((report) => Object.entries(report))) {
    const earlier = merged[name];
    merged[name] = earlier ? both(earlier, permissions) : permissions;
  }
  return merged;
}

export async function writeReport(path: string, report: PermissionReport): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(report, null, 1));
}

/** `later` writes within half a second, `now` at the end of the run. */
export function keptReport(path: string) {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const now = (report: PermissionReport): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(() => writeReport(path, report));
    return writing;
  };
  const later = (report: () => PermissionReport): void => {
    timer ??= setTimeout(() => void now(report()).catch(console.error), 500).unref();
  };
  return { now, later };
}

export async function readReport(path: string): Promise<PermissionReport | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PermissionReport);
}
