import * as staff from "#lambdas/domain/accounts/staff/staff.ts";
import { workPlace } from "#lambdas/domain/accounts/staff/workPlaces.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createMasterModerator } from "#shared/contract/staff.ts";

export const handler = handle(createMasterModerator, async ({ Location, DepartmentID, ...person }, session, { once }) =>
  staff.create(session, "MASTER MOD", person, await workPlace(session, { Location, DepartmentID }), once),
);
