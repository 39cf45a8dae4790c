import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aPaidMember, assign } from "../support/family.ts";
import { button, dialog, field, heading, link, seenText, stateField } from "../support/locators.ts";
import { signInAtHome } from "../support/signIn.ts";
import { householdRow, openHousehold, test } from "./test.ts";

const detroit = "Detroit takes part: Detroit responders read this.";
const wyandotte =
  "No department in Wyandotte takes part yet. We keep your record and hand it over on the day one joins.";
const wyandotteTyped =
  "No department in Wyandotte takes part yet. We will keep your record and hand it over on the day one joins.";
/** Not as announced. */
const said = (page: Page, sentence: string) => page.getByRole("main").getByText(sentence, { exact: true });

const riverHouse = { Name: "River house", City: "Wyandotte", Zip: "48192" };

test("with a covered and an uncovered household every screen says the truth of each", async ({ atHouseholds }) => {
  const { page } = await atHouseholds("Mina", async (resident, img) => {
    const [home, river] = [await aHousehold(resident), await aHousehold(resident, riverHouse)];
    const ada = await aPaidMember(resident, img);
    for (const household of [home, river]) await assign(resident, ada, household);
  });
  await householdRow(page, "Home").getByText(detroit, { exact: true }).waitFor();
  await householdRow(page, "River house").getByText(wyandotte, { exact: true }).waitFor();
  await look(page, "coverage-households");
  await openHousehold(page, "River house");
  await page.getByText(wyandotte, { exact: true }).waitFor();
  await page.goto("/Members");
  const badges = page.getByRole("list", { name: "House Holds" });
  await badges.getByText("Waiting for review in Detroit", { exact: true }).waitFor();
  await badges.getByText("Kept for you: no department in Wyandotte takes part yet", { exact: true }).waitFor();
  expect(await seenText(badges)).not.toMatch(/Waiting for review in Wyandotte/);
  await button(page, "Assign Ada Okafor").click();
  const places = dialog(page, /^House Hold Assignment for/);
  for (const sentence of [detroit, wyandotte]) await places.getByText(sentence, { exact: true }).waitFor();
  await look(page, "coverage-assign");
  await page.goto("/Overview");
  const listed = page.getByRole("list", { name: "Places on the map" });
  for (const sentence of [detroit, wyandotte]) await listed.getByText(sentence, { exact: true }).waitFor();
  await page.goto("/Profile?tab=3");
  await page.getByText(detroit, { exact: true }).waitFor();
  await look(page, "coverage-profile");
});

test("without a covered household no person is registered or paid for, and a way on is shown", async ({ newVisit }) => {
  const { page, resident } = await newVisit("Omar");
  await aHousehold(resident, riverHouse);
  await signInAtHome(page, resident);
  await page.goto("/Members/Add");
  const question = dialog(page, "Covered locations");
  await question.getByText("You must have at least 1 valid location for coverage", { exact: true }).waitFor();
  await question.getByText(wyandotte, { exact: true }).waitFor();
  await look(page, "coverage-gate");
  await link(question, "Add a House Hold").click();
  await heading(page, "New House Hold").waitFor();
  await stateField(page).selectOption("MI");
  await field(page, "City").fill("Detriot");
  await field(page, "Zip").focus();
  await button(page, "Detroit?").click();
  expect(await field(page, "City").inputValue()).toBe("Detroit");
  await said(page, detroit).waitFor();
  await look(page, "coverage-add");
  const check = async (City: string, Zip: string) => {
    await field(page, "Street").fill("12 Oak St");
    await field(page, "City").fill(City);
    await field(page, "Zip").fill(Zip);
    await field(page, "House name").fill("River house");
    await button(page, "Register House Hold").click();
    return page.getByRole("dialog");
  };
  const asked = await check("Wyandotte", "48192");
  await asked
    .getByText("No department reads this yet. Please check that the address is right.", { exact: true })
    .waitFor();
  expect(await seenText(asked)).not.toMatch(/Crews use/);
  await look(page, "coverage-check");
  await button(asked, "Cancel").click();
  await (await check("Detroit", "48226"))
    .getByText("Crews use this address. Please check that it is right.", { exact: true })
    .waitFor();
});

test("who registers without the lookup reads whether a department takes part at the address", async ({ newPerson }) => {
  const { page } = await newPerson();
  await page.goto("/Login");
  await link(page, "Create an account").click();
  await heading(page, "Create your account").waitFor();
  await stateField(page).selectOption("MI");
  await field(page, "City").fill("Wyandotte");
  expect(await page.getByText(/takes part/).count()).toBe(0);
  await field(page, "Zip").focus();
  await said(page, wyandotteTyped).waitFor();
  await look(page, "coverage-register");
  await field(page, "City").fill("");
  await field(page, "Zip").fill("48226");
  await stateField(page).focus();
  await said(page, detroit).waitFor();
});
