import * as payments from "#lambdas/domain/payments/payments.ts";
import { handle } from "#lambdas/http/handle.ts";
import { startCheckout } from "#shared/contract/payments.ts";

export const handler = handle(startCheckout, (request) => payments.start(request));
