import * as waitlist from "#lambdas/domain/departments/waitlist.ts";
import { handle } from "#lambdas/http/handle.ts";
import { decideWaiting } from "#shared/contract/waitlist.ts";

export const handler = handle(decideWaiting, (request) => waitlist.decide(request));
