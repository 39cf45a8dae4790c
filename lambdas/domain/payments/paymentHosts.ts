import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { getPaymentHost, putPaymentHost } from "#lambdas/records/payments/paymentHost.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";

const actions = { own: "useOwnPaymentHost", backup: "useBackupPaymentHost" } as const;

/** For later payments. One open at the other host starts no more; a started checkout is followed to its end. */
export async function use(host: PaymentHost, actor: Actor): Promise<void> {
  await transact([putPaymentHost(host), auditWrite(actor, actions[host], {})]);
}

export const inUse = getPaymentHost;
