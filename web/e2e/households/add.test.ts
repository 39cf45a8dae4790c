import type { Page } from "playwright-core";
import { expect } from "vitest";
import { mailOnly } from "#shared/fields/address.ts";
import { look } from "../support/drawing/look.ts";
import { householdsOf } from "../support/family.ts";
import { isFocused } from "../support/input/focus.ts";
import {
  button,
  dialog,
  field,
  heading,
  link,
  problemSummary,
  seenText,
  sidebarLink,
  stateField,
  toast,
} from "../support/locators.ts";
import { allow, hold, loseAnswer, refusal } from "../support/routes.ts";
import { confirm, fillNote, householdRow, leaving, legitimate, register, showMap, table, test } from "./test.ts";

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (name === "State") await stateField(page).selectOption(value);
    else await fillNote(page, name, value);
}

/** By the form's labels. */
const crewFacts = { Unit: "Lot 7", Pets: "Two dogs", "Door and gate": "4711 #" };

const annArbor = { Street: "12 Saint Clair Ave", City: "Ann Arbor", State: "MI", Zip: "48104-1234" };

test("a resident without a household is led to registering the primary residence", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Rosa");
  await page.getByText("No Registered House Holds").waitFor();
  await page.getByText("No primary residence detected").waitFor();
  await page.getByText("Your primary residence is 2 Woodward Ave, Detroit, MI 48226.").waitFor();
  await look(page, "households-empty");
  await link(page, "Register my primary residence").click();
  await heading(page, "New House Hold").waitFor();
  expect(new URL(page.url()).pathname).toBe("/HouseHolds/Add");
  expect(await field(page, "Street").inputValue()).toBe("2 Woodward Ave");
  expect(await stateField(page).inputValue()).toBe("MI");
  await field(page, "House name").fill("Home");
  await register(page);
  await toast(page, "New House Hold has been registered !").waitFor();
  await heading(page, "Welcome, Rosa").waitFor();
  const home = householdRow(page, "Home");
  expect(await seenText(home)).toContain("None");
  await home.getByText("Primary Location").hover();
  await page.getByRole("tooltip", { name: "This is your registered Primary Location" }).waitFor();
  expect(await page.getByText("No primary residence detected").count()).toBe(0);
  expect((await householdsOf(resident)).map(({ isPrime }) => isPrime)).toEqual([true]);
});

test("a second household is added, with any letters in its name and description", async ({ atHome }) => {
  const { page, resident } = await atHome("小龙");
  await heading(page, "Welcome, 小龙").waitFor();
  expect(await table(page).getByRole("columnheader").allTextContents()).toEqual([
    "Name",
    "Address",
    "Members",
    "Create Date",
    "Edit",
  ]);
  await link(page, "Add a House Hold").click();
  const Name = "O'Brien-Núñez 李小龙 🏡";
  const Description = `${"Blue door\n".repeat(14)}👩‍🚒🏠 okayy`;
  expect([...Description]).toHaveLength(150);
  await fill(page, { ...annArbor, "House name": Name, Description, ...crewFacts });
  await page.getByText("0 of 150 characters left", { exact: true }).waitFor();
  await look(page, "households-add");
  await button(page, "Register House Hold").click();
  const question = dialog(page, "Confirm your new House Hold");
  for (const text of [Name, "12 Saint Clair Ave, Ann Arbor, MI 48104-1234", ...Object.values(crewFacts)])
    await question.getByText(text, { exact: true }).waitFor();
  await question.getByText("We know only the ZIP area of this address.").waitFor();
  // The middle of a ZIP area is no house.
  expect(await question.getByRole("region", { name: `Map of ${Name}` }).count()).toBe(0);
  await look(page, "households-add-zip");
  await showMap(page);
  await question.getByRole("region", { name: `Map of ${Name}` }).waitFor();
  await look(page, "households-add-confirm");
  await confirm(page, "Register House Hold");
  await toast(page, "New House Hold has been registered !").waitFor();
  const row = householdRow(page, Name);
  for (const text of ["Ann Arbor, MI 48104-1234", "Unit: Lot 7", "Pets: Two dogs"]) await row.getByText(text).waitFor();
  expect(await row.getByText("4711").count()).toBe(0);
  expect((await householdsOf(resident))[1]).toMatchObject({
    Name,
    Description,
    ...annArbor,
    isPrime: false,
    Unit: "Lot 7",
    Pets: "Two dogs",
    Entry: "4711 #",
  });
  await look(page, "households-two");
});

test("missing and wrong values are named, letter for letter, and nothing is lost", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Ines");
  await link(page, "Add a House Hold").click();
  await button(page, "Register House Hold").click();
  await toast(page, "Please populate required fields").waitFor();
  await problemSummary(page).getByText("Please populate required fields").first().waitFor();
  expect(await isFocused(problemSummary(page))).toBe(true);
  await look(page, "households-add-refused");
  await fill(page, { ...annArbor, Zip: "4810", "House name": "   ", Description: "x".repeat(151) });
  await button(page, "Register House Hold").click();
  await page.getByText("150 characters Max, 1 too many").waitFor();
  const links = await problemSummary(page).getByRole("link").allTextContents();
  expect(links).toEqual([
    "Zip: Please enter a valid Zip code",
    "House name: Please populate required fields",
    "Description: 150 characters Max",
  ]);
  await fill(page, { Zip: "48104", "House name": "Cabin", Description: "" });
  await button(page, "Register House Hold").click();
  const question = page.getByRole("dialog");
  await button(question, "Register House Hold").click();
  await toast(page, "Please Verify that the information below is legitimate").waitFor();
  await problemSummary(page).getByText("Please Verify that the information below is legitimate").waitFor();
  await look(page, "households-add-unconfirmed");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  expect(await householdsOf(resident)).toEqual([]);
});

test("an address that contradicts itself is refused before it is saved, and can be corrected", async ({
  atHouseholds,
}) => {
  const { page, resident } = await atHouseholds("Mara");
  await link(page, "Add a House Hold").click();
  await fill(page, { ...annArbor, Zip: "43215", "House name": "Cabin" });
  await button(page, "Register House Hold").click();
  const question = page.getByRole("dialog");
  const sentence = "This street, city, state and zip do not seem to belong together. Please check the address.";
  await question.getByText(sentence).waitFor();
  await confirm(page, "Register House Hold");
  await problemSummary(page).getByText(sentence).waitFor();
  await button(question, "Cancel").click();
  await field(page, "Zip").fill("48104");
  await register(page);
  await toast(page, "New House Hold has been registered !").waitFor();
  expect((await householdsOf(resident)).map(({ Zip }) => Zip)).toEqual(["48104"]);
});

test.for([
  { Street: "PSC 3 Box 1", City: "APO", State: "AE", Zip: "09021" },
  { Street: "Unit 2050", City: "FPO", State: "AP", Zip: "96278-2050" },
  { Street: "100 Calle San Francisco", City: "San Juan", State: "PR", Zip: "00901" },
])("an address of $State that no map knows is saved and marked as unverified", async (address, { atHouseholds }) => {
  const { page, resident } = await atHouseholds("Ada");
  await link(page, "Add a House Hold").click();
  await fill(page, { ...address, "House name": "Far away" });
  await button(page, "Register House Hold").click();
  await page
    .getByRole("dialog")
    .getByText("We could not find this address on the map. You can still save it.")
    .waitFor();
  await confirm(page, "Register House Hold");
  await householdRow(page, "Far away").getByText("position not verified").waitFor();
  await page.getByText("1 place is not on the map: its position is not verified.").waitFor();
  expect(await householdsOf(resident)).toMatchObject([address]);
  if (address.State === "AE") await look(page, "households-unverified");
});

test("a mailbox is no home, and a house number that may be missing is asked about before and at the confirmation", async ({
  atHome,
}) => {
  const { page, resident } = await atHome("Ida");
  await link(page, "Add a House Hold").click();
  await fill(page, { ...annArbor, Street: "PO Box 12", "House name": "Cabin" });
  await button(page, "Register House Hold").click();
  await problemSummary(page).getByText(mailOnly).waitFor();
  await look(page, "households-mailbox");
  await field(page, "Street").fill("8 Mile Rd");
  await field(page, "House name").focus();
  const question = "Is the house number missing in “8 Mile Rd”?";
  await page.getByText(question).waitFor();
  await look(page, "households-without-number");
  await field(page, "Street").fill("20400 W 8 Mile Rd");
  await field(page, "House name").focus();
  await page.getByText(question).waitFor({ state: "detached" });
  await field(page, "Street").fill("8 Mile Rd");
  await button(page, "Register House Hold").click();
  await dialog(page, "Confirm your new House Hold").getByText(question).waitFor();
  await look(page, "households-without-number-confirm");
  await confirm(page, "Register House Hold");
  await toast(page, "New House Hold has been registered !").waitFor();
  expect((await householdsOf(resident)).map(({ Street }) => Street)).toContain("8 Mile Rd");
});

test("the primary address is copied at a press, and read out", async ({ atHome }) => {
  const { page } = await atHome("Dora", { Street: "9 Other St" });
  await link(page, "Add a House Hold").click();
  expect(await field(page, "Street").inputValue()).toBe("");
  await button(page, "Copy my primary residence address").click();
  expect(await field(page, "Street").inputValue()).toBe("2 Woodward Ave");
  expect(await field(page, "Zip").inputValue()).toBe("48226");
  await page.getByText("Primary residence address copied: 2 Woodward Ave, Detroit, MI 48226").waitFor();
});

test("an untouched form is left at once, a touched one after a question", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Lena");
  const cancel = link(page, "Cancel New House Registration");
  await link(page, "Add a House Hold").click();
  await cancel.click();
  await heading(page, "Welcome, Lena").waitFor();
  await link(page, "Add a House Hold").click();
  await field(page, "House name").fill("Cabin");
  const ways = [
    () => cancel.click(),
    () => sidebarLink(page, "Overview").click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await button(leaving(page), "Keep editing").click();
    await leaving(page).waitFor({ state: "hidden" });
    expect(await field(page, "House name").inputValue()).toBe("Cabin");
  }
  let asked = 0;
  page.once("dialog", (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  await cancel.click();
  await look(page, "households-add-leave");
  await button(leaving(page), "Leave").click();
  await heading(page, "Welcome, Lena").waitFor();
  expect(await householdsOf(resident)).toEqual([]);
});

test("a save whose answer is lost says so, and the next press does not save it again", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Olga");
  await link(page, "Add a House Hold").click();
  await fill(page, { ...annArbor, "House name": "Cabin" });
  await button(page, "Register House Hold").click();
  await loseAnswer(page, "household");
  await confirm(page, "Register House Hold");
  await problemSummary(page)
    .getByText(/We could not reach Beforehand/)
    .waitFor();
  expect(await legitimate(page).isChecked()).toBe(true);
  await button(page.getByRole("dialog"), "Register House Hold").dblclick();
  await toast(page, "New House Hold has been registered !").waitFor();
  expect(await householdsOf(resident)).toHaveLength(1);
});

test("a list says that it is loading, and after a failure it can be loaded again", async ({ atHome }) => {
  const { page } = await atHome("Iris");
  const refused = refusal("NOT_ALLOWED", "You are not allowed to do that.");
  const answer = await hold(page, "household/all", (route) => route.fulfill(refused));
  await page.reload();
  await page.getByRole("progressbar", { name: "Loading house holds" }).waitFor();
  answer();
  await page.getByRole("main").getByText("You are not allowed to do that.").waitFor();
  await look(page, "households-failed");
  await allow(page, "household/all");
  await button(page, "Try again").click();
  await householdRow(page, "Home").waitFor();
});
