import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { carry, changePaymentState, laterDay, livesAtSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import { payForMeant } from "#lambdas/domain/payments/memberPayments.ts";
import * as orders from "#lambdas/domain/payments/orders.ts";
import { refreshFailedPeriod } from "#lambdas/domain/payments/renewals.ts";
import { type FamilyMember, readPerson } from "#lambdas/records/family/family.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { getOrderOf, isUnderWay, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { addPaymentCheck, endOf, type PaymentCheck } from "#lambdas/records/payments/paymentWork.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

const isDue = (person: FamilyMember | undefined, { day }: PaymentCheck): person is FamilyMember =>
  person?.member.payed === "COMPLETE" && person.member.due === day;

async function isToWait(person: FamilyMember, check: PaymentCheck): Promise<boolean> {
  if (person.member.payed !== "PROCESSING" && !isDue(person, check)) return false;
  const order = await getOrderOf(person.member);
  return order !== undefined && isUnderWay(order);
}

async function waitAnotherDay(person: FamilyMember, check: PaymentCheck): Promise<Write[]> {
  const { member } = person;
  const { owner, id: mid } = member;
  const day = addDays(laterDay(check.day, dayOf(new Date())), 1);
  if (member.due) return changePaymentState(person, { ...member, due: day });
  return [unchanged(member), addPaymentCheck({ owner, mid, day })];
}

/** The member's version keeps one who paid meanwhile. */
async function lapse(check: PaymentCheck, done: Write): Promise<void> {
  const person = await readPerson(check.owner, check.mid);
  if (person && (await isToWait(person, check))) return transact([done, ...(await waitAnotherDay(person, check))]);
  if (!isDue(person, check)) return;
  const { member } = person;
  if (await livesAtSponsor(person)) return transact([done, ...(await carry(person, dayOf(new Date())))]);
  const { owner, id: mid, orderId } = member;
  const to = { ...member, payed: "PENDING", due: undefined, isSponsored: undefined } as const;
  await transact([
    done,
    ...(await changePaymentState(person, to)),
    ...endOf(member, { failed: true }),
    addPaymentMail({ owner, mid, orderId, day: check.day, content: { kind: "lapsed" } }),
  ]);
}

// The provider repeats an event for three days: it is asked before a member lapses.

const isLeft = (order: OrderRecord, mid: string) =>
  order.meant === mid && order.member === undefined && order.state !== "EXPIRED";

async function payWithUnused(owner: string, mid: string): Promise<void> {
  const unused = (await readOrders(owner)).filter((order) => isLeft(order, mid));
  for (const order of unused) {
    if (order.state !== "PAID") await orders.refreshIfConfirmed(order);
    await payForMeant(owner, order.id);
  }
}

/** Throws while the provider is silent: no member lapses on old news. */
async function reconcilePayments({ owner, mid }: { owner: string; mid: string }): Promise<void> {
  const member = await getMember(owner, mid);
  const order = member && (await getOrderOf(member));
  if (order?.state === "PROCESSING") await orders.refreshIfConfirmed(order);
  else if (order) await refreshFailedPeriod(order);
  await payWithUnused(owner, mid);
}

export async function checkPayment(check: PaymentCheck, done: Write): Promise<void> {
  await reconcilePayments(check);
  await retryOnConflict(() => lapse(check, done));
}
