import * as administration from "#lambdas/domain/departments/administration.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createDepartment } from "#shared/contract/departments.ts";

export const handler = handle(createDepartment, (request, session, { once }) =>
  administration.create(session, request, once),
);
