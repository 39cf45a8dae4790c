import { type Role, rankOf } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import type { Place } from "#shared/rules/place.ts";

/** The city of work or home, and the named department. */
export interface Standing {
  readonly id: string;
  readonly role: Role;
  readonly place: Place;
  readonly department?: string | undefined;
}

const below: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  MOD: [],
  "MASTER MOD": ["MOD"],
  ADMIN: ["USER", "MOD", "MASTER MOD"],
  // Masters hold each other in check; the server ensures that one stays.
  "MASTER ADMIN": ["USER", "MOD", "MASTER MOD", "ADMIN", "ENGINEER", "MASTER ADMIN"],
  ENGINEER: [],
};

/** Its own rank or a higher one. */
export const mayLift = (role: Role, restrictedBy: Role): boolean =>
  rankOf(role) >= 0 && rankOf(role) >= rankOf(restrictedBy);

/** A restriction then replaces the other: a lower rank cannot lift it any more. */
export const outranks = (role: Role, restrictedBy: Role): boolean => rankOf(role) > rankOf(restrictedBy);

/** Also to restore: never upward or itself, a MASTER MOD only in its own department. */
export function mayRestrict(actor: Standing, person: Standing): boolean {
  if (actor.id === person.id || !below[actor.role].includes(person.role)) return false;
  return actor.role !== "MASTER MOD" || departmentAt(actor) === departmentAt(person);
}
