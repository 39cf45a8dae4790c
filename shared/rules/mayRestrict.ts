import type { Role } from "#shared/model/role.ts";
import { type Place, placeKey } from "./place.ts";

/** A person for these rules: their role, and the city that they work for or live in. */
export interface RankedPerson {
  readonly id: string;
  readonly role: Role;
  readonly place: Place;
}

const below: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  MOD: [],
  "MASTER MOD": ["MOD"],
  ADMIN: ["USER", "MOD", "MASTER MOD"],
  // Master admins may restrict each other; the server makes sure that one of them stays.
  "MASTER ADMIN": ["USER", "MOD", "MASTER MOD", "ADMIN", "ENGINEER", "MASTER ADMIN"],
  ENGINEER: [],
};

/**
 * Whether one person may restrict or restore another: never upward, never themselves, and a master moderator
 * only in their own city.
 */
export function mayRestrict(actor: RankedPerson, person: RankedPerson): boolean {
  if (actor.id === person.id || !below[actor.role].includes(person.role)) return false;
  return actor.role !== "MASTER MOD" || placeKey(actor.place) === placeKey(person.place);
}
