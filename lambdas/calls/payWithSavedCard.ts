import * as payments from "#lambdas/domain/payments/payments.ts";
import { handle } from "#lambdas/http/handle.ts";
import { payWithSavedCard } from "#shared/contract/payments.ts";

export const handler = handle(payWithSavedCard, (request) => payments.payWithSavedCard(request));
