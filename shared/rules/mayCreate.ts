import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import type { RankedPerson } from "./mayRestrict.ts";
import { placeKey } from "./place.ts";

const creators: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  MOD: createModerator.callers,
  "MASTER MOD": createMasterModerator.callers,
  ADMIN: createAdmin.callers,
};

/**
 * Whether a person may create this account, and so invite its owner again: staff of a department only in
 * their own city. No one may create a MASTER ADMIN: an operator invites them.
 */
export function mayCreate(actor: Omit<RankedPerson, "id">, account: Omit<RankedPerson, "id">): boolean {
  if (!creators[account.role]?.includes(actor.role)) return false;
  return !placeRoles.includes(actor.role) || placeKey(account.place) === placeKey(actor.place);
}
