import { expect, test } from "vitest";
import { roles } from "#shared/model/role.ts";
import { homePaths } from "./homePaths.ts";
import { screens, screensFor, visitorScreens } from "./routes.tsx";

test.each(roles)("%s begins on a screen that the role may open", (role) => {
  expect(screensFor(role).map(({ path }) => path)).toContain(homePaths[role]);
});

test("a path leads to one screen", () => {
  const paths = [...screens, ...visitorScreens].map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test("a resident sees the documented labels in their order", () => {
  const labels = screensFor("USER").flatMap(({ link }) => link?.label ?? []);
  expect(labels.filter((label) => label !== "Profile")).toEqual(["Overview", "Family Members", "Locations"]);
});

test("staff screens are closed to residents and residents' screens to staff", () => {
  const residents = screensFor("USER").map(({ path }) => path);
  for (const role of roles.filter((other) => other !== "USER"))
    expect(screensFor(role).filter(({ path }) => residents.includes(path))).toEqual([]);
});
