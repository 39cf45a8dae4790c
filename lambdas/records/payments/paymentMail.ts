import { enqueue } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type PaymentMail = MailOf<"payment">;

export type DueReason = Extract<PaymentMail["content"], { kind: "due" }>["reason"];

/** In the transaction that it reports. */
export const addPaymentMail = (mail: PaymentMail): Write => enqueue("mails", { mail: "payment", ...mail });
