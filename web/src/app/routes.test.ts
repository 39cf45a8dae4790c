import { expect, test } from "vitest";
import { roles } from "#shared/model/role.ts";
import { homePaths } from "./homePaths.ts";
import { publicScreens, screens, screensFor, visitorScreens } from "./routes.tsx";

test.each(roles)("%s begins on a screen that the role may open", (role) => {
  expect(screensFor(role).map(({ path }) => path)).toContain(homePaths[role]);
});

test.each(roles)("a path leads %s to exactly one screen", (role) => {
  const paths = [...screensFor(role), ...visitorScreens, ...publicScreens].map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test("a path leads every role that may open it to the same screen", () => {
  for (const { path, Page } of screens)
    expect(screens.filter((other) => other.path === path && other.Page !== Page)).toEqual([]);
});

test("a resident sees the documented labels in their order", () => {
  const labels = screensFor("USER").flatMap(({ link }) => link?.label ?? []);
  expect(labels).toEqual(["Overview", "Family Members", "Locations", "Profile"]);
});

test("every role has its own account page, residents in the sidebar", () => {
  for (const role of roles) {
    const profile = screensFor(role).find(({ path }) => path === "/Profile");
    expect([role, profile?.link?.label]).toEqual([role, role === "USER" ? "Profile" : undefined]);
    expect(profile).toBeDefined();
  }
});

test("all other screens of staff are closed to residents, and residents' screens to staff", () => {
  const residents = screensFor("USER")
    .map(({ path }) => path)
    .filter((path) => path !== "/Profile");
  for (const role of roles.filter((other) => other !== "USER"))
    expect(screensFor(role).filter(({ path }) => residents.includes(path))).toEqual([]);
});

test.each([
  ["MOD", "/NewEntries /Find /Registry /UpdatedEntries /DeactivatedAccounts /DeletedAccounts"],
  ["MASTER MOD", "/NewEntries /Find /Registry /UpdatedEntries /DeactivatedAccounts /DeletedAccounts /ListMods /Audit"],
  [
    "ADMIN",
    "/NewEntries /Find /Registry /UpdatedEntries /Departments /UserList /ModeratorList /MasterModeratorList /Reports",
  ],
  [
    "MASTER ADMIN",
    "/NewEntries /Find /Registry /UpdatedEntries /Departments /UserList /ModeratorList /MasterModeratorList /Reports /ListAdmins /Audit",
  ],
  ["ENGINEER", "/FFRNewEntry /FFRUpdate /Registry /FFRDeactivated /FFRDelete"],
] as const)(
  "%s has the documented paths in the sidebar with Find, the registry and the audit, and no other",
  (role, paths) => {
    const linked = screensFor(role).filter(({ link }) => link);
    expect(linked.map(({ path }) => path).join(" ")).toBe(paths);
  },
);
