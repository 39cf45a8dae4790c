import { inWords } from "#shared/format/coverageSentence.ts";
import type { Department, DepartmentKind, ListedDepartment } from "#shared/model/department.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { counted } from "#web/ui/display/counted.ts";

export const kindLabels: Readonly<Record<DepartmentKind, string>> = {
  POLICE: "Police",
  FIRE: "Fire",
  MEDICAL: "Medical",
  DISPATCH: "Dispatch",
};

export const placeText = ({ City, State }: Place): string => `${City}, ${State}`;
const mostNamed = 3;

/** "Detroit, MI; Flint, MI and 4 more". */
export function placesText(places: readonly Place[]): string {
  const named = places.slice(0, mostNamed).map(placeText).join("; ");
  const more = places.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named || "None";
}

/** "12", or "More than 100" where no more were counted. */
export const countText = ({ Count, More }: ListedDepartment["Waiting"]): string =>
  More ? `More than ${Count}` : `${Count}`;

export function accountsText({ MasterModerators, Moderators }: ListedDepartment): string {
  const { Count, More } = Moderators;
  const moderators = More ? `more than ${Count} moderators` : counted(Count, "moderator");
  const parts = [...MasterModerators, ...(Count > 0 ? [moderators] : [])];
  return parts.length > 0 ? inWords(parts) : "";
}

/** Where it stops paying, or leaves. */
function unpaidPlaces(before: Department, { Sponsor, Places }: Pick<Department, "Sponsor" | "Places">): Place[] {
  const paid = new Set(Sponsor ? Places.map(placeKey) : []);
  return before.Sponsor ? before.Places.filter((place) => !paid.has(placeKey(place))) : [];
}

/** Empty where it goes on. */
export function endOfPaying(before: Department, after: Pick<Department, "Sponsor" | "Places">): readonly string[] {
  const places = unpaidPlaces(before, after);
  if (places.length === 0) return [];
  return [
    `${before.Name} pays no more for the people at ${counted(places.length, "place")}: ${placesText(places)}.`,
    `Each family there has ${graceDays} days to pay, and is told by mail. Where another department pays, nothing changes.`,
    "Departments keep a record until then. Without a payment it ends, and they are told.",
  ];
}

export function retirementOf(department: ListedDepartment): readonly string[] {
  const { Name, Places, Waiting } = department;
  const { Count, More } = Waiting;
  const waits = More
    ? `More than ${Count} jackets wait`
    : `${counted(Count, "jacket")} ${Count === 1 ? "waits" : "wait"}`;
  return [
    `${Name} leaves ${counted(Places.length, "place")}: ${placesText(Places)}.`,
    `${waits} in its queue. Other departments of the place have them, too.`,
    "A place without another one is not covered any more: its jackets are kept, and its families are told by mail.",
    ...endOfPaying(department, { Places: [] }),
    "It is still told when a record ends that it has.",
    "Its accounts stay: restrict those that nobody needs.",
  ];
}
