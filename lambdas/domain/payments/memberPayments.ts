import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showPerson } from "#lambdas/domain/common/views/showMember.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { requirePerson } from "#lambdas/records/family/family.ts";
import { isPaying, type MemberDetails } from "#lambdas/records/family/member.ts";
import { getOrder, hasMoney, isUnpaid } from "#lambdas/records/payments/order.ts";
import { addFullPlanCheck, endOf } from "#lambdas/records/payments/paymentWork.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { payMember } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { changePaymentState, requirePayable, withPaymentState } from "./memberPaymentState.ts";
import * as orders from "./orders.ts";

type Payment = ParsedRequestOf<typeof payMember>;

const isPaidWith = ({ orderId, payed }: MemberDetails, wanted: string): boolean =>
  orderId === wanted && payed !== "PENDING";

/** The former subscription must not be charged any more. */
async function tryToPay({ Parent_ID: owner, ID, OrderID }: Payment): Promise<void> {
  const person = await requirePerson(owner, ID);
  const { member } = person;
  if (isPaidWith(member, OrderID)) return;
  await requirePayable(member);
  const { order, additional, writes } = await orders.claim(owner, OrderID, ID);
  if (order.member !== undefined) {
    // The same call, sent twice, may have used it just now.
    if (isPaidWith((await requirePerson(owner, ID)).member, OrderID)) return;
    throw orders.usedBefore();
  }
  const paid = withPaymentState(member, order, dayOf(new Date()));
  const to = { ...paid, orderId: OrderID, isSponsored: undefined };
  // A due member counts as paid: an additional plan needs another one.
  const atLeast = additional ? (isPaying(member) ? 2 : 1) : 0;
  const changed = await changePaymentState(person, to, { atLeast, refused: orders.needsFullPlan() });
  // A due member may choose a cheaper plan.
  const check = isPaying(member) ? [addFullPlanCheck(owner)] : [];
  await transact([...writes, ...changed, ...check, ...endOf(member)]);
}

const payWith = (request: Payment): Promise<void> => retryOnConflict(() => tryToPay(request));

/** Refuses a paid member, and an order unpaid, insufficient or used. */
export async function pay(session: Session, request: Payment): Promise<Member> {
  requireOwn(session, request.Parent_ID);
  await payWith(request);
  return showPerson(session.accountId, request.ID);
}

/**
 * The page meant to do it may be closed, though a receipt was mailed. A refused order, of a member gone or paid, stays
 * in the account.
 */
export async function payForMeant(owner: string, orderId: string): Promise<void> {
  const order = await getOrder(owner, orderId);
  if (!order?.meant || order.member !== undefined || !hasMoney(order.state) || isUnpaid(order)) return;
  try {
    await payWith({ Parent_ID: owner, ID: order.meant, OrderID: orderId });
  } catch (error) {
    if (!(error instanceof VisibleError) || error.code === "UNAVAILABLE" || error instanceof Conflict) throw error;
    log.info("a paid order was not used for whom it was meant", { orderId, reason: error.code });
  }
}
