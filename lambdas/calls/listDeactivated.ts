import * as closedAccounts from "#lambdas/domain/accounts/staff/closedAccounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listDeactivated } from "#shared/contract/accountLists.ts";

export const handler = handle(listDeactivated, (request, session) =>
  closedAccounts.list(session, "RESTRICTED", request),
);
