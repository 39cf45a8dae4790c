import * as administration from "#lambdas/domain/departments/administration.ts";
import { handle } from "#lambdas/http/handle.ts";
import { updateDepartment } from "#shared/contract/departments.ts";

export const handler = handle(updateDepartment, (request, session) => administration.update(session, request));
