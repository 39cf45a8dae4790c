import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import type { Standing } from "./mayRestrict.ts";

const creators: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  MOD: createModerator.callers,
  "MASTER MOD": createMasterModerator.callers,
  ADMIN: createAdmin.callers,
};

/** Also for a new invitation. A department's staff may only in their own; only an operator invites a MASTER ADMIN. */
export function mayCreate(actor: Omit<Standing, "id">, account: Omit<Standing, "id">): boolean {
  if (!creators[account.role]?.includes(actor.role)) return false;
  return !placeRoles.includes(actor.role) || departmentAt(account) === departmentAt(actor);
}
