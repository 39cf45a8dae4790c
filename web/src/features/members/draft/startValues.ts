import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { type Plan, planById } from "#shared/rules/payment/pricing.ts";
import { acceptedWaiver } from "../authorization/acceptedWaiver.ts";
import { valuesOf } from "../person/personValues.ts";
import { blankValues, type DraftValues } from "./wizardDraft.ts";

const planOf = (previous: Member | undefined): Plan | undefined => previous?.PlanID && planById(previous.PlanID)?.plan;

/** The only home of an account with one. */
function homesOf(previous: Member | undefined, households: readonly Pick<Household, "ID">[]): string[] {
  const all = households.map(({ ID }) => ID);
  if (all.length === 1 || !previous) return all.length === 1 ? all : [];
  const lived = [...previous.HouseHolds.map(({ ID }) => ID), ...(previous.Wanted ?? [])];
  return all.filter((id) => lived.includes(id));
}

/** "Myself" is true of one person alone. */
const choiceOf = (previous: Member | undefined): DraftValues["choice"] => {
  const choice = previous?.Authorization?.Choice;
  return choice === undefined || choice === "SELF" ? "" : choice;
};

/**
 * Blank for a first person, except the owner's family name. A further one begins with the previous one's answers, and
 * with a waiver accepted in its current text.
 */
export function startValues(
  members: readonly Member[],
  households: readonly Pick<Household, "ID">[],
  owner: { readonly LastName: string },
): DraftValues {
  const previous = members.at(-1);
  const Plan = planOf(previous);
  const accepted = acceptedWaiver(members) !== undefined;
  return {
    ...blankValues,
    Last: previous?.Last ?? owner.LastName,
    HouseHolds: homesOf(previous, households),
    Contacts: previous ? valuesOf(previous).Contacts : [],
    Languages: previous?.Languages ?? [],
    accepted,
    understood: accepted,
    choice: accepted ? choiceOf(previous) : "",
    ...(Plan ? { Plan } : {}),
  };
}
