import { digestOf } from "#lambdas/records/table/digest.ts";
import { paymentTokenKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";
import type { RenewalDay } from "#shared/rules/payment/renewalDay.ts";

/** A payment token. It is stored as a digest, so the row gives no access. */
export interface PaymentTokenDetails {
  readonly accountId: string;
  readonly planId: PlanId;
  /** The amount due on the day of its creation. */
  readonly cents: number;
  /** The account's renewal day, which the plan will have; undefined for the first one. */
  readonly renewalDay?: RenewalDay | undefined;
  /** The saved card that was offered, by the provider's name; undefined without one. */
  readonly card?: string | undefined;
  /** The member to pay for; undefined for one who is about to be registered. */
  readonly member?: string | undefined;
  /** The payment host that it was made for. */
  readonly host: PaymentHost;
  /** The second of its creation. */
  readonly created: number;
  /** The second after which it reads nothing; the table removes it some time later. */
  readonly expiresAt: number;
}

type PaymentTokenRecord = PaymentTokenDetails & Key;

const keyOf = (token: string): Key => paymentTokenKey(digestOf(token));

export const getPaymentToken = (token: string) => get<PaymentTokenRecord>(keyOf(token));

export async function putPaymentToken(token: string, details: PaymentTokenDetails): Promise<void> {
  const record: PaymentTokenRecord = { ...details, ...keyOf(token) };
  await putOne(put(record));
}
