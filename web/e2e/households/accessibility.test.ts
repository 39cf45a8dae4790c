import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectReadable, setTextSize } from "../support/drawing/textSize.ts";
import { householdsOf } from "../support/family.ts";
import { tabThrough } from "../support/input/focus.ts";
import { button, field, heading, link, passwordField, sidebarLink, toast } from "../support/locators.ts";
import { onPhone } from "../support/person.ts";
import { householdRow, legitimate, openHousehold, register, test } from "./test.ts";

const press = (page: Page, keys: string) => page.keyboard.press(keys);

test("a household is added, changed and deleted with the keyboard alone", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Kay");
  await tabThrough(page, link(page, "Add a House Hold"));
  await press(page, "Enter");
  await heading(page, "New House Hold").waitFor();
  await tabThrough(page, field(page, "Street"));
  await page.keyboard.type("2 Woodward Ave");
  // Past the unit.
  await tabThrough(page, field(page, "City"));
  await page.keyboard.type("Detroit");
  await press(page, "Tab");
  await page.keyboard.type("Mich");
  await press(page, "Tab");
  await page.keyboard.type("48226");
  await press(page, "Tab");
  await page.keyboard.type("Home");
  await press(page, "Enter");
  await page.getByRole("dialog").waitFor();
  await tabThrough(page, legitimate(page));
  await press(page, "Space");
  await press(page, "Enter");
  await toast(page, "New House Hold has been registered !").waitFor();
  await householdRow(page, "Home").waitFor();
  expect((await householdsOf(resident))[0]).toMatchObject({ Street: "2 Woodward Ave", State: "MI" });

  const star = householdRow(page, "Home").getByText("Primary Location").locator("xpath=ancestor::*[@tabindex=0]");
  await tabThrough(page, star);
  await page.getByRole("tooltip", { name: "This is your registered Primary Location" }).waitFor();
  await tabThrough(page, link(page, "Edit Home"));
  await press(page, "Enter");
  await heading(page, "Edit Home").waitFor();
  await tabThrough(page, field(page, "House name"));
  await press(page, "End");
  await page.keyboard.type(" sweet home");
  await press(page, "Enter");
  await tabThrough(page, legitimate(page));
  await press(page, "Space");
  await tabThrough(page, button(page, "Upload Changes"));
  await press(page, "Enter");
  await toast(page, "House Hold has been updated !").waitFor();

  await tabThrough(page, link(page, "Edit Home sweet home"));
  await press(page, "Enter");
  await heading(page, "Edit Home sweet home").waitFor();
  await tabThrough(page, button(page, "Delete this house hold"));
  await press(page, "Enter");
  const question = page.getByRole("dialog");
  await tabThrough(page, button(question, "Delete this house hold"));
  await press(page, "Enter");
  await toast(page, "House Hold has been deleted !").waitFor();
  expect(await householdsOf(resident)).toEqual([]);
});

const longName = "Großmutter O'Brien-Núñez’ Ferienhaus am Straßenbahnhof 🏡";
const longNote = `Tür${"straßenbahnhaltestelle".repeat(6)} 李小龙`;

test.for([
  { what: "at 320 px", width: 320, height: 640, size: "100%" as const },
  { what: "with text of 200 % at a desk", width: 1280, height: 900, size: "200%" as const },
  { what: "with text of 200 % on a phone", width: 360, height: 740, size: "200%" as const },
])("nothing is cut off or runs over $what", async ({ width, height, size }, { atHome }) => {
  const { page } = await atHome("Bea", { Name: longName, Description: longNote });
  await page.setViewportSize({ width, height });
  const large = () => setTextSize(page, size);
  await large();
  await link(page, `Edit ${longName}`).waitFor();
  await expectReadable(page, "the list");
  await openHousehold(page, longName);
  await expectReadable(page, "the edit form");
  await field(page, "House name").fill("Home");
  await page.getByRole("button", { name: "Update House Hold" }).click();
  await page.getByRole("dialog").getByText("We know only the ZIP area of this address.").waitFor();
  await expectReadable(page, "the confirmation");
  await page.keyboard.press("Escape");
  await field(page, "House name").fill(longName);
  await button(page, "Delete this house hold").click();
  await page.getByRole("dialog").waitFor();
  await expectReadable(page, "the deletion");
  await page.goto("/Overview");
  await large();
  await page.getByRole("list", { name: "Places on the map" }).waitFor();
  await expectReadable(page, "the overview");
});

test("on a phone the table reads as cards, and a tap on the star says its meaning", async ({ atHome, newPerson }) => {
  const visit = await atHome("Tia");
  const { page } = await newPerson({ ...onPhone, storageState: await visit.context.storageState() });
  await page.goto("/Login");
  await field(page, "Email").fill(visit.resident.Email);
  await passwordField(page, "Password").fill(visit.resident.Password);
  await button(page, "Sign in").tap();
  await heading(page, /^Welcome back/).waitFor();
  await page.goto("/HouseHolds");
  const card = page.getByRole("list", { name: "Your house holds" }).getByRole("listitem");
  await card.getByRole("heading", { name: /^Home/ }).waitFor();
  for (const label of ["Address", "Members", "Create Date"]) await card.getByText(label, { exact: true }).waitFor();
  await card.getByText("Primary Location").tap();
  await page.getByRole("tooltip", { name: "This is your registered Primary Location" }).waitFor();
  await link(page, "Edit Home").tap();
  await heading(page, "Edit Home").waitFor();
});

test("the warning beside Locations goes with the first primary residence", async ({ atHouseholds }) => {
  const { page } = await atHouseholds("Wilma");
  await sidebarLink(page, "Locations").getByText("(no primary location yet)").waitFor({ state: "attached" });
  await link(page, "Register my primary residence").click();
  await field(page, "House name").fill("Home");
  await register(page);
  await toast(page, "New House Hold has been registered !").waitFor();
  expect(await sidebarLink(page, "Locations").getByText("(no primary location yet)").count()).toBe(0);
});
