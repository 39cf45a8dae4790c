import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { countPaid } from "#lambdas/records/accounts/counters.ts";
import { type Home, type Person, readPerson } from "#lambdas/records/family/family.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { putDue } from "#lambdas/records/payments/due.ts";
import { isUnderWay, isUnpaid, type OrderDetails } from "#lambdas/records/payments/order.ts";
import { type DueReason, putMail } from "#lambdas/records/payments/waitingMail.ts";
import { replace, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/grace.ts";

// Where a member's payment stands follows from the order that pays for them, and from nothing else. So events
// may come in any order and any number: each brings the order up to date, and the member after it.

/** After how many days a payment that is under way is asked for; so long it keeps a due day off. */
const slowPaymentDays = 7;

/** The later of two days, of which the first may not be there. */
export const later = (one: string | undefined, other: string): string => (one && one > other ? one : other);

/** A member as they stand with this order, which is theirs. */
export function standWith(member: MemberDetails, order: OrderDetails, today: string): MemberDetails {
  const { payed, due } = member;
  if (order.state === "PAID" && !isUnpaid(order)) return { ...member, payed: "COMPLETE", due: undefined };
  // Who waits for payment already, because it was due too long, goes on waiting.
  if (order.state === "PAID")
    return payed === "PENDING" ? member : { ...member, payed: "COMPLETE", due: due ?? graceEnd(today) };
  if (isUnderWay(order))
    return payed === "COMPLETE"
      ? { ...member, due: due && later(due, addDays(today, slowPaymentDays)) }
      : { ...member, payed: "PROCESSING" };
  return payed === "PROCESSING" ? { ...member, payed: "PENDING" } : member;
}

/** How many members must be paid before, and what is thrown when they are not. */
interface Needed {
  readonly atLeast: number;
  readonly refused: Error;
}

const isPaid = ({ payed }: MemberDetails) => payed !== "PENDING";
/** Whether their payment is under way. */
const isWaiting = ({ payed }: MemberDetails) => payed === "PROCESSING";
const isCovered = ({ payed }: MemberDetails) => payed === "COMPLETE";

/**
 * What the departments learn of a member who is covered now: nothing while the account is restricted, since its
 * restoration tells them. Either holds the status that was read.
 */
async function cover(to: MemberDetails, homes: readonly Home[]): Promise<Write[]> {
  if (homes.length === 0) return [];
  const { owner } = to;
  const status = (await getAccount(owner))?.status ?? "DELETED";
  return [requireStatus(owner, status), ...(status === "ACTIVE" ? jackets.changeAll(to, homes) : [])];
}

/** What has a payment that is under way asked for later: news of its end can be lost. */
export const askLater = ({ owner, id: mid }: MemberDetails, day: string): Write =>
  putDue({ owner, mid, day: addDays(day, slowPaymentDays) });

/**
 * The writes that move a member to another standing: the member in the version that was read, the count of the
 * paid ones, the day on which a payment is due, and what the departments learn at each home.
 */
export async function move({ member, homes }: Person, to: MemberDetails, needed?: Needed): Promise<Write[]> {
  const by = (Number(isPaid(to)) - Number(isPaid(member))) as -1 | 0 | 1;
  const { owner, id: mid, due: day } = to;
  return [
    ...countPaid(owner, { by, atLeast: needed?.atLeast ?? 0 }, needed?.refused),
    replace(memberRecord(to)),
    ...(day && day !== member.due ? [putDue({ owner, mid, day })] : []),
    ...(isWaiting(to) && !isWaiting(member) ? [askLater(to, dayOf(new Date()))] : []),
    ...(isCovered(to) && !isCovered(member) ? await cover(to, homes) : []),
    ...(isCovered(member) && !isCovered(to) ? jackets.endAll(homes) : []),
  ];
}

/** Whether the first payment of an order came to nothing. That it ended is told after this, and is no news. */
const isRefused = ({ state, ended }: OrderDetails) => state === "EXPIRED" && !ended;

function reasonOf(order: OrderDetails): DueReason {
  if (order.ended) return "ENDED";
  return isRefused(order) || order.period?.state === "FAILED" ? "FAILED" : "RETURNED";
}

/** What the owner is told of a move that is bad news; that a payment came is told by its receipt. */
function tell(member: MemberDetails, to: MemberDetails, order: OrderDetails, day: string): Write[] {
  const { owner, id } = member;
  const mail = { owner, orderId: order.id, day };
  // Who was due and paid anew believes that it is done: they are told a second time when that payment fails.
  if (to.due && (!member.due || isRefused(order))) {
    const content = { kind: "due", due: to.due, reason: reasonOf(order) } as const;
    return [putMail({ ...mail, id: `due.${id}.${to.due}`, content })];
  }
  if (isPaid(member) && !isPaid(to))
    return [putMail({ ...mail, id: `failed.${order.id}`, content: { kind: "failed" } })];
  return [];
}

/** The writes after which the member that an order pays for stands with it as it is now. */
export async function follow(order: OrderDetails): Promise<Write[]> {
  const person = order.member === undefined ? undefined : await readPerson(order.owner, order.member);
  // A member who was paid for anew since then has another order, and this one says nothing of them.
  if (!person || person.member.orderId !== order.id) return [];
  const today = dayOf(new Date());
  const to = standWith(person.member, order, today);
  const told = tell(person.member, to, order, today);
  if (to.payed !== person.member.payed || to.due !== person.member.due)
    return [...(await move(person, to)), ...told];
  return told.length > 0 ? [unchanged(person.member), ...told] : [];
}

/** Whether a member can be paid for now; throws conflict when not. */
export function requirePayable({ payed, due }: MemberDetails): void {
  if (payed === "PENDING" || due) return;
  if (payed === "PROCESSING")
    throw new VisibleError(
      "MEMBER_PAYMENT_UNDER_WAY",
      "A payment for this member is under way. Please wait until it is completed.",
    );
  throw new VisibleError("MEMBER_PAID", "This member is already paid for.");
}
