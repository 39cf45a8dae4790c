import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { dueOn } from "#lambdas/testing/records.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { aPaidOrder, happens, settled } from "./payments.ts";

/** A family with a member at a home in a city, paid by a subscription. */
export async function aPayingFamily(City: string) {
  const owner = await aResident();
  const household = await aHousehold(owner, { City });
  const OrderID = await aPaidOrder(owner);
  const member = await aPaidMember(owner, { OrderID });
  await settled(OrderID);
  await assign(owner, member, household);
  return { owner, household, member, OrderID };
}

/** The same after a failed renewal, with a grace period that ends on a day, today unless given. */
export async function aDueFamily(City: string, day = dayOf(new Date())) {
  const family = await aPayingFamily(City);
  await happens(family.OrderID, "fail");
  await dueOn(family.owner.accountId, family.member.ID, day);
  return family;
}
