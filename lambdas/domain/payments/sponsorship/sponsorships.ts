import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { carry, changePaymentState, livesAtSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { type FamilyMember, readFamily, readPerson } from "#lambdas/records/family/family.ts";
import { getOrderOf, isUnderWay, type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { addLaterCheck, addRenewalStop } from "#lambdas/records/payments/paymentWork.ts";
import { replace, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";

// Where a department pays, one such home makes a member COMPLETE without an order. Each member follows in a
// transaction: a broken-off run is run again.

/** Begins a grace period. */
async function endSponsorship(person: FamilyMember, today: string): Promise<Write[]> {
  const { owner, id: mid, orderId } = person.member;
  const due = graceEnd(today);
  const mail = { owner, mid, orderId, day: today };
  return [
    ...(await changePaymentState(person, { ...person.member, due })),
    addPaymentMail({ ...mail, content: { kind: "sponsorEnded", due } }),
  ];
}

const isToStop = ({ state, ended, ends, isStopping }: OrderRecord): boolean =>
  state === "PAID" && !ended && ends === undefined && !isStopping;

/** Queues it once: a mail tells of it. */
const stopRenewal = ({ member }: FamilyMember, order: OrderRecord | undefined): Write[] =>
  order && isToStop(order)
    ? [
        unchanged(member),
        replace(orderRecord({ ...order, isStopping: true })),
        addRenewalStop({ owner: order.owner, orderId: order.id }),
      ]
    : [];

async function beginSponsorship(person: FamilyMember, today: string): Promise<Write[]> {
  const { member } = person;
  const order = await getOrderOf(member);
  // A payment under way decides first.
  if (member.payed === "PROCESSING" || (member.due && order && isUnderWay(order))) return [];
  if (member.payed === "COMPLETE" && !member.due) return stopRenewal(person, order);
  return carry(person, today);
}

async function writesFor(person: FamilyMember): Promise<Write[]> {
  const { isSponsored, due } = person.member;
  const isPaidFor = isSponsored === true && due === undefined;
  const isToBe = await livesAtSponsor(person);
  if (isToBe === isPaidFor) return [];
  const today = dayOf(new Date());
  return isToBe ? beginSponsorship(person, today) : endSponsorship(person, today);
}

const followMember = (owner: string, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const person = await readPerson(owner, id);
    const writes = person ? await writesFor(person) : [];
    if (writes.length > 0) await transact(writes);
  });

/** A payment under way decides first: try again later. */
const isToWait = async (person: FamilyMember): Promise<boolean> => {
  const { payed, due } = person.member;
  if (payed !== "PROCESSING" && !due) return false;
  const order = await getOrderOf(person.member);
  return order !== undefined && isUnderWay(order) && livesAtSponsor(person);
};

/** Repeating changes nothing. Returns whether nothing is left. */
async function follow(owner: string): Promise<boolean> {
  const account = await getAccount(owner);
  if (!account || account.status === "DELETED") return true;
  let isDone = true;
  for (const person of await readFamily(owner)) {
    if ((await writesFor(person)).length > 0) await followMember(owner, person.member.id);
    isDone = !(await isToWait(person)) && isDone;
  }
  return isDone;
}

/** Again tomorrow while a payment under way has to decide first. */
export async function followSponsor(owner: string, today = dayOf(new Date())): Promise<void> {
  if (!(await follow(owner))) await transact([addLaterCheck("followSponsor", owner, addDays(today, 1))]);
}

/** Shows its owner the change at once. Never throws: the queued work does the rest. */
export async function followSponsorNow(owner: string): Promise<void> {
  try {
    await follow(owner);
  } catch (error) {
    log.warn("a sponsorship is still to follow", { reason: errorNameOf(error) });
  }
}
