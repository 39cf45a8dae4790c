import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { PermissionReport } from "./PermissionLedger.ts";

export const denials = (report: PermissionReport): string[] =>
  Object.entries(report).flatMap(([name, { denied }]) =>
    Object.keys(denied).map((what) => `${name} was refused ${what}.`),
  );

export async function writeReport(path: string, report: PermissionReport): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(report, null, 1));
}

/** `later` writes within half a second. */
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
