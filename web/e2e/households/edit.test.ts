import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import {
  aHousehold,
  aPaidMember,
  assign,
  changeHousehold,
  deleteHousehold,
  householdsOf,
  membersOf,
} from "../support/family.ts";
import { isFocused, untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, link, stateField, toast } from "../support/locators.ts";
import { waitingIn } from "../support/queue.ts";
import type { Resident } from "../support/resident.ts";
import { allow, refuse } from "../support/routes.ts";
import { staffToken } from "../support/staff.ts";
import { confirm, householdRow, leaving, openHousehold, openHouseholds, showMap, test } from "./test.ts";

const update = (page: Page) => page.getByRole("button", { name: "Update House Hold" });
const changes = (page: Page) => dialog(page, "Confirm your changes");
const note = { Description: "Blue door" };

async function save(page: Page): Promise<void> {
  await update(page).click();
  await confirm(page, "Upload Changes");
}

test("the address can be read but not changed; name and note are changed and stay so", async ({ atHome }) => {
  const { page, resident } = await atHome("Rosa", note);
  await openHousehold(page, "Home");
  expect(new URL(page.url()).pathname).toMatch(/^\/HouseHolds\/Edit\/[\w-]+$/);
  for (const [name, value] of Object.entries({ Street: "2 Woodward Ave", City: "Detroit", Zip: "48226" })) {
    expect(await field(page, name).isDisabled()).toBe(true);
    expect(await field(page, name).inputValue()).toBe(value);
  }
  expect(await stateField(page).isDisabled()).toBe(true);
  await page.getByRole("group", { name: "Address" }).getByText("The address cannot be changed").waitFor();
  await look(page, "households-edit");

  await field(page, "House name").fill(" O'Brien-Núñez 李小龙 🏡 ");
  await field(page, "Additional information").fill("");
  await update(page).click();
  await changes(page).getByText("2 Woodward Ave, Detroit, MI 48226").waitFor();
  await showMap(page);
  await changes(page)
    .getByRole("region", { name: /^Map of O'Brien/ })
    .waitFor();
  await button(changes(page), "Upload Changes").click();
  await toast(page, "Please Verify that the information below is legitimate").waitFor();
  await look(page, "households-edit-confirm");
  await confirm(page, "Upload Changes");
  await toast(page, "House Hold has been updated !").waitFor();
  await householdRow(page, "O'Brien-Núñez 李小龙 🏡").waitFor();
  const [saved] = await householdsOf(resident);
  expect(saved).toMatchObject({ Name: "O'Brien-Núñez 李小龙 🏡", Version: 2 });
  expect(saved).not.toHaveProperty("Description");
});

test("an empty name is asked for", async ({ atHome }) => {
  const { page } = await atHome("Ines", note);
  await openHousehold(page, "Home");
  await field(page, "House name").fill("");
  await update(page).click();
  await toast(page, "Please populate required fields").waitFor();
  expect(await changes(page).count()).toBe(0);
});

test("changes are given up after a question, and without changes there is none", async ({ atHome }) => {
  const { page, resident } = await atHome("Lena", note);
  await openHousehold(page, "Home");
  await link(page, "Cancel Changes").click();
  await heading(page, "Welcome, Lena").waitFor();
  await openHousehold(page, "Home");
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
  expect((await householdsOf(resident))[0]?.Name).toBe("Home");
});

test("the page can be opened by its address and reloaded", async ({ atHome }) => {
  const { page } = await atHome("Nora", note);
  await openHousehold(page, "Home");
  await page.reload();
  await heading(page, "Edit Home").waitFor();
  expect(await field(page, "Additional information").inputValue()).toBe("Blue door");
  expect(await page.title()).toContain("Edit Home");
});

test("when two browsers change the same household, no words are lost", async ({ newPerson, atHome }) => {
  const { page, resident } = await atHome("Tara", note);
  const { page: other } = await newPerson();
  await openHouseholds({ page: other, resident });
  for (const one of [page, other]) await openHousehold(one, "Home");
  await field(other, "House name").fill("Cabin");
  await field(other, "Additional information").fill("Red door");
  await save(other);
  await toast(other, "House Hold has been updated !").waitFor();

  await field(page, "House name").fill("Hut");
  await save(page);
  const sentence = "This record was changed elsewhere. Reload and try again.";
  await toast(page, sentence).waitFor();
  await page.getByRole("group", { name: sentence }).waitFor();
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
  expect((await householdsOf(resident))[0]).toMatchObject({
    Name: "Hut",
    Description: "Red door",
    Version: 3,
  });
});

test("the other side's words can be taken instead", async ({ atHome }) => {
  const { page, resident, home } = await atHome("Vera", note);
  await openHousehold(page, "Home");
  await changeHousehold(resident, home, { Name: "Cabin" });
  await field(page, "House name").fill("Hut");
  await save(page);
  await button(page, "Load the current version").click();
  await button(page, "House name: use the current version").click();
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await untilFocused(page.getByRole("group", { name: "What was changed elsewhere" }));
});

test("another family's household and an unknown one are calmly not found", async ({ atHome }) => {
  const { page } = await atHome("Kim");
  const { home: secret } = await atHome("Lou", { Name: "Secret" });
  for (const id of [secret.ID, "nothing-at-all", "%F0%9F%8F%A1"]) {
    await page.goto(`/HouseHolds/Edit/${id}`);
    await page.getByText("We could not find this house hold").waitFor();
    expect(await page.getByText("Secret").count()).toBe(0);
  }
  await look(page, "households-edit-missing");
  await link(page, "Go to your House Holds").click();
  await householdRow(page, "Home").waitFor();
});

test("a change that does not get through stays in its dialog and can be tried again", async ({ atHome }) => {
  const { page, resident } = await atHome("Olga");
  await openHousehold(page, "Home");
  await field(page, "House name").fill("Cabin");
  await refuse(page, "household", "UNAVAILABLE", "Something we depend on is not answering.");
  await save(page);
  await changes(page).getByText("Something we depend on is not answering.").waitFor();
  await allow(page, "household");
  await button(changes(page), "Upload Changes").click();
  await toast(page, "House Hold has been updated !").waitFor();
  expect((await householdsOf(resident))[0]?.Name).toBe("Cabin");
});

async function waitingFor(last: string): Promise<number> {
  const entries = await waitingIn("/listNewEntries", await staffToken());
  return entries.filter(({ Last }) => Last === last).length;
}

async function withAda(resident: Resident, img: string): Promise<void> {
  const home = await aHousehold(resident);
  await assign(resident, await aPaidMember(resident, img, { Last: resident.id.slice(0, 8) }), home);
}

test("a household is deleted after its members and the consequences are named, and its members stay", async ({
  atHouseholds,
}) => {
  const { page, resident } = await atHouseholds("Rosa", withAda);
  const last = resident.id.slice(0, 8);
  expect(await waitingFor(last)).toBe(1);
  await openHousehold(page, "Home");
  await button(page, "Delete this house hold").click();
  const question = dialog(page, "Delete Home?");
  for (const text of [
    `Assigned there: Ada ${last}. They stay among your family members`,
    "leave the list of the department in Detroit",
    "it is told “No longer at this address”",
    "It is your Primary Location.",
    "It is your last place.",
    "This cannot be undone.",
  ])
    await question.getByText(text).waitFor();
  await look(page, "households-delete");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await isFocused(button(page, "Delete this house hold"))).toBe(true);
  // Deleted text is no reason to ask.
  await field(page, "House name").fill("Cabin");
  await button(page, "Delete this house hold").click();
  await button(question, "Delete this house hold").click();
  await toast(page, "House Hold has been deleted !").waitFor();
  await page.getByText("No Registered House Holds").waitFor();
  expect(await householdsOf(resident)).toEqual([]);
  expect((await membersOf(resident)).map(({ First, HouseHolds }) => [First, HouseHolds])).toEqual([["Ada", []]]);
  expect(await waitingFor(last)).toBe(0);
});

test("a deletion that came too late says so and shows the household as it is now", async ({ atHome }) => {
  const { page, resident, home } = await atHome("Hana");
  await openHousehold(page, "Home");
  await changeHousehold(resident, home, { Name: "Cabin" });
  await button(page, "Delete this house hold").click();
  const question = page.getByRole("dialog");
  await button(question, "Delete this house hold").click();
  await question.getByText("This record was changed elsewhere. Reload and try again.").waitFor();
  await dialog(page, "Delete Cabin?").waitFor();
  await button(question, "Delete this house hold").click();
  await toast(page, "House Hold has been deleted !").waitFor();
  expect(await householdsOf(resident)).toEqual([]);
});

test("a household deleted in another browser is reported as gone, and typed text stays", async ({ atHome }) => {
  const { page, resident, home } = await atHome("Tess");
  await openHousehold(page, "Home");
  await deleteHousehold(resident, home);
  await field(page, "House name").fill("Cabin");
  await save(page);
  await untilFocused(page.getByRole("group", { name: "Home is not registered any more" }));
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await look(page, "households-edit-gone");
});
