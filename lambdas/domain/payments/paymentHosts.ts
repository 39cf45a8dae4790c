import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { getPaymentHost, putPaymentHost } from "#lambdas/records/payments/paymentHost.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";

const actions = { own: "useOwnPaymentHost", backup: "useBackupPaymentHost" } as const;

/**
 * Lets every payment that is opened from now on use this host. One that is open at the other host starts no more; a
 * checkout that was started there is followed to its end.
 */
export async function use(host: PaymentHost, actor: Actor): Promise<void> {
  await transact([putPaymentHost(host), auditWrite(actor, actions[host], {})]);
}

/** The payment host in use. */
export const inUse = getPaymentHost;
