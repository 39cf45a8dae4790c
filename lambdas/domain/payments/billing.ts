import { findCard, openPortal, readReceipts } from "#lambdas/adapters/billing/customers.ts";
import { type PlanDays, readPlanDays } from "#lambdas/adapters/billing/renewalDays.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { isPaying, type MemberDetails } from "#lambdas/records/family/member.ts";
import { getBilling } from "#lambdas/records/payments/billing.ts";
import { currentPlan, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";
import type { Session } from "#lambdas/session.ts";
import type { openBilling, PlanLine } from "#shared/contract/billing.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import { sponsorOf } from "./sponsorOf.ts";

type Billing = ResponseOf<typeof openBilling>;

interface MemberPlan {
  readonly member: MemberDetails;
  readonly order: OrderRecord | undefined;
  readonly days: PlanDays | undefined;
  readonly sponsor: string | undefined;
}

function lineOf({ member, order, days, sponsor }: MemberPlan, customer: string | undefined): PlanLine {
  const { id: MID, person, payed, due } = member;
  return {
    MID,
    First: person.First,
    payed,
    ...(order ? { PlanID: currentPlan(order) } : {}),
    ...(due ? { PaymentDue: due } : {}),
    ...(isWithheld(member) ? { Withheld: true } : {}),
    ...(sponsor === undefined ? {} : { Sponsor: sponsor }),
    ...(days?.renews ? { Renews: days.renews } : {}),
    ...(days?.ends ? { Ends: days.ends } : {}),
    Managed: days !== undefined && days.customer === customer,
  };
}

const atOnce = 10;

async function readPlan(member: MemberDetails, orders: ReadonlyMap<string, OrderRecord>): Promise<MemberPlan> {
  const order = isPaying(member) ? orders.get(member.orderId ?? "") : undefined;
  const subscription = order?.ended ? undefined : order?.subscription;
  const days = subscription ? await readPlanDays(subscription) : undefined;
  const isFree = member.isSponsored && !member.due;
  return { member, order, days, sponsor: isFree ? await sponsorOf(member.owner, member.id) : undefined };
}

async function readPlans(members: readonly MemberDetails[], orders: readonly OrderRecord[]): Promise<MemberPlan[]> {
  const orderAt = new Map(orders.map((order) => [order.id, order]));
  const plans: MemberPlan[] = [];
  for (let at = 0; at < members.length; at += atOnce) {
    const some = members.slice(at, at + atOnce);
    plans.push(...(await Promise.all(some.map((member) => readPlan(member, orderAt)))));
  }
  return plans;
}

type NamesOf = (subscription: string | undefined) => string[];

const namesOf =
  (members: readonly MemberDetails[], orders: readonly OrderRecord[]): NamesOf =>
  (subscription) => {
    const paid = orders.filter((order) => order.subscription !== undefined && order.subscription === subscription);
    return members.filter(({ id }) => paid.some(({ member }) => member === id)).map(({ person }) => person.First);
  };

async function readCustomer(customer: string, names: NamesOf): Promise<Pick<Billing, "Receipts" | "Card">> {
  const [receipts, card] = await Promise.all([readReceipts(customer), findCard(customer)]);
  return {
    Receipts: receipts.map(({ day: Day, cents, url: URL, subscription }) => ({
      Day,
      Dollars: cents / 100,
      URL,
      For: names(subscription),
    })),
    ...(card ? { Card: { Brand: card.Brand, Last4: card.Last4 } } : {}),
  };
}

/** Only links to the provider's page: the button must not wait. */
async function linkOf(owner: string): Promise<Billing> {
  const billing = await getBilling(owner);
  const link = billing ? { URL: await openPortal(billing.customer) } : {};
  return { Plans: [], Receipts: [], ...link };
}

export async function open({ accountId }: Session, { Portal }: ParsedRequestOf<typeof openBilling>): Promise<Billing> {
  if (Portal) return linkOf(accountId);
  const [billing, members, orders] = await Promise.all([
    getBilling(accountId),
    readMembers(accountId),
    readOrders(accountId),
  ]);
  const customer = billing?.customer;
  const [plans, paid] = await Promise.all([
    readPlans(members, orders),
    customer === undefined ? { Receipts: [] } : readCustomer(customer, namesOf(members, orders)),
  ]);
  return { Plans: plans.map((one) => lineOf(one, customer)), ...paid };
}
