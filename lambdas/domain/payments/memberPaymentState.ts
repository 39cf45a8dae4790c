import { isSponsoredAt } from "#lambdas/domain/common/serving.ts";
import { addHomes, addLink, readJacketsAt, readWantedHomes } from "#lambdas/domain/jackets/addHomes.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountStatus, getAccount } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { countPaid } from "#lambdas/records/accounts/counters.ts";
import { type FamilyMember, type Home, readPerson } from "#lambdas/records/family/family.ts";
import { isPaying, type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { getOrderOf, isUnderWay, isUnpaid, type OrderDetails } from "#lambdas/records/payments/order.ts";
import { addPaymentMail, type DueReason } from "#lambdas/records/payments/paymentMail.ts";
import { addFullPlanCheck, addPaymentCheck, endOf } from "#lambdas/records/payments/paymentWork.ts";
import { replace, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";

// A member's payment state follows from their order alone: events may come in any order and number.

/** When a payment under way is checked; it puts a due day off as long. */
const slowPaymentDays = 7;

export const laterDay = (one: string | undefined, other: string): string => (one && one > other ? one : other);

/** Paid by a department, until an order pays again. */
export const withSponsor = (member: MemberDetails): MemberDetails => ({
  ...member,
  payed: "COMPLETE",
  due: undefined,
  isSponsored: true,
});

/** Whether a department pays at a home, wanted ones included. */
export async function livesAtSponsor({ member, homes }: FamilyMember): Promise<boolean> {
  const all = [...homes.map(({ household }) => household), ...(await readWantedHomes(member))];
  return isSponsoredAt(all.map(({ address }) => address));
}

export function withPaymentState(member: MemberDetails, order: OrderDetails, today: string): MemberDetails {
  const { payed, due } = member;
  if (order.state === "PAID" && !isUnpaid(order))
    return { ...member, payed: "COMPLETE", due: undefined, isSponsored: undefined };
  // A lapsed member goes on waiting for payment.
  if (order.state === "PAID")
    return payed === "PENDING" ? member : { ...member, payed: "COMPLETE", due: due ?? graceEnd(today) };
  if (isUnderWay(order))
    return payed === "COMPLETE"
      ? { ...member, due: due && laterDay(due, addDays(today, slowPaymentDays)) }
      : { ...member, payed: "PROCESSING" };
  return payed === "PROCESSING" ? { ...member, payed: "PENDING" } : member;
}

interface PaidMinimum {
  readonly atLeast: number;
  readonly refused: Error;
}

const isConfirmed = ({ payed }: MemberDetails) => payed !== "PENDING";
const isProcessing = ({ payed }: MemberDetails) => payed === "PROCESSING";
const isComplete = ({ payed }: MemberDetails) => payed === "COMPLETE";

/** Paid now, the record ends for another reason: the account is restricted. */
const endingsAt = (homes: readonly Home[], status: AccountStatus): Write[] =>
  status === "DELETED" ? [] : endings.endAll(homes, "PAUSED");

interface Arrival {
  readonly arrived: MemberDetails;
  readonly writes: readonly Write[];
}

/**
 * No jacket while restricted (the restoration opens it), no link for an erased account. Requires the status read.
 * Wanted homes precede the first payment and links follow it, so both fit one transaction.
 */
async function arrive(to: MemberDetails, homes: readonly Home[]): Promise<Arrival> {
  const found = await readWantedHomes(to);
  const { wanted: _met, ...arrived } = to;
  const earlier = await readJacketsAt(to, found);
  if (homes.length + found.length === 0) return { arrived, writes: [] };
  const { owner } = to;
  const status = (await getAccount(owner))?.status ?? "DELETED";
  const isTold = status === "ACTIVE";
  const wanted = status === "DELETED" ? [] : found;
  return {
    arrived: { ...arrived, ...(wanted.length > 0 ? { homeCount: homes.length + wanted.length } : {}) },
    writes: [
      requireStatus(owner, status),
      ...(isTold ? await jackets.changeAll(arrived, homes) : endingsAt(homes, status)),
      ...(isTold
        ? await addHomes(arrived, wanted, earlier)
        : wanted.flatMap((household) => addLink(arrived, household))),
    ],
  };
}

const difference = (before: boolean, after: boolean) => (Number(after) - Number(before)) as -1 | 0 | 1;

/** News of a payment's end can be lost. */
export const checkLater = ({ owner, id: mid }: MemberDetails, day: string): Write =>
  addPaymentCheck({ owner, mid, day: addDays(day, slowPaymentDays) });

/** In the version read: counters, due and full-plan checks, wanted homes and jackets. */
export async function changePaymentState(
  { member, homes }: FamilyMember,
  to: MemberDetails,
  minimum?: PaidMinimum,
): Promise<Write[]> {
  const by = difference(isPaying(member), isPaying(to));
  const sponsored = difference(member.isSponsored === true, to.isSponsored === true);
  const { owner, id: mid, due: day } = to;
  const isArriving = isComplete(to) && !isComplete(member);
  const { arrived, writes } = isArriving ? await arrive(to, homes) : { arrived: to, writes: [] };
  return [
    ...countPaid(owner, { by, sponsored, atLeast: minimum?.atLeast ?? 0 }, minimum?.refused),
    replace(memberRecord(arrived)),
    ...(by < 0 ? [addFullPlanCheck(owner)] : []),
    ...(day && day !== member.due ? [addPaymentCheck({ owner, mid, day })] : []),
    ...(isProcessing(to) && !isProcessing(member) ? [checkLater(to, dayOf(new Date()))] : []),
    ...writes,
    ...(isComplete(member) && !isComplete(to) ? endings.endAll(homes, "UNPAID") : []),
  ];
}

/** Its subscription's end afterwards is no news. */
const isRefused = ({ state, ended }: OrderDetails) => state === "EXPIRED" && !ended;

function reasonOf(order: OrderDetails): DueReason {
  if (order.ended) return "ENDED";
  return isRefused(order) || order.period?.state === "FAILED" ? "FAILED" : "RETURNED";
}

const sponsoredMail = ({ owner, id: mid, orderId }: MemberDetails, day: string): Write =>
  addPaymentMail({ owner, mid, orderId, day, content: { kind: "sponsored" } });

/** A change for the worse; receipts tell of payments. */
function mailsOf(member: MemberDetails, to: MemberDetails, order: OrderDetails, day: string): Write[] {
  const mail = { owner: member.owner, orderId: order.id, day };
  if (to.isSponsored && !member.isSponsored) return [sponsoredMail(to, day)];
  // An owner who paid again believes it done: a second mail tells of the failure.
  if (to.due && (!member.due || isRefused(order))) {
    const content = { kind: "due", due: to.due, reason: reasonOf(order) } as const;
    return [addPaymentMail({ ...mail, content })];
  }
  if (isConfirmed(member) && !isConfirmed(to)) return [addPaymentMail({ ...mail, content: { kind: "failed" } })];
  return [];
}

const isChanged = (member: MemberDetails, to: MemberDetails): boolean =>
  (["payed", "due", "isSponsored"] as const).some((name) => member[name] !== to[name]);

/** A member paid by a department is not charged again. */
export const endOfUnpaid = (order: OrderDetails): Write[] =>
  order.state === "PAID" && isUnpaid(order) && !order.ended ? endOf({ owner: order.owner, orderId: order.id }) : [];

/** Also ends an unpaid plan, and tells the owner. */
export async function carry(person: FamilyMember, today: string): Promise<Write[]> {
  const { member } = person;
  const order = await getOrderOf(member);
  return [
    ...(await changePaymentState(person, withSponsor(member))),
    ...(order ? endOfUnpaid(order) : []),
    sponsoredMail(member, today),
  ];
}

/** Nothing for an unused order. */
export async function updateMemberOf(order: OrderDetails): Promise<Write[]> {
  const person = order.member === undefined ? undefined : await readPerson(order.owner, order.member);
  // The member was paid again by another order.
  if (!person || person.member.orderId !== order.id) return [];
  const today = dayOf(new Date());
  const followed = withPaymentState(person.member, order, today);
  const isLacking = followed.due !== undefined || followed.payed === "PENDING";
  const isCarried = isLacking && (await livesAtSponsor(person));
  const to = isCarried ? withSponsor(followed) : followed;
  const mails = mailsOf(person.member, to, order, today);
  if (isChanged(person.member, to))
    return [...(await changePaymentState(person, to)), ...(isCarried ? endOfUnpaid(order) : []), ...mails];
  return mails.length > 0 ? [unchanged(person.member), ...mails] : [];
}

/** Refuses a paid member, and one with a payment under way: a due member's new one, too. */
export async function requirePayable(member: MemberDetails): Promise<void> {
  const { payed, due } = member;
  const renewed = due ? await getOrderOf(member) : undefined;
  if (payed === "PROCESSING" || (renewed && isUnderWay(renewed)))
    throw new VisibleError(
      "MEMBER_PAYMENT_UNDER_WAY",
      "A payment for this member is under way. Please wait until it is completed.",
    );
  if (payed === "COMPLETE" && !due) throw new VisibleError("MEMBER_PAID", "This member is already paid for.");
}
