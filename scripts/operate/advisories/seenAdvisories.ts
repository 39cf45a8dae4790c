import { readFileSync, writeFileSync } from "node:fs";
import type { Advisory } from "./readAdvisories.ts";

/** The day on which each advisory was first seen, by its id. */
export type SeenDays = Readonly<Record<string, string>>;

export const seenFile = new URL("seenAdvisories.json", import.meta.url);

export const readSeen = (file: URL): SeenDays => JSON.parse(readFileSync(file, "utf8")) as SeenDays;

/** The days of these advisories, today's for new ones. Those that are mended go. */
export const withNew = (seen: SeenDays, advisories: readonly Advisory[], today: string): SeenDays =>
  Object.fromEntries(advisories.map(({ id }) => [id, seen[id] ?? today]));

export const writeSeen = (file: URL, seen: SeenDays): void =>
  writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`);
