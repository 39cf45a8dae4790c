import * as z from "zod/mini";

/** Every role, residents first. */
export const roles = ["USER", "MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;
export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** Roles of a department's staff, who see its city alone. */
export const placeRoles: readonly Role[] = ["MOD", "MASTER MOD"];
