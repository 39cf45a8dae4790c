import { dayOf } from "#shared/rules/dates.ts";
import { aHousehold } from "./households.ts";
import { aPaidMember, assign } from "./members.ts";
import { aPaidOrder, happens, settled } from "./payments.ts";
import { aResident } from "./people.ts";
import { dueOn } from "./records.ts";

/** A family with a member at a home, whose renewal failed and whose grace ends on a day, today if not said. */
export async function aDueFamily(City: string, day = dayOf(new Date())) {
  const owner = await aResident();
  const household = await aHousehold(owner, { City });
  const OrderID = await aPaidOrder(owner);
  const member = await aPaidMember(owner, { OrderID });
  await settled(OrderID);
  await assign(owner, member, household);
  await happens(OrderID, "fail");
  await dueOn(owner.accountId, member.ID, day);
  return { owner, household, member, OrderID };
}
