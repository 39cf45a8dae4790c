import type { Entry } from "#shared/model/entry.ts";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** How long ago a moment is, in its largest whole unit: "2 hours", "1 day". */
export function formatAge(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  const [unit, length] = units.find(([, unitLength]) => age >= unitLength) ?? [];
  if (!unit || !length) return "under a minute";
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The line under a queue's title: "Detroit, MI · 12 waiting · oldest 2 hours". */
export function queueSummary(
  place: string | undefined,
  waiting: string,
  entries: readonly Entry[],
  now: number,
): string {
  const oldest = entries.map(({ Opened }) => Opened).sort()[0];
  const parts = [place, `${waiting} waiting`, oldest && `oldest ${formatAge(oldest, now)}`];
  return parts.filter(Boolean).join(" · ");
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Whether an entry is one that was looked for: part of its name, or the beginning of its zip. */
export function matchesFilter({ First, Last, Zip }: Entry, filter: string): boolean {
  const wanted = plain(filter);
  return plain(`${First} ${Last}`).includes(wanted) || Zip.startsWith(wanted);
}

/** Whether two entries tell of one person at one address, as two versions of a jacket do. */
export function isSameJacket(one: Entry, other: Entry): boolean {
  const facts = ["First", "Last", "Dob", "Street", "City", "State", "Zip"] as const;
  return facts.every((fact) => one[fact] === other[fact]);
}

/** A weight with its unit, unless the family wrote one: "88 lb". */
export function formatWeight(weight: string): string {
  return /^\d+(\.\d+)?$/.test(weight) ? `${weight} lb` : weight;
}
