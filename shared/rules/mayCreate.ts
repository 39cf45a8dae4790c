import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import type { Standing } from "./mayRestrict.ts";
import { placeKey } from "./place.ts";

const creators: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  MOD: createModerator.callers,
  "MASTER MOD": createMasterModerator.callers,
  ADMIN: createAdmin.callers,
};

/**
 * Whether somebody could have made this account, and may invite its person anew: staff of a department only one of
 * their own city, and nobody a MASTER ADMIN, whom an operator invites.
 */
export function mayCreate(actor: Omit<Standing, "id">, account: Omit<Standing, "id">): boolean {
  if (!creators[account.role]?.includes(actor.role)) return false;
  return !placeRoles.includes(actor.role) || placeKey(account.place) === placeKey(actor.place);
}
