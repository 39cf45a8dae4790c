import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { type Plan, planById } from "#shared/rules/payment/pricing.ts";
import { acceptedWaiver } from "../authorization/acceptedWaiver.ts";
import { blankValues, type DraftValues } from "./wizardDraft.ts";

const planOf = (previous: Member | undefined): Plan | undefined => previous?.PlanID && planById(previous.PlanID)?.plan;

/** The only home of an account with one. */
function homesOf(previous: Member | undefined, households: readonly Pick<Household, "ID">[]): string[] {
  const all = households.map(({ ID }) => ID);
  if (all.length === 1 || !previous) return all.length === 1 ? all : [];
  const lived = [...previous.HouseHolds.map(({ ID }) => ID), ...(previous.Wanted ?? [])];
  return all.filter((id) => lived.includes(id));
}

/**
 * Blank for a first person. A further one begins with the family name, homes and plan of the previous one,
 * and with a waiver accepted in its current text.
 */
export function startValues(members: readonly Member[], households: readonly Pick<Household, "ID">[]): DraftValues {
  const previous = members.at(-1);
  const Plan = planOf(previous);
  return {
    ...blankValues,
    Last: previous?.Last ?? "",
    HouseHolds: homesOf(previous, households),
    accepted: acceptedWaiver(members) !== undefined,
    ...(Plan ? { Plan } : {}),
  };
}
