import type { Role } from "#shared/model/role.ts";
import { type Place, placeKey } from "./place.ts";

/** An account's role, and the city it works for or lives in. */
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
  // Masters hold each other in check; the server ensures that one of them stays.
  "MASTER ADMIN": ["USER", "MOD", "MASTER MOD", "ADMIN", "ENGINEER", "MASTER ADMIN"],
  ENGINEER: [],
};

/** Whether one account may restrict or restore another: never upward or itself, a MASTER MOD only in its own city. */
export function mayRestrict(actor: Standing, person: Standing): boolean {
  if (actor.id === person.id || !below[actor.role].includes(person.role)) return false;
  return actor.role !== "MASTER MOD" || placeKey(actor.place) === placeKey(person.place);
}
