import type { Role } from "#shared/model/role.ts";

/** A role as the site names it. */
export const roleLabels: Readonly<Record<Role, string>> = {
  USER: "user",
  MOD: "moderator",
  "MASTER MOD": "MASTER MOD",
  ADMIN: "admin",
  "MASTER ADMIN": "MASTER ADMIN",
  ENGINEER: "engineer",
};
