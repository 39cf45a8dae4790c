import * as payments from "#lambdas/domain/payments/payments.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openPayment } from "#shared/contract/payments.ts";

export const handler = handle(openPayment, (request, session) => payments.open(session, request));
