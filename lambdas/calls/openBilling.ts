import * as billing from "#lambdas/domain/payments/billing.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openBilling } from "#shared/contract/billing.ts";

export const handler = handle(openBilling, (request, session) => billing.open(session, request));
