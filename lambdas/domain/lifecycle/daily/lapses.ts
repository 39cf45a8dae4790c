import { drainPage } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import {
  changePaymentState,
  laterDay,
  livesAtSponsor,
  withSponsor,
} from "#lambdas/domain/payments/memberPaymentState.ts";
import { endNow, endOf } from "#lambdas/domain/payments/subscriptions.ts";
import { log } from "#lambdas/log.ts";
import { type FamilyMember, readPerson } from "#lambdas/records/family/family.ts";
import { getOrderOf, isUnderWay } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { addPaymentCheck, type PaymentCheckRecord, paymentChecks } from "#lambdas/records/payments/paymentQueues.ts";
import { remove, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { drainDays } from "./drainDays.ts";
import { ifTaken, RunConflict } from "./RunConflict.ts";
import { reconcilePayments } from "./reconcilePayments.ts";

const isDue = (person: FamilyMember | undefined, { day }: PaymentCheckRecord): person is FamilyMember =>
  person?.member.payed === "COMPLETE" && person.member.due === day;

async function isToWait(person: FamilyMember, row: PaymentCheckRecord): Promise<boolean> {
  if (person.member.payed !== "PROCESSING" && !isDue(person, row)) return false;
  const order = await getOrderOf(person.member);
  return order !== undefined && isUnderWay(order);
}

async function waitAnotherDay(person: FamilyMember, row: PaymentCheckRecord): Promise<Write[]> {
  const { member } = person;
  const { owner, id: mid } = member;
  const day = addDays(laterDay(row.day, dayOf(new Date())), 1);
  if (member.due) return changePaymentState(person, { ...member, due: day });
  return [unchanged(member), addPaymentCheck({ owner, mid, day })];
}

/**
 * Makes a member with a due payment wait for payment. Returns who lapsed. Removing the check makes it happen once;
 * the member's version keeps one who paid meanwhile.
 */
async function tryToLapse(row: PaymentCheckRecord): Promise<FamilyMember | undefined> {
  const taken = remove({ pk: row.pk, sk: row.sk }, new RunConflict());
  const person = await readPerson(row.owner, row.mid);
  if (person && (await isToWait(person, row))) {
    await transact([taken, ...(await waitAnotherDay(person, row))]);
    return undefined;
  }
  if (!isDue(person, row)) {
    await transact([taken]);
    return undefined;
  }
  const { member } = person;
  if (await livesAtSponsor(person)) {
    await transact([taken, ...(await changePaymentState(person, withSponsor(member)))]);
    return undefined;
  }
  const { owner, id, orderId } = member;
  const mail = { owner, id: `lapsed.${id}.${row.day}`, mid: id, orderId, day: row.day };
  const to = { ...member, payed: "PENDING", due: undefined, isSponsored: undefined } as const;
  await transact([
    taken,
    ...(await changePaymentState(person, to)),
    ...endOf(member),
    addPaymentMail({ ...mail, content: { kind: "lapsed" } }),
  ]);
  return person;
}

async function lapse(row: PaymentCheckRecord): Promise<void> {
  await reconcilePayments(row);
  const lapsed = await retryOnConflict(() => tryToLapse(row)).catch(ifTaken);
  if (lapsed) await endNow(lapsed.member);
}

const lapses = {
  work: lapse,
  onFailure: ({ mid }: PaymentCheckRecord, error: Error) =>
    log.error("a payment that is due did not lapse", { mid, error }),
};

export const lapsePage = (day: string) => drainPage({ ...lapses, read: paymentChecks(day).read });

/** Lapses every payment due by this day. */
export const lapseDue = (today: string): Promise<void> =>
  drainDays(
    { name: "lapses", today, daysBack: graceDays },
    { ...lapses, read: (day) => paymentChecks(day).read, failure: "Not every payment that was due lapsed" },
  );
