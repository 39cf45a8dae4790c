import type { AccountDetails } from "#lambdas/records/account.ts";
import type { Session } from "#lambdas/session.ts";
import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";

const creators: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  MOD: createModerator.callers,
  "MASTER MOD": createMasterModerator.callers,
  ADMIN: createAdmin.callers,
};

/** Whether somebody could have made this account: staff of a department only one of their own city. */
export function mayCreate(
  { role, place }: Session,
  account: Pick<AccountDetails, "role" | "address">,
): boolean {
  if (!creators[account.role]?.includes(role)) return false;
  return !placeRoles.includes(role) || placeKey(account.address) === placeKey(place);
}
