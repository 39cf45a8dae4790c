import type { Role } from "#shared/model/role.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  USER: "user",
  MOD: "moderator",
  "MASTER MOD": "MASTER MOD",
  ADMIN: "admin",
  "MASTER ADMIN": "MASTER ADMIN",
  ENGINEER: "engineer",
};
