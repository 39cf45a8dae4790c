import * as administration from "#lambdas/domain/departments/administration.ts";
import { handle } from "#lambdas/http/handle.ts";
import { retireDepartment } from "#shared/contract/departments.ts";

export const handler = handle(retireDepartment, (request, session) => administration.retire(session, request));
