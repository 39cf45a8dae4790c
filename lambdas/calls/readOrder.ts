import * as payments from "#lambdas/domain/payments/payments.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readOrder } from "#shared/contract/payments.ts";

export const handler = handle(readOrder, (request) => payments.readOrder(request));
