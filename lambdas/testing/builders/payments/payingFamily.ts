import { aCalledHousehold, recordedIn } from "#lambdas/testing/builders/households.ts";
import { aCalledMember, assign } from "#lambdas/testing/builders/members.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { dueOn } from "#lambdas/testing/records.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { advanceAndDeliver, aPaidOrder, deliverFirstPayment } from "./payments.ts";

export async function aCalledFamily(City: string) {
  const owner = await aResident();
  const household = await aCalledHousehold(owner, { City });
  const OrderID = await aPaidOrder(owner);
  const member = await aCalledMember(owner, { OrderID });
  await deliverFirstPayment(OrderID);
  await assign(owner, member, household);
  return { owner, household, member, OrderID };
}

/** After a failed renewal. */
export async function aFailedFamily(City: string) {
  const family = await aCalledFamily(City);
  await advanceAndDeliver(family.OrderID, "fail");
  return family;
}

export const aPayingFamily = (City: string) => recordedIn("a paying family", City, aCalledFamily);

/** `day` ends the grace period. */
export async function aDueFamily(City: string, day = dayOf(new Date())) {
  const family = await recordedIn("a due family", City, aFailedFamily);
  await dueOn(family.owner.accountId, family.member.ID, day);
  return family;
}
