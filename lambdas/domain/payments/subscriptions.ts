import { endSubscription } from "#lambdas/adapters/payments.ts";
import { log } from "#lambdas/log.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import { putEnding, readEndings, removeEnding } from "#lambdas/records/payments/subscriptionEnd.ts";
import type { Write } from "#lambdas/records/table/table.ts";

// A subscription ends in two steps, because the provider takes part in no transaction: the transaction that is
// the reason notes it (`endOf`), and whoever made that transaction tries it right after (`endNow`). What fails
// or was never tried is done by the daily run (`endAll`), so that nobody is charged for a member who is gone.

/** Whose subscription: a member has the order that pays for them, or none. */
type Payer = Pick<MemberDetails, "owner" | "orderId">;

/** The write that notes the end of a member's subscription, in the transaction that removes the member. */
export const endOf = ({ owner, orderId }: Payer): Write[] =>
  orderId === undefined ? [] : [putEnding({ owner, orderId })];

async function end(owner: string, orderId: string): Promise<void> {
  const order = await getOrder(owner, orderId);
  await endSubscription(orderId, order?.subscription);
  await removeEnding(orderId);
}

async function tryToEnd(owner: string, orderId: string): Promise<void> {
  try {
    await end(owner, orderId);
  } catch (error) {
    log.error("a subscription is still to end", { orderId, reason: reasonOf(error) });
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");

/**
 * Ends a member's subscription with the provider, after the transaction with `endOf`. Never throws: what the
 * provider does not do now, the daily run asks of it again.
 */
export async function endNow({ owner, orderId }: Payer): Promise<void> {
  if (orderId !== undefined) await tryToEnd(owner, orderId);
}

const pageSize = 25;

/** Ends what is still to end, page by page; one that fails stops no other and stays for the next day. */
export async function endAll(): Promise<void> {
  let after = "";
  for (;;) {
    const page = await readEndings(after, pageSize);
    for (const { owner, orderId } of page) await tryToEnd(owner, orderId);
    if (page.length < pageSize) return;
    after = page.at(-1)?.orderId ?? "";
  }
}
