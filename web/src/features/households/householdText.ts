import type { Household } from "#shared/model/household.ts";
import { fullName } from "#web/entities/member/fullName.ts";

export const householdUpdated = "House Hold has been updated !";

/** After a change of which everything was saved but the position, with the confirmation still open. */
export const positionNotSaved =
  "The map does not answer, so the position is not saved. Everything else is. Please try again in a few minutes.";

/** The same of a new household. */
export const registeredWithoutPosition =
  "New House Hold has been registered, but its position is not saved: the map does not answer. In a few minutes, please open the house hold and press Update House Hold.";

/** The full names of a household's members. */
export function namesOf(members: Household["Members"]): string {
  return members.map(fullName).join(", ");
}

/** How many households are not on the map, and why; undefined when all are. */
export function missingOnMap(households: readonly Household[]): string | undefined {
  const { length } = households.filter(({ Geo }) => !Geo);
  if (length === 0) return undefined;
  const [places, their] = length === 1 ? ["1 place is", "its"] : [`${length} places are`, "their"];
  return `${places} not on the map: ${their} position is not verified. Responders still get the address.`;
}

/** The consequences of a deletion, a sentence each. */
export function consequencesOf(
  { City, Members, isPrime }: Pick<Household, "City" | "Members" | "isPrime">,
  isLast: boolean,
): readonly string[] {
  return [
    ...(Members.length === 0
      ? ["Nobody is assigned to it."]
      : [
          `Assigned there: ${namesOf(Members)}. They stay among your family members, and you can assign them to another place.`,
          `Jackets for this address that still wait leave the list of the department in ${City}. For those that it has received, it is told “No longer at this address”.`,
        ]),
    ...(isPrime
      ? [
          "It is your Primary Location. Without it, responders do not know who lives at your primary residence.",
        ]
      : []),
    ...(isLast ? ["It is your last place. You need at least one to register more family members."] : []),
    "This cannot be undone.",
  ];
}
