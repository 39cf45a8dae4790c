import { paymentHostKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";

interface PaymentHostRecord extends Key {
  readonly host: PaymentHost;
}

/** The deployment's own host until the backup is chosen. */
export const getPaymentHost = async (): Promise<PaymentHost> =>
  (await get<PaymentHostRecord>(paymentHostKey))?.host ?? "own";

export const putPaymentHost = (host: PaymentHost): Write => put<PaymentHostRecord>({ ...paymentHostKey, host });
