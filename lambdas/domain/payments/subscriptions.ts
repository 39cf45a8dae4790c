import * as provider from "#lambdas/adapters/payments.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import { addSubscriptionEnd, type OrderWork } from "#lambdas/records/payments/paymentWork.ts";
import type { Write } from "#lambdas/records/table/table.ts";

type Payer = Pick<MemberDetails, "owner" | "orderId">;

/** Ends a member's subscription, lest one who is gone be charged for. The provider takes part in no transaction. */
export const endOf = ({ owner, orderId }: Payer): Write[] =>
  orderId === undefined ? [] : [addSubscriptionEnd({ owner, orderId })];

export async function endSubscription({ owner, orderId }: OrderWork): Promise<void> {
  const order = await getOrder(owner, orderId);
  await provider.endSubscription(orderId, order?.subscription);
}
