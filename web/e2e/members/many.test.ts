import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aMember, aPaidMember, assign, householdsOf } from "../support/family.ts";
import { button, field, toast } from "../support/locators.ts";
import { memberRow, openEdit, openMembers } from "../support/members.ts";
import type { Resident } from "../support/resident.ts";
import { assignment, test, update } from "./test.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Family members" }).getByRole("article");

/** An account's most in an hour. */
async function registerMany(resident: Resident, img: string): Promise<void> {
  for (let at = 1; at < 60; at += 1) await aMember(resident, img, { First: `Member ${at}`, Medical: {} });
  await aMember(resident, img, { First: "Zoë 🦊", Last: "O'Brien-Núñez" });
}

/** An account's hundred otherwise. */
async function pagesOf(page: Page, Limit: number): Promise<void> {
  await page.route("**/api/members/all", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), Limit }) }),
  );
}

test("a large family comes page by page, and a search by name looks through all of it", async ({ newFamily }) => {
  const visit = await newFamily("Rosa");
  const { page, resident, img } = visit;
  await registerMany(resident, img);
  await pagesOf(page, 25);
  await openMembers(visit);
  // The overview has loaded all members.
  await page.reload();
  await page.getByText("Showing the first 25 family members").waitFor();
  await button(page, "Show more").click();
  await page.getByText("Showing the first 50 family members").waitFor();
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.fill("brien nunez");
  await page.getByText("1 found", { exact: true }).waitFor();
  await memberRow(page, "Zoë 🦊 O'Brien-Núñez").waitFor();
  expect(await cards(page).count()).toBe(1);
  await look(page, "members-search");
  await search.fill("nobody");
  await page.getByText("No family member is called “nobody”.").waitFor();
  await search.fill("");
  await memberRow(page, "Member 1 Okafor").waitFor();
  expect(await cards(page).count()).toBe(60);
});

test("the edit form of a member on a later page opens by its address", async ({ newFamily }) => {
  const visit = await newFamily("Omar");
  const { page, resident, img } = visit;
  for (const First of ["Ada", "Ben"]) await aMember(resident, img, { First });
  const cleo = await aMember(resident, img, { First: "Cleo" });
  await pagesOf(page, 1);
  await openMembers(visit);
  await page.goto(`/Members/Edit/${cleo.ID}`);
  await page.getByRole("heading", { name: "Edit Cleo Okafor" }).waitFor();
});

test("two hundred members can be worked with", async ({ newFamily }) => {
  const visit = await newFamily("Grace");
  const { page, resident, img } = visit;
  const ada = await aMember(resident, img);
  // Too many to register in an hour.
  const others = Array.from({ length: 199 }, (_, at) => ({ ID: `member-${at}-0000`, First: `Member ${at}` }));
  await page.route("**/api/members/all", async (route) => {
    const { Cursor } = route.request().postDataJSON() as { Cursor?: string };
    const response = await route.fetch({ postData: JSON.stringify({ UID: resident.id }) });
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
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  await memberRow(page, "Ada Okafor").getByText("Found among many").waitFor();
  expect(ada.Additional).toBeUndefined();
});

test("among sixty house holds one is found and assigned, and the thirteenth is refused with a reason", async ({
  newVisit,
}) => {
  const visit = await newVisit("Noor");
  const { page, resident, img } = visit;
  for (let at = 1; at < 60; at += 1) await aHousehold(resident, { Name: `House ${at}`, Street: `${at} Woodward Ave` });
  await aHousehold(resident, { Name: "Grandma's cabin", Street: "1 Campus Martius" });
  const ada = await aPaidMember(resident, img);
  const households = await householdsOf(resident);
  for (const household of households.slice(0, 11)) await assign(resident, ada, household);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  const places = assignment(page);
  const search = places.getByRole("searchbox", { name: "Search by name or address" });
  await search.fill("campus martius");
  await places.getByText("1 found", { exact: true }).waitFor();
  await look(page, "members-assign-many");
  await button(places, "Add to Grandma's cabin").click();
  await toast(page, "Member assigned to house hold !").waitFor();
  await search.fill("house 59");
  await button(places, "Add to House 59").click();
  await places.getByText("A member can be added to at most 12 house holds.").waitFor();
  await search.fill("");
  await look(page, "members-assign-sixty");
  await button(places, "Close").click();
  await memberRow(page, "Ada Okafor").getByText("12 House Holds · 2 Recorded Conditions").waitFor();
});
