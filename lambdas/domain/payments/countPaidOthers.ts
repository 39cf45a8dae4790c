import { notFound } from "#lambdas/errors.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { requirePayable } from "./memberPaymentState.ts";

/**
 * How many members of an account are paid besides the one to pay for: this sets the price. A member whose
 * payment is due still counts as paid, but must not make their own price that of an additional one. Throws
 * notFound for another's member, conflict when there is nothing to pay.
 */
export async function countPaidOthers(owner: string, mid: string | undefined): Promise<number> {
  const [{ paid = 0 }, member] = await Promise.all([
    getCounters(owner),
    mid === undefined ? undefined : getMember(owner, mid),
  ]);
  if (mid === undefined) return paid;
  if (!member) throw notFound();
  requirePayable(member);
  return member.payed === "PENDING" ? paid : paid - 1;
}
