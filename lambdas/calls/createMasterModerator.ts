import * as staff from "#lambdas/domain/staff/staff.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createMasterModerator } from "#shared/contract/staff.ts";

export const handler = handle(createMasterModerator, ({ Location, ...person }, session, { once }) =>
  staff.create(session, "MASTER MOD", person, staff.workPlace(session, Location), once),
);
