import { isPump, keepsAlive } from "#shared/fields/person/equipmentKinds.ts";
import type { PoweredItem } from "#shared/fields/person/powerEquipment.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";

/** How long a home's people go on without power. */
export interface Battery {
  /** The least of all; absent where only comfort depends on it and nobody said. */
  readonly hours?: number;
  /** False where a device that keeps someone alive has no known hours: they count as none. */
  readonly isSaid: boolean;
  /** A device has no known hours and does not count as empty: it may outlast the least, or stop before. */
  readonly someUnknown?: boolean;
}

const mayBePump = (item: PoweredItem): boolean => isPump(item) || keepsAlive(item);

const emptyAtOnce: Battery = { hours: 0, isSaid: false };

/**
 * Of devices without known hours, those that keep someone alive count as empty; so does a pump where no listed device
 * may be it.
 */
function hoursOf({ PowerEquipment = [], Medical }: CrewPerson): Battery[] {
  const devices = PowerEquipment.map((item): Battery => {
    if (item.Hours !== undefined) return { hours: item.Hours, isSaid: true };
    return keepsAlive(item) || (Medical.MedicalPumps && isPump(item)) ? emptyAtOnce : { isSaid: false };
  });
  return Medical.MedicalPumps && !PowerEquipment.some(mayBePump) ? [emptyAtOnce, ...devices] : devices;
}

/** Undefined where nobody needs power. */
export function batteryOf(people: readonly CrewPerson[]): Battery | undefined {
  const all = people.flatMap(hoursOf);
  const [first, ...others] = all;
  const least = others.reduce<Battery | undefined>((least, one) => {
    const [before, now] = [least?.hours ?? Number.POSITIVE_INFINITY, one.hours ?? Number.POSITIVE_INFINITY];
    if (now === before) return least?.isSaid === false ? least : one;
    return now < before ? one : least;
  }, first);
  return least && { ...least, someUnknown: all.some(({ hours }) => hours === undefined) };
}

/** The rank of power of unknown hours, behind known ones. */
export const unknownHours = "P";

const rankOfHours = (hours: number): string => String(Math.min(999, Math.floor(hours))).padStart(3, "0");

/** Least hours first, power of unknown hours, lifting, the others. The first three digits are the hours. */
export function rankOf(battery: Battery | undefined, needs: readonly RegistryNeed[]): string {
  if (battery?.hours !== undefined) return rankOfHours(battery.hours);
  if (battery) return unknownHours;
  return needs.includes("LIFTING") ? "Q" : "R";
}

interface RankedHome {
  readonly Needs: readonly RegistryNeed[];
  readonly Hours?: number | undefined;
  readonly HoursSaid?: boolean | undefined;
  readonly HoursLeft?: number | undefined;
  readonly SomeUnknown?: boolean | undefined;
}

const hoursInWords = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;

/** Rounded down: nobody is told more time than there is. */
function lastingInWords(hours: number, left: number | undefined): string {
  if (left === undefined) return `Battery lasts ${hoursInWords(hours)}`;
  if (left === 0) return `Battery of ${hoursInWords(hours)} is empty by now`;
  return `${left < 1 ? "Less than 1 hour" : `About ${hoursInWords(Math.floor(left))}`} of battery left, of ${hours}`;
}

/** The reason for a home's rank, in words. */
export function whyThere({ Needs, Hours, HoursSaid, HoursLeft, SomeUnknown }: RankedHome): string {
  if (Hours !== undefined && HoursSaid === false)
    return "A device that keeps someone alive, battery time not said: counted as none";
  if (Hours === 0) return "No battery: stops with the power";
  // First, as copies end the sentence of the known battery with its time.
  const unknown = SomeUnknown ? "Battery time of a device not said. " : "";
  if (Hours !== undefined) return `${unknown}${lastingInWords(Hours, HoursLeft)}`;
  if (Needs.includes("POWER")) return "Needs power, battery time not said";
  if (Needs.includes("LIFTING")) return "Needs lifting, no power told";
  return "No power and no lifting told";
}
