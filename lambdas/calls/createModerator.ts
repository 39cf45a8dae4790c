import * as staff from "#lambdas/domain/accounts/staff/staff.ts";
import { workPlace } from "#lambdas/domain/accounts/staff/workPlaces.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createModerator } from "#shared/contract/staff.ts";

export const handler = handle(createModerator, async ({ Location, DepartmentID, ...person }, session, { once }) =>
  staff.create(session, "MOD", person, await workPlace(session, { Location, DepartmentID }), once),
);
