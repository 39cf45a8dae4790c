import * as waitlist from "#lambdas/domain/departments/waitlist.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listWaiting } from "#shared/contract/waitlist.ts";

export const handler = handle(listWaiting, () => waitlist.list());
