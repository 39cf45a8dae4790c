import * as paymentEvents from "#lambdas/domain/payments/paymentEvents.ts";
import { handleEvent } from "#lambdas/http/handleEvent.ts";
import { paymentWebhook } from "#shared/contract/payments.ts";

export const handler = handleEvent(paymentWebhook, ({ body, header }) =>
  paymentEvents.receive(body, header("stripe-signature")),
);
