import * as z from "zod/mini";

/** Residents first. */
export const roles = ["USER", "MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;
export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** A department's staff, who see its records alone. */
export const placeRoles: readonly Role[] = ["MOD", "MASTER MOD"];

/** The lowest first: they read records. Other roles judge no account. */
export const rankedRoles = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"] as const satisfies Role[];

const ranks: readonly Role[] = rankedRoles;

/** -1 without a rank. */
export const rankOf = (role: Role): number => ranks.indexOf(role);

export const roleInWords = (role: Role): string => `${/^[AE]/.test(role) ? "an" : "a"} ${role}`;

export const rankInWords = (role: Role): string => `${roleInWords(role)}${role === ranks.at(-1) ? "" : " or higher"}`;
