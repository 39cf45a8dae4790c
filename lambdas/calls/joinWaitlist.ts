import * as waitlist from "#lambdas/domain/departments/waitlist.ts";
import { handle } from "#lambdas/http/handle.ts";
import { joinWaitlist } from "#shared/contract/waitlist.ts";

export const handler = handle(joinWaitlist, (request) => waitlist.join(request));
