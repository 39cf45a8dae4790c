import * as staff from "#lambdas/domain/accounts/staff/staff.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createAdmin } from "#shared/contract/staff.ts";

export const handler = handle(createAdmin, (person, session, { once }) =>
  staff.create(session, "ADMIN", person, staff.everywhere, once),
);
