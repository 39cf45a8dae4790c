import * as z from "zod/mini";

/** Every role, residents first. */
export const roles = ["USER", "MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const;
export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** Roles of a department's staff, who see its city alone. */
export const placeRoles: readonly Role[] = ["MOD", "MASTER MOD"];

/** The ranks, the lowest first. Other roles judge no account. */
const ranks: readonly Role[] = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"];

/** A role's rank; -1 without one. */
export const rankOf = (role: Role): number => ranks.indexOf(role);

/** A role in a sentence: "an ADMIN". */
export const roleInWords = (role: Role): string => `${/^[AE]/.test(role) ? "an" : "a"} ${role}`;

/** A rank in a sentence: "an ADMIN or higher". */
export const rankInWords = (role: Role): string =>
  `${roleInWords(role)}${role === ranks.at(-1) ? "" : " or higher"}`;
