import * as auditLists from "#lambdas/domain/accounts/staff/auditLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listAudit } from "#shared/contract/audit.ts";

export const handler = handle(listAudit, (request, session) => auditLists.list(session, request));
