import type { Role } from "#shared/model/role.ts";
import { type Place, placeKey } from "./place.ts";

/** Somebody's part in the registry: their role, and the city that they work for or live in. */
export interface Standing {
  readonly id: string;
  readonly role: Role;
  readonly place: Place;
}

const below: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  MOD: [],
  "MASTER MOD": ["MOD"],
  ADMIN: ["USER", "MOD", "MASTER MOD"],
  // Masters hold each other in check; that one of them stays is the server's to see to.
  "MASTER ADMIN": ["USER", "MOD", "MASTER MOD", "ADMIN", "ENGINEER", "MASTER ADMIN"],
  ENGINEER: [],
};

/**
 * Whether one person may restrict or restore another: nobody upward, nobody themselves, and a master moderator
 * only in their own city.
 */
export function mayRestrict(actor: Standing, person: Standing): boolean {
  if (actor.id === person.id || !below[actor.role].includes(person.role)) return false;
  return actor.role !== "MASTER MOD" || placeKey(actor.place) === placeKey(person.place);
}
