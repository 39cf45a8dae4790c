import * as staff from "#lambdas/domain/staff/staff.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createModerator } from "#shared/contract/staff.ts";

export const handler = handle(createModerator, ({ Location, ...person }, session, { once }) =>
  staff.create(session, "MOD", person, staff.workPlace(session, Location), once),
);
