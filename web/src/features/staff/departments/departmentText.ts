import { inWords } from "#shared/format/coverageSentence.ts";
import type { Department, DepartmentKind, ListedDepartment } from "#shared/model/department.ts";
import type { Place } from "#shared/rules/place.ts";
import { counted } from "#web/ui/display/counted.ts";

export const kindLabels: Readonly<Record<DepartmentKind, string>> = {
  POLICE: "Police",
  FIRE: "Fire",
  MEDICAL: "Medical",
  DISPATCH: "Dispatch",
};

export const placeText = ({ City, State }: Place): string => `${City}, ${State}`;

const mostNamed = 3;

/** How many places, and the first ones by name: "Detroit, MI; Flint, MI and 4 more". */
export function placesText(places: readonly Place[]): string {
  const named = places.slice(0, mostNamed).map(placeText).join("; ");
  const more = places.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named || "None";
}

/** "12", or "More than 100" where no more were counted. */
export const countText = ({ Count, More }: ListedDepartment["Waiting"]): string =>
  More ? `More than ${Count}` : `${Count}`;

/** Who has an account: the master moderators by name, the moderators by number. */
export function accountsText({ MasterModerators, Moderators }: ListedDepartment): string {
  const { Count, More } = Moderators;
  const moderators = More ? `more than ${Count} moderators` : counted(Count, "moderator");
  const parts = [...MasterModerators, ...(Count > 0 ? [moderators] : [])];
  return parts.length > 0 ? inWords(parts) : "";
}

/** What happens when a department retires. */
export function retirementOf({ Name, Places, Waiting }: ListedDepartment): readonly string[] {
  const { Count, More } = Waiting;
  const waits = More
    ? `More than ${Count} jackets wait`
    : `${counted(Count, "jacket")} ${Count === 1 ? "waits" : "wait"}`;
  return [
    `${Name} leaves ${counted(Places.length, "place")}: ${placesText(Places)}.`,
    `${waits} in its queue. Other departments of the place have them, too.`,
    "A place without another one is not covered any more: its jackets are kept, and its families are told by mail.",
    "It is still told when a record ends that it has.",
    "Its accounts stay: restrict those that nobody needs.",
  ];
}

/** The places of which the departments differ after a change. */
export function changedPlaces(before: Department | undefined, after: Department): Place[] {
  const keys = (department: Department | undefined) => new Set(department?.Places.map(placeText));
  const [had, has] = [keys(before), keys(after)];
  return [...(before?.Places ?? []), ...after.Places].filter(
    (place) => had.has(placeText(place)) !== has.has(placeText(place)),
  );
}
