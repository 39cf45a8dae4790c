import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { aPlace, link } from "../households/test.ts";
import { aMember, aPaidMember, assign, type Family } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, button, heading, seenText, type Visit } from "../support/members.ts";
import { signIn } from "../support/signIn.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function atOverview(
  FirstName: string,
  prepare: (family: Family, img: string) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const visit = await aVisit(browser, FirstName);
  await prepare(visit.family, visit.img);
  await signIn(visit.page, visit.family.Email, visit.family.Password);
  await heading(visit.page, `Welcome back, ${FirstName}`).waitFor();
  return visit;
}

test("who has registered nothing yet finds the two ways to begin", async () => {
  const { page, problems } = await atOverview("Rosa");
  await page.getByText("This page shows an overview for your account summary.", { exact: true }).waitFor();
  const family = card(page, "My Family Overview");
  await family.getByText("No family members registered yet", { exact: true }).waitFor();
  expect(await link(family, "Add a family member").getAttribute("href")).toBe("/Members/Add");
  expect(await link(family, "View all Family members").getAttribute("href")).toBe("/Members");
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
  expect(problems).toEqual([]);
});

test("family and places are shown with their names, numbers and markers", async () => {
  const { page, problems } = await atOverview("Grace", async (family, img) => {
    const home = await aPlace(family, { Name: "Home" });
    await aPlace(family, { Name: "O'Brien-Núñez 李小龙 🏡", City: "Ann Arbor", Zip: "48104" });
    await aPlace(family, { Name: "Base", Street: "PSC 3", City: "APO", State: "AE", Zip: "09021" });
    await assign(family, await aPaidMember(family, img), home);
    await aMember(family, img, { First: "小龙", Last: "李" });
  });
  const family = card(page, "My Family Overview");
  await family.getByText("2 family members", { exact: true }).waitFor();
  for (const name of ["Ada Okafor", "小龙 李"])
    await family.getByRole("img", { name, exact: true }).waitFor();
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
  expect(problems).toEqual([]);
});

/** Makes a list as long as `length`, page by page, out of its one item. */
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

test("two hundred people and sixty places are counted to the last page, and the cards stay small", async () => {
  const { page } = await atOverview("Vera", async (family, img) => {
    await aPlace(family, { Name: "Home" });
    await aMember(family, img);
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

test("what could not be loaded is said in its card and can be asked for again", async () => {
  const { page } = await atOverview("Iris", (family) => aPlace(family, { Name: "Home" }));
  await page.route("**/api/household/all", (route) =>
    route.fulfill({ status: 403, json: { Message: "You are not allowed to do that.", RequestId: "r" } }),
  );
  await page.reload();
  const places = card(page, "My House Holds");
  await places.getByText("You are not allowed to do that.").waitFor();
  await card(page, "My Family Overview").getByText("No family members registered yet").waitFor();
  await look(page, "overview-failed");
  await page.unroute("**/api/household/all");
  await button(page, "Try again").click();
  await places.getByText("1 Registered House Hold", { exact: true }).waitFor();
});

/** Gives the site a map service of its own, as a deployment may, and notes which page each request says it is from. */
async function withMapService(page: Page): Promise<Map<string, string | undefined>> {
  const referrers = new Map<string, string | undefined>();
  const tiles = { type: "vector", tiles: ["https://maps.example.org/tiles/{z}/{x}/{y}"] };
  const layers = [{ id: "land", type: "background", paint: { "background-color": "#dde8e4" } }];
  const roads = { id: "roads", type: "line", source: "streets", "source-layer": "roads" };
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, mapStyle: "https://maps.example.org/style.json?key=1" } });
  });
  // A worker has the policy of its own file.
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

test("a deployment's map service is told the site's name, for its key, and not the page", async () => {
  const { page } = await atOverview("Mara", (family) => aPlace(family, { Name: "Home" }));
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
});
