import { signPhoto } from "#lambdas/adapters/photos.ts";
import type { Home } from "#lambdas/records/family/family.ts";
import { linkingId } from "#lambdas/records/family/link.ts";
import { type Authorization, editionOf, type MemberDetails } from "#lambdas/records/family/member.ts";
import type { JacketDetails } from "#lambdas/records/jackets/jacket.ts";
import { currentPlan, getOrderOf, type OrderDetails } from "#lambdas/records/payments/order.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";

type JacketState = NonNullable<AssignedHousehold["Jacket"]>;

/** The state of a jacket. A department that was told of a removal does not have the jacket any more. */
function stateOf({ open, transferred }: JacketDetails): JacketState["State"] {
  if (open ? open.removed : transferred?.removed) return "REMOVED";
  if (!open) return "RECEIVED";
  return transferred && !transferred.removed ? "CHANGED" : "WAITING";
}

/** A jacket as its owner sees it. `At` is when the department transferred it, or was told of the removal. */
function showJacket(jacket: JacketDetails): JacketState {
  const State = stateOf(jacket);
  const At = State === "WAITING" ? undefined : jacket.transferred?.receipt.at;
  return { State, City: jacket.where.City, ...(At ? { At } : {}) };
}

function showHome({ household, link, jacket }: Home): AssignedHousehold {
  const { id, name, address } = household;
  return {
    ID: id,
    Name: name,
    City: address.City,
    State: address.State,
    LinkingID: linkingId(link.mid, link.hid),
    ...(jacket ? { Jacket: showJacket(jacket) } : {}),
  };
}

const showAuthorization = ({ choice, waiver, at }: Authorization) => ({
  Choice: choice,
  Waiver: waiver,
  At: at,
});

/** The plan at which a member's subscription renews, or until when it runs. A member who waits for payment has none, and no order is read. */
async function planOf(
  member: MemberDetails,
  known?: OrderDetails,
): Promise<Pick<Member, "PlanID" | "PlanEnds">> {
  if (member.payed === "PENDING") return {};
  const order = known ?? (await getOrderOf(member));
  return order ? { PlanID: currentPlan(order), ...(order.ends ? { PlanEnds: order.ends } : {}) } : {};
}

/** A member as their owner sees them, with their homes and the plan of their order, which is read unless given. */
export async function showMember(
  member: MemberDetails,
  homes: readonly Home[] = [],
  known?: OrderDetails,
): Promise<Member> {
  return {
    ID: member.id,
    Parent_ID: member.owner,
    ...member.person,
    img: await signPhoto(member.person.img),
    PhotoDate: member.photoDate,
    payed: member.payed,
    ...(member.due ? { PaymentDue: member.due } : {}),
    ...(await planOf(member, known)),
    ...(member.authorization ? { Authorization: showAuthorization(member.authorization) } : {}),
    HouseHolds: homes.map(showHome),
    CreateDate: member.created,
    Version: editionOf(member),
  };
}
