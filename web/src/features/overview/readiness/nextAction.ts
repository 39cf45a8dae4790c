import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { photoRenewalDue } from "#shared/rules/photoRenewal.ts";

/** The one thing that brings a person further; the first that applies, in this order. */
export type NextAction = "pay" | "waitForBank" | "addHome" | "assign" | "changePhoto" | "nothing";

type Person = Pick<Member, "payed" | "PaymentDue" | "HouseHolds" | "Dob" | "PhotoDate">;

/**
 * What a family does next for a person. A payment comes first: without it no department is told anything; and it needs
 * a place where one takes part.
 * @param today YYYY-MM-DD
 */
export function nextAction(
  person: Person,
  households: readonly Pick<Household, "Coverage">[],
  today: string,
): NextAction {
  const { payed, PaymentDue, HouseHolds, Dob, PhotoDate } = person;
  const isCovered = households.some(({ Coverage }) => Coverage.Covered);
  if (payed === "PENDING" || PaymentDue) return isCovered ? "pay" : "addHome";
  if (payed === "PROCESSING") return "waitForBank";
  if (HouseHolds.length === 0) return households.length === 0 ? "addHome" : "assign";
  return photoRenewalDue(Dob, PhotoDate, today) ? "changePhoto" : "nothing";
}

/** Whether the family itself has to do something. */
export const isToDo = (action: NextAction): boolean => action !== "nothing" && action !== "waitForBank";
