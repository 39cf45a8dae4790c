import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import * as departmentPages from "#lambdas/domain/departments/departmentPages.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listDepartments } from "#shared/contract/departments.ts";

export const handler = handle(listDepartments, (request, session) =>
  departmentPages.list(request, (reading) => auditList(session, "listDepartments", reading)),
);
