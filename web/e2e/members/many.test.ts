import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { aHousehold, aMember, aPaidMember, assign, callApi, type Family } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, button, field, openEdit, openMembers, row, toast } from "../support/members.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const cards = (page: Page) => page.getByRole("list", { name: "Family members" }).getByRole("article");

/** Registers members, as many as one account may register in an hour, the last one with a name of their own. */
async function registerMany(family: Family, img: string): Promise<void> {
  for (let at = 1; at < 60; at += 1) await aMember(family, img, { First: `Member ${at}`, Medical: {} });
  await aMember(family, img, { First: "Zoë 🦊", Last: "O'Brien-Núñez" });
}

/** Has the server answer pages of this size: an account's hundred fit on one otherwise. */
async function pagesOf(page: Page, Limit: number): Promise<void> {
  await page.route("**/api/members/all", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), Limit }) }),
  );
}

test("a large family comes page by page, and a search by name looks through all of it", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await registerMany(family, img);
  await pagesOf(page, 25);
  await openMembers(visit);
  // The overview counts everybody; a list that is opened by itself begins with a page.
  await page.reload();
  await page.getByText("Showing the first 25 family members").waitFor();
  await button(page, "Show more").click();
  await page.getByText("Showing the first 50 family members").waitFor();
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.fill("brien nunez");
  await page.getByText("1 found", { exact: true }).waitFor();
  await row(page, "Zoë 🦊 O'Brien-Núñez").waitFor();
  expect(await cards(page).count()).toBe(1);
  await look(page, "members-search");
  await search.fill("nobody");
  await page.getByText("No family member is called “nobody”.").waitFor();
  await search.fill("");
  await row(page, "Member 1 Okafor").waitFor();
  expect(await cards(page).count()).toBe(60);
  expect(visit.problems).toEqual([]);
});

test("the edit form of somebody on a later page opens by its address", async () => {
  const visit = await aVisit(browser, "Omar");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  for (const First of ["Ada", "Ben"]) await aMember(family, img, { First });
  const cleo = await aMember(family, img, { First: "Cleo" });
  await pagesOf(page, 1);
  await openMembers(visit);
  await page.goto(`/Members/Edit/${cleo.ID}`);
  await page.getByRole("heading", { name: "Edit Cleo Okafor" }).waitFor();
});

test("two hundred members can be worked with", async () => {
  const visit = await aVisit(browser, "Grace");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  const ada = await aMember(family, img);
  // More than one account may register in an hour: the other 199 are made of the first on the way.
  const others = Array.from({ length: 199 }, (_, at) => ({ ID: `member-${at}-0000`, First: `Member ${at}` }));
  await page.route("**/api/members/all", async (route) => {
    const { Cursor } = route.request().postDataJSON() as { Cursor?: string };
    const response = await route.fetch({ postData: JSON.stringify({ UID: family.id }) });
    const { Members } = (await response.json()) as { Members: Record<string, unknown>[] };
    const all = [...Members, ...others.map((other) => ({ ...Members[0], ...other }))];
    const page = Cursor ? { Members: all.slice(100) } : { Members: all.slice(0, 100), NextCursor: "second" };
    await route.fulfill({ response, json: page });
  });
  await openMembers(visit);
  await page.reload();
  await button(page, "Show more").click();
  await page.getByText("Showing all 200 family members").waitFor();
  expect(await cards(page).count()).toBe(200);
  await page.getByRole("searchbox", { name: "Search by name" }).pressSequentially("member 198");
  await page.getByText("1 found", { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "Search by name" }).fill("ada");
  await openEdit(page, "Ada Okafor");
  await field(page, "Notes").fill("Found among many");
  await button(page, "Update Member info").click();
  await page.getByRole("dialog").getByRole("button", { name: "Update", exact: true }).click();
  await toast(page, "Member has been updated !").waitFor();
  await row(page, "Ada Okafor").getByText("Found among many").waitFor();
  expect(ada.Additional).toBeUndefined();
});

test("among sixty house holds one is found and assigned, and the thirty-first is refused with a reason", async () => {
  const visit = await aVisit(browser, "Noor");
  const { page, family, img } = visit;
  for (let at = 1; at < 60; at += 1) await aHousehold(family, `House ${at}`, `${at} Woodward Ave`);
  await aHousehold(family, "Grandma's cabin", "1 Campus Martius");
  const ada = await aPaidMember(family, img);
  const { HouseHolds } = await callApi<{ HouseHolds: Household[] }>(
    "POST",
    "/household/all",
    { UID: family.id, Limit: 100 },
    family,
  );
  for (const place of HouseHolds.slice(0, 29)) await assign(family, ada, place);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  const dialog = page.getByRole("dialog", { name: "House Hold Assignment for Ada Okafor" });
  const search = dialog.getByRole("searchbox", { name: "Search by name or address" });
  await search.fill("campus martius");
  await dialog.getByText("1 found", { exact: true }).waitFor();
  await look(page, "members-assign-many");
  await button(dialog, "Add to Grandma's cabin").click();
  await toast(page, "Member assigned to house hold !").waitFor();
  await search.fill("house 59");
  await button(dialog, "Add to House 59").click();
  await dialog.getByText("A member can be added to at most 30 house holds.").waitFor();
  await search.fill("");
  await look(page, "members-assign-sixty");
  await button(dialog, "Close").click();
  await row(page, "Ada Okafor").getByText("30 House Holds · 2 Recorded Conditions").waitFor();
});
