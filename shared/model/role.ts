import * as z from "zod/mini";

/** Everybody who can hold an account, residents first. */
export const roles = ["USER", "MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;
export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** Roles that work for a department and see its city alone. */
export const placeRoles: readonly Role[] = ["MOD", "MASTER MOD"];
