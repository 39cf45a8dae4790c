import type { Role } from "#shared/model/role.ts";

/** While signed in they lead to the home path. */
export const entrances = ["/", "/Homepage", "/Login", "/Register"];

export const homePaths: Readonly<Record<Role, string>> = {
  USER: "/Overview",
  MOD: "/NewEntries",
  "MASTER MOD": "/NewEntries",
  ADMIN: "/NewEntries",
  "MASTER ADMIN": "/NewEntries",
  ENGINEER: "/FFRNewEntry",
};
