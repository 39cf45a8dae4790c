import type { Page } from "playwright-core";
import { expect } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { look } from "../support/drawing/look.ts";
import { aHousehold, aMember, aPaidMember, assign } from "../support/family.ts";
import { button, link, seenText } from "../support/locators.ts";
import type { Resident } from "../support/resident.ts";
import { allow, recordCalls, refuse } from "../support/routes.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as base } from "../support/test.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

type Prepare = (resident: Resident, img: string) => Promise<unknown>;

const test = base
  /** `prepare` registers the family. */
  .extend("atOverview", ({ newVisit }) => async (FirstName: string, prepare?: Prepare) => {
    const visit = await newVisit(FirstName);
    await prepare?.(visit.resident, visit.img);
    await signInAtHome(visit.page, visit.resident);
    return visit;
  });

test("a resident who has registered nothing yet finds the two ways to begin", async ({ atOverview }) => {
  const { page } = await atOverview("Rosa");
  await page.getByText("This page shows an overview for your account summary.", { exact: true }).waitFor();
  const familyCard = card(page, "My Family Overview");
  await familyCard.getByText("No family members registered yet", { exact: true }).waitFor();
  expect(await link(familyCard, "Add a family member").getAttribute("href")).toBe("/Members/Add");
  expect(await link(familyCard, "View all Family members").getAttribute("href")).toBe("/Members");
  const places = card(page, "My House Holds");
  await places.getByText("No Registered House Holds", { exact: true }).waitFor();
  expect(await link(places, "Add a House Hold").getAttribute("href")).toBe("/HouseHolds/Add");
  expect(await link(places, "View all House Holds").getAttribute("href")).toBe("/HouseHolds");
  const map = card(page, "Map of your house holds");
  expect((await map.locator("canvas").boundingBox())?.height).toBeGreaterThanOrEqual(596);
  const footer = await page.getByRole("contentinfo").textContent();
  for (const part of ["Beforehand", String(new Date().getFullYear()), "developers", `v${manifest.version}`])
    expect(footer).toContain(part);
  expect(manifest.version).toBe("1.0.1");
  await look(page, "overview-empty");
});

test("family and households are shown with their names, numbers and markers", async ({ atOverview }) => {
  const { page } = await atOverview("Grace", async (resident, img) => {
    const home = await aHousehold(resident);
    await aHousehold(resident, { Name: "O'Brien-Núñez 李小龙 🏡", City: "Ann Arbor", Zip: "48104" });
    await aHousehold(resident, { Name: "Base", Street: "PSC 3", City: "APO", State: "AE", Zip: "09021" });
    await assign(resident, await aPaidMember(resident, img), home);
    await aMember(resident, img, { First: "小龙", Last: "李" });
  });
  const familyCard = card(page, "My Family Overview");
  await familyCard.getByText("2 family members", { exact: true }).waitFor();
  for (const name of ["Ada Okafor", "小龙 李"]) await familyCard.getByRole("img", { name, exact: true }).waitFor();
  const places = card(page, "My House Holds");
  await places.getByText("3 Registered House Holds", { exact: true }).waitFor();
  const lines = (await places.getByRole("listitem").all()).map((line) => seenText(line));
  expect((await Promise.all(lines)).map((line) => line.replaceAll(/\s*\n+\s*/g, " · "))).toEqual([
    "Home · Primary Location · 1 member",
    "O'Brien-Núñez 李小龙 🏡 · 0 members",
    "Base · 0 members",
  ]);
  const map = card(page, "Map of your house holds");
  for (const name of [/^Home, 1 member/, /^O'Brien/]) await map.getByRole("button", { name }).waitFor();
  const twin = page.getByRole("list", { name: "Places on the map" });
  expect(await twin.getByRole("listitem").count()).toBe(3);
  await twin.getByText("Not on the map: position not verified").waitFor();
  await look(page, "overview-family");
});

/** Makes pages of the list's one item. */
async function lengthen(page: Page, path: string, list: string, length: number, size: number): Promise<void> {
  let one: object = {};
  await page.route(`**/api/${path}`, async (route) => {
    const { Cursor } = route.request().postDataJSON() as { Cursor?: string };
    const from = Number(Cursor ?? 0);
    if (!Cursor) one = ((await (await route.fetch()).json()) as Record<string, object[]>)[list]?.[0] ?? {};
    const count = Math.min(size, length - from);
    const items = Array.from({ length: count }, (_, at) => ({ ...one, ID: `number-${from + at}` }));
    const isLast = from + count === length;
    await route.fulfill({ json: { [list]: items, ...(!isLast && { NextCursor: `${from + count}` }) } });
  });
}

test("two hundred members and sixty households are counted to the last page, and the cards stay small", async ({
  atOverview,
}) => {
  const { page } = await atOverview("Vera", async (resident, img) => {
    await aHousehold(resident);
    await aMember(resident, img);
  });
  await lengthen(page, "members/all", "Members", 200, 50);
  await lengthen(page, "household/all", "HouseHolds", 60, 25);
  await page.reload();
  await card(page, "My Family Overview").getByText("200 family members", { exact: true }).waitFor();
  const places = card(page, "My House Holds");
  await places.getByText("60 Registered House Holds", { exact: true }).waitFor();
  await card(page, "My Family Overview").getByText("and 189 more").waitFor();
  await places.getByText("and 55 more").waitFor();
  const twin = page.getByRole("list", { name: "Places on the map" });
  expect(await twin.getByRole("listitem").count()).toBe(6);
  await look(page, "overview-many");
  await button(page, "List all 60 places").click();
  expect(await twin.getByRole("listitem").count()).toBe(60);
});

test("a card that could not be loaded says so and can be loaded again", async ({ atOverview }) => {
  const { page } = await atOverview("Iris", (resident) => aHousehold(resident));
  await refuse(page, "household/all", "NOT_ALLOWED", "You are not allowed to do that.");
  await page.reload();
  const places = card(page, "My House Holds");
  await places.getByText("You are not allowed to do that.").waitFor();
  await card(page, "My Family Overview").getByText("No family members registered yet").waitFor();
  await look(page, "overview-failed");
  await allow(page, "household/all");
  await button(page, "Try again").click();
  await places.getByText("1 Registered House Hold", { exact: true }).waitFor();
});

/** By path, the origin named by a request. */
async function withMapService(page: Page): Promise<Map<string, string | undefined>> {
  const referrers = new Map<string, string | undefined>();
  const tiles = { type: "vector", tiles: ["https://maps.example.org/tiles/{z}/{x}/{y}"] };
  const layers = [{ id: "land", type: "background", paint: { "background-color": "#dde8e4" } }];
  const roads = { id: "roads", type: "line", source: "streets", "source-layer": "roads" };
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, mapStyle: "https://maps.example.org/style.json?key=1" } });
  });
  // A worker follows the policy of its own file.
  await page.route(/\/Overview|worker-/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const headers = {
      ...response.headers(),
      "content-security-policy": policy.replace("connect-src", "connect-src https://maps.example.org"),
    };
    await route.fulfill({ response, headers });
  });
  await page.route("https://maps.example.org/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    referrers.set(pathname.split("/")[1] ?? "", (await route.request().allHeaders()).referer);
    const headers = { "access-control-allow-origin": "*" };
    const style = { version: 8, sources: { streets: tiles }, layers: [...layers, roads] };
    await (pathname === "/style.json"
      ? route.fulfill({ json: style, headers })
      : route.fulfill({ status: 404, headers }));
  });
  return referrers;
}

test.for(["/Overview", "/"])(
  "at %s homes and people are asked for before the program is there, and once",
  async (path, { atOverview }) => {
    const { page } = await atOverview("Noor", (resident) => aHousehold(resident));
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/members/all"));
    await page.route("**/assets/start-*.js", async (route) => {
      await asked;
      await route.continue();
    });
    const calls = recordCalls(page);
    await page.goto(path);
    await card(page, "My House Holds").getByText("1 Registered House Hold", { exact: true }).waitFor();
    const early = ["/account/refresh", "/household/all", "/members/all"];
    expect(calls.filter((call) => early.includes(call))).toEqual(early);
  },
);

test("a deployment's map service is given the site's name, for its key, and not the page", async ({ atOverview }) => {
  const { page, problems } = await atOverview("Mara", (resident) => aHousehold(resident));
  const referrers = await withMapService(page);
  await page.goto("/Overview?from=a-secret");
  await card(page, "Map of your house holds")
    .getByRole("button", { name: /^Home, / })
    .waitFor();
  const site = `${new URL(page.url()).origin}/`;
  await expect
    .poll(() => [...referrers])
    .toEqual([
      ["style.json", site],
      ["tiles", site],
    ]);
  await page.close();
  // The one other host that may be asked.
  const others = problems.splice(0).filter((one) => !one.startsWith("another host: https://maps.example.org/"));
  expect(others).toEqual([]);
});
