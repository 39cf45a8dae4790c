import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { aPaidMember, assign, callApi, type Family, membersOf } from "../support/family.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { button, field, heading, toast } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import {
  aPlace,
  atPlaces,
  changePlace,
  confirm,
  leaving,
  link,
  openPlace,
  openPlaces,
  placeRow,
  placesOf,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const update = (page: Page) => page.getByRole("button", { name: "Update House Hold" });
const changes = (page: Page) => page.getByRole("dialog", { name: "Confirm your changes" });
const note = { Description: "Blue door" };

async function save(page: Page): Promise<void> {
  await update(page).click();
  await confirm(page, "Upload Changes");
}

test("the address stands still and can be read; name and note are changed and are there again", async () => {
  const { page, family, problems } = await atPlaces(browser, "Rosa", (one) => aPlace(one, note));
  await openPlace(page, "Home");
  expect(new URL(page.url()).pathname).toMatch(/^\/HouseHolds\/Edit\/[\w-]+$/);
  for (const [name, value] of Object.entries({ Street: "2 Woodward Ave", City: "Detroit", Zip: "48226" })) {
    expect(await field(page, name).isDisabled()).toBe(true);
    expect(await field(page, name).inputValue()).toBe(value);
  }
  expect(await page.getByRole("combobox", { name: "State" }).isDisabled()).toBe(true);
  await page.getByRole("group", { name: "Address" }).getByText("The address cannot be changed").waitFor();
  expect(await update(page).getAttribute("aria-disabled")).toBe("true");
  await page.getByText("Nothing has changed yet.").waitFor();
  await look(page, "households-edit");

  await field(page, "House name").fill(" O'Brien-Núñez 李小龙 🏡 ");
  await field(page, "Additional information").fill("");
  await update(page).click();
  await changes(page).getByText("2 Woodward Ave, Detroit, MI 48226").waitFor();
  await changes(page)
    .getByRole("region", { name: /^Map of O'Brien/ })
    .waitFor();
  await button(changes(page), "Upload Changes").click();
  await toast(page, "Please Verify that the information below is legitimate").waitFor();
  await look(page, "households-edit-confirm");
  await confirm(page, "Upload Changes");
  await toast(page, "House Hold has been updated !").waitFor();
  await placeRow(page, "O'Brien-Núñez 李小龙 🏡").waitFor();
  const [saved] = await placesOf(family);
  expect(saved).toMatchObject({ Name: "O'Brien-Núñez 李小龙 🏡", Version: 2 });
  expect(saved).not.toHaveProperty("Description");
  expect(problems).toEqual([]);
});

test("an empty name is asked for", async () => {
  const { page } = await atPlaces(browser, "Ines", (one) => aPlace(one, note));
  await openPlace(page, "Home");
  await field(page, "House name").fill("");
  await update(page).click();
  await toast(page, "Please populate required fields").waitFor();
  expect(await changes(page).count()).toBe(0);
});

test("changes are given up after a question, and without changes there is none", async () => {
  const { page, family } = await atPlaces(browser, "Lena", (one) => aPlace(one, note));
  await openPlace(page, "Home");
  await link(page, "Cancel Changes").click();
  await heading(page, "Welcome, Lena").waitFor();
  await openPlace(page, "Home");
  await field(page, "House name").fill("Cabin");
  await update(page).click();
  await button(changes(page), "Cancel").click();
  await changes(page).waitFor({ state: "hidden" });
  await link(page, "Cancel Changes").click();
  await button(leaving(page), "Keep editing").click();
  await leaving(page).waitFor({ state: "hidden" });
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await link(page, "Cancel Changes").click();
  await button(leaving(page), "Leave").click();
  await heading(page, "Welcome, Lena").waitFor();
  expect((await placesOf(family))[0]?.Name).toBe("Home");
});

test("the page can be opened by its address and reloaded", async () => {
  const { page } = await atPlaces(browser, "Nora", (one) => aPlace(one, note));
  await openPlace(page, "Home");
  await page.reload();
  await heading(page, "Edit Home").waitFor();
  expect(await field(page, "Additional information").inputValue()).toBe("Blue door");
  expect(await page.title()).toContain("Edit Home");
});

test("when two browsers change the same place, nobody's words are lost", async () => {
  const visit = await atPlaces(browser, "Tara", (one) => aPlace(one, note));
  const { page, family } = visit;
  const other = await newPerson(browser);
  await openPlaces({ page: other.page, family });
  for (const one of [page, other.page]) await openPlace(one, "Home");
  await field(other.page, "House name").fill("Cabin");
  await field(other.page, "Additional information").fill("Red door");
  await save(other.page);
  await toast(other.page, "House Hold has been updated !").waitFor();

  await field(page, "House name").fill("Hut");
  await save(page);
  const refusal = "This record was changed elsewhere. Reload and try again.";
  await toast(page, refusal).waitFor();
  await page.getByRole("group", { name: refusal }).waitFor();
  expect(await field(page, "House name").inputValue()).toBe("Hut");
  await look(page, "households-edit-conflict");
  await button(page, "Load the current version").click();
  const news = page.getByRole("group", { name: "What was changed elsewhere" });
  await news.getByText("Was Home, now Cabin").waitFor();
  await news.getByText("You typed Hut").waitFor();
  await news.getByText("Was Blue door, now Red door").waitFor();
  expect(await field(page, "House name").inputValue()).toBe("Hut");
  expect(await field(page, "Additional information").inputValue()).toBe("Red door");
  await look(page, "households-edit-news");
  await save(page);
  await toast(page, "House Hold has been updated !").waitFor();
  expect((await placesOf(family))[0]).toMatchObject({ Name: "Hut", Description: "Red door", Version: 3 });
});

test("the other side's words can be taken instead", async () => {
  const { page, family } = await atPlaces(browser, "Vera", (one) => aPlace(one, note));
  await openPlace(page, "Home");
  await changePlace(family, (await placesOf(family))[0] as Household, { Name: "Cabin" });
  await field(page, "House name").fill("Hut");
  await save(page);
  await button(page, "Load the current version").click();
  await button(page, "House name: use the current version").click();
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await untilFocused(page.getByRole("group", { name: "What was changed elsewhere" }));
  expect(await update(page).getAttribute("aria-disabled")).toBe("true");
});

test("another family's place, and one that never was, are not found, calmly", async () => {
  const { page } = await atPlaces(browser, "Kim", (one) => aPlace(one, {}));
  const other = await atPlaces(browser, "Lou", (one) => aPlace(one, { Name: "Secret" }));
  const [secret] = await placesOf(other.family);
  for (const id of [secret?.ID, "nothing-at-all", "%F0%9F%8F%A1"]) {
    await page.goto(`/HouseHolds/Edit/${id}`);
    await page.getByText("We could not find this house hold").waitFor();
    expect(await page.getByText("Secret").count()).toBe(0);
  }
  await look(page, "households-edit-missing");
  await link(page, "Go to your House Holds").click();
  await placeRow(page, "Home").waitFor();
});

test("a change that does not get through stays in its dialog and can be tried again", async () => {
  const { page, family } = await atPlaces(browser, "Olga", (one) => aPlace(one, {}));
  await openPlace(page, "Home");
  await field(page, "House name").fill("Cabin");
  await page.route("**/api/household", (route) =>
    route.fulfill({
      status: 503,
      json: { Message: "Something we depend on is not answering.", RequestId: "r" },
    }),
  );
  await save(page);
  await changes(page).getByText("Something we depend on is not answering.").waitFor();
  await page.unroute("**/api/household");
  await button(changes(page), "Upload Changes").click();
  await toast(page, "House Hold has been updated !").waitFor();
  expect((await placesOf(family))[0]?.Name).toBe("Cabin");
});

/** How many entries wait in the queue of Detroit for a family's member. */
async function waitingFor(last: string): Promise<number> {
  const moderator = inject("staff").find(({ Role, City }) => Role === "MOD" && City === "Detroit");
  const { Email, Password } = moderator ?? {};
  const { JWT: token } = await callApi<{ JWT: string }>("POST", "/account/login", { Email, Password });
  const { entries } = await callApi<{ entries: { Last: string }[] }>(
    "POST",
    "/listNewEntries",
    {},
    { token },
  );
  return entries.filter(({ Last }) => Last === last).length;
}

async function withAda(family: Family, img: string): Promise<void> {
  const home = await aPlace(family, {});
  await assign(family, await aPaidMember(family, img, { Last: family.id.slice(0, 8) }), home);
}

test("a place is deleted after it was said who lives there and what follows, and its people stay", async () => {
  const { page, family, problems } = await atPlaces(browser, "Rosa", withAda);
  const last = family.id.slice(0, 8);
  expect(await waitingFor(last)).toBe(1);
  await openPlace(page, "Home");
  await button(page, "Delete this house hold").click();
  const dialog = page.getByRole("dialog", { name: "Delete Home?" });
  for (const text of [
    `Assigned there: Ada ${last}. They stay among your family members`,
    "leave the list of the department in Detroit",
    "it is told “No longer at this address”",
    "It is your Primary Location.",
    "It is your last place.",
    "This cannot be undone.",
  ])
    await dialog.getByText(text).waitFor();
  await look(page, "households-delete");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await button(page, "Delete this house hold").evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  // What was typed and is deleted with the place is no reason to ask.
  await field(page, "House name").fill("Cabin");
  await button(page, "Delete this house hold").click();
  await button(dialog, "Delete this house hold").click();
  await toast(page, "House Hold has been deleted !").waitFor();
  await page.getByText("No Registered House Holds").waitFor();
  expect(await placesOf(family)).toEqual([]);
  expect((await membersOf(family)).map(({ First, HouseHolds }) => [First, HouseHolds])).toEqual([
    ["Ada", []],
  ]);
  expect(await waitingFor(last)).toBe(0);
  expect(problems).toEqual([]);
});

test("a deletion that came too late says so and shows the place as it is", async () => {
  const { page, family } = await atPlaces(browser, "Hana", (one) => aPlace(one, {}));
  await openPlace(page, "Home");
  await changePlace(family, (await placesOf(family))[0] as Household, { Name: "Cabin" });
  await button(page, "Delete this house hold").click();
  const dialog = page.getByRole("dialog");
  await button(dialog, "Delete this house hold").click();
  await dialog.getByText("This record was changed elsewhere. Reload and try again.").waitFor();
  await page.getByRole("dialog", { name: "Delete Cabin?" }).waitFor();
  await button(dialog, "Delete this house hold").click();
  await toast(page, "House Hold has been deleted !").waitFor();
  expect(await placesOf(family)).toEqual([]);
});

test("a place that was deleted in another browser is said to be gone, and what was typed stays", async () => {
  const { page, family } = await atPlaces(browser, "Tess", (one) => aPlace(one, {}));
  await openPlace(page, "Home");
  const [home] = await placesOf(family);
  await callApi("DELETE", "/household", { UID: family.id, ID: home?.ID }, family);
  await field(page, "House name").fill("Cabin");
  await save(page);
  await page.getByRole("group", { name: "Home is not registered any more" }).waitFor();
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await look(page, "households-edit-gone");
});
