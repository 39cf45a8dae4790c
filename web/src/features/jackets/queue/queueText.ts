import { counted } from "#web/ui/display/counted.ts";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** "2 hours", "1 day". */
export function formatAge(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  const [unit, length] = units.find(([, unitLength]) => age >= unitLength) ?? [];
  return unit && length ? counted(Math.floor(age / length), unit) : "under a minute";
}

interface Place {
  readonly City?: string | undefined;
  readonly State?: string | undefined;
}

interface Places {
  /** Asked for. */
  readonly asked: Place | undefined;
  /** Of several cities. */
  readonly department: string | undefined;
  /** Their department may have several. */
  readonly citiesUnknown: boolean;
  /** The reader's. */
  readonly own: Place | undefined;
}

/** Of the list: "Detroit, MI", or the name of a department. */
export function listPlace({ asked, department, citiesUnknown, own }: Places): string | undefined {
  if (!asked && department) return department;
  const at = asked ?? (citiesUnknown ? undefined : own);
  return at && `${at.City}, ${at.State}`;
}

/** "Detroit, MI · 12 waiting · oldest 2 hours". */
export function queueSummary(
  place: string | undefined,
  waiting: string,
  oldest: string | undefined,
  now: number,
): string {
  const parts = [place, `${waiting} waiting`, oldest && `oldest ${formatAge(oldest, now)}`];
  return parts.filter(Boolean).join(" · ");
}

/** "3 jackets match", "50 or more jackets match". */
export function matchesText(shown: number, more: boolean): string {
  if (more) return `${shown} or more jackets match`;
  return `${counted(shown, "jacket")} ${shown === 1 ? "matches" : "match"}`;
}

/** "3 new"; far away, with another order. */
export function arrivalsText(arrivals: number, more: boolean, isFar: boolean): string {
  const words = `${arrivals}${more ? "+" : ""} new`;
  return isFar ? `${words}: show the newest first` : words;
}

export function goneText(gone: number): string {
  return `${counted(gone, "jacket")} ${gone === 1 ? "was" : "were"} marked or withdrawn by others`;
}
