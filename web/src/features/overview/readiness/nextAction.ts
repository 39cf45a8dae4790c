import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { photoRenewalDue } from "#shared/rules/confirmation/photoRenewal.ts";
import { isAdultDue } from "#shared/rules/consent/isAdultDue.ts";
import { maybeFree } from "#web/entities/member/maybeFree.ts";

/** The first that applies is next. */
export type NextAction = "pay" | "waitForBank" | "addHome" | "assign" | "confirmAdult" | "changePhoto" | "nothing";

type Person = Pick<
  Member,
  "payed" | "PaymentDue" | "Withheld" | "Authorization" | "HouseHolds" | "Wanted" | "Dob" | "PhotoDate"
>;

/**
 * A payment comes first: without it no department is told anything; and it needs a place where one takes part.
 * @param today YYYY-MM-DD
 */
export function nextAction(
  person: Person,
  households: readonly Pick<Household, "Coverage">[],
  today: string,
): NextAction {
  const { payed, PaymentDue, HouseHolds, Dob, PhotoDate } = person;
  // No action shares a record without consent; the member list tells of it.
  if (person.Withheld) return "nothing";
  const isCovered = households.some(({ Coverage }) => Coverage.Covered);
  if (maybeFree(person, households)) return "assign";
  if (payed === "PENDING" || PaymentDue) return isCovered ? "pay" : "addHome";
  if (payed === "PROCESSING") return "waitForBank";
  if (HouseHolds.length === 0) return households.length === 0 ? "addHome" : "assign";
  if (isAdultDue(person, today)) return "confirmAdult";
  return photoRenewalDue(Dob, PhotoDate, today) ? "changePhoto" : "nothing";
}

export const isToDo = (action: NextAction): boolean => action !== "nothing" && action !== "waitForBank";
