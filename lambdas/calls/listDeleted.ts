import * as closedAccounts from "#lambdas/domain/accounts/staff/closedAccounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listDeleted } from "#shared/contract/accountLists.ts";

export const handler = handle(listDeleted, (request, session) => closedAccounts.list(session, "DELETED", request));
