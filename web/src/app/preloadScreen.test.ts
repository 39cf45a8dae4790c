import { expect, test } from "vitest";
import { type Role, roles } from "#shared/model/role.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { homePaths } from "./homePaths.ts";
import { loadsOf } from "./preloadScreen.ts";
import { screensFor, visitorScreens } from "./routes.tsx";

const someone = (Role: Role) => ({ ID: "someone", Role }) as SessionUser;
const loadAt = (path: string, role?: Role) => loadsOf(path, role && someone(role)).at(-1);

test.each(roles)("each screen of %s is loaded together with the frame around it", (role) => {
  const frame = loadsOf("/nowhere", someone(role)).slice(0, -1);
  for (const { path, Page } of screensFor(role))
    expect([path, loadsOf(path, someone(role))]).toEqual([path, [...frame, Page.load]]);
});

test.each(roles)("at the site's address %s loads the screen on which the role begins", (role) => {
  expect(loadAt("/", role)).toBe(loadAt(homePaths[role], role));
});

test("a visitor loads the page that was asked for, without the frame of an account", () => {
  const pages = visitorScreens.flatMap(({ path, Page }) => ("load" in Page ? [[path, Page.load]] : []));
  expect(pages).toHaveLength(visitorScreens.length - 1);
  for (const [path, load] of pages) expect(loadsOf(String(path), undefined)).toEqual([load]);
});

test.each(["/Recover", "/Change", "/StillRight", "/Objection"])(
  "who is signed in and follows a mailed link to %s loads what a visitor loads",
  (path) => {
    const loads = loadsOf(path, undefined);
    expect(loads).toHaveLength(1);
    expect(loadsOf(path, someone("USER"))).toEqual(loads);
  },
);

test.each(["/Help", "/Privacy"])("who is signed in loads %s with the frame around it", (path) => {
  const frame = loadsOf("/nowhere", someone("USER")).slice(0, -1);
  expect(loadsOf(path, someone("USER"))).toEqual([...frame, ...loadsOf(path, undefined)]);
});

test("who opens a screen of an account in a new tab loads it before that tab knows the session", () => {
  expect(loadsOf("/NewEntries", undefined)).toEqual(loadsOf("/NewEntries", someone("MOD")));
});

test("the landing page needs nothing more", () => {
  expect(loadsOf("/Homepage", undefined)).toEqual([]);
  expect(loadsOf("/", undefined)).toEqual([]);
});
