import type { Household } from "#shared/model/household.ts";
import { fullName } from "#web/entities/member/fullName.ts";

export const householdUpdated = "House Hold has been updated !";

/** The confirmation is still open. */
export const positionNotSaved =
  "The map does not answer, so the position is not saved. Everything else is. Please try again in a few minutes.";

export const registeredWithoutPosition =
  "New House Hold has been registered, but its position is not saved: the map does not answer. In a few minutes, please open the house hold and press Update House Hold.";

export function namesOf(members: Household["Members"]): string {
  return members.map(fullName).join(", ");
}

export function missingOnMap(households: readonly Household[]): string | undefined {
  const { length } = households.filter(({ Geo }) => !Geo);
  if (length === 0) return undefined;
  const [places, their] = length === 1 ? ["1 place is", "its"] : [`${length} places are`, "their"];
  return `${places} not on the map: ${their} position is not verified. Responders still get the address.`;
}

type Place = Pick<Household, "City" | "Coverage" | "Members">;

/** An uncovered place has no news to tell. */
const departureOf = ({ City, Coverage }: Place): string =>
  Coverage.Covered
    ? `Jackets for this address that still wait leave the list of the department in ${City}. For those that it has received, it is told “No longer at this address”.`
    : `No department in ${City} takes part. Jackets that we keep for this address are handed over to none. One that has received them before is told “No longer at this address” if it joins again.`;

const membersThere = (place: Place): readonly string[] =>
  place.Members.length === 0
    ? ["Nobody is assigned to it."]
    : [
        `Assigned there: ${namesOf(place.Members)}. They stay among your family members, and you can assign them to another place.`,
        departureOf(place),
      ];

function lastPlace({ Coverage }: Place, others: readonly Pick<Household, "Coverage">[]): readonly string[] {
  if (others.length === 0) return ["It is your last place. You need at least one to register more family members."];
  const isLastCovered = Coverage.Covered && !others.some((other) => other.Coverage.Covered);
  return isLastCovered
    ? [
        "It is your last place where a department takes part. You need at least one to register and pay for more family members.",
      ]
    : [];
}

/** @param others the account's other households */
export function consequencesOf(
  household: Place & Pick<Household, "isPrime">,
  others: readonly Pick<Household, "Coverage">[],
): readonly string[] {
  return [
    ...membersThere(household),
    ...(household.isPrime
      ? ["It is your Primary Location. Without it, responders do not know who lives at your primary residence."]
      : []),
    ...lastPlace(household, others),
    "This cannot be undone.",
  ];
}
