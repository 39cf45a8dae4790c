import { digestOf } from "#lambdas/records/table/digest.ts";
import { paymentTokenKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";
import type { RenewalDay } from "#shared/rules/payment/renewalDay.ts";

/** Stored as a digest: the row gives no access. */
export interface PaymentTokenDetails {
  readonly accountId: string;
  readonly planId: PlanId;
  /** Due at its creation. */
  readonly cents: number;
  /** Undefined for an account's first plan. */
  readonly renewalDay?: RenewalDay | undefined;
  /** The provider's id of the offered saved card. */
  readonly card?: string | undefined;
  /** Undefined for a person about to be registered. */
  readonly member?: string | undefined;
  readonly host: PaymentHost;
  /** In seconds. */
  readonly created: number;
  /** In seconds; the table removes it later. */
  readonly expiresAt: number;
}

type PaymentTokenRecord = PaymentTokenDetails & Key;

const keyOf = (token: string): Key => paymentTokenKey(digestOf(token));

export const getPaymentToken = (token: string) => get<PaymentTokenRecord>(keyOf(token));

export async function putPaymentToken(token: string, details: PaymentTokenDetails): Promise<void> {
  await putOne(put<PaymentTokenRecord>({ ...details, ...keyOf(token) }));
}
