import type { Role } from "#shared/model/role.ts";

/** The target of /, /Homepage, /Login and /Register while signed in. */
export const homePaths: Readonly<Record<Role, string>> = {
  USER: "/Overview",
  MOD: "/NewEntries",
  "MASTER MOD": "/NewEntries",
  ADMIN: "/NewEntries",
  "MASTER ADMIN": "/NewEntries",
  ENGINEER: "/FFRNewEntry",
};
