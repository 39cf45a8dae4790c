import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { button, dialog, field, heading, link, passwordField, sidebarLink, stateField } from "../support/locators.ts";
import { expectToast } from "../support/messages.ts";
import { ownAddress } from "../support/person.ts";
import { homeAddress } from "../support/resident.ts";
import { loseAnswer, recordCalls } from "../support/routes.ts";
import { step } from "../support/wizard.ts";
import { test } from "./test.ts";

const added = "New House Hold has been registered !";

const homeBox = (page: Page) =>
  page.getByLabel("This is my home: add it to my locations. The information above is legitimate.");

/** With the box ticked. */
async function register(page: Page, { Street, City, State, Zip } = homeAddress): Promise<void> {
  await page.goto("/Register");
  await field(page, "First name").fill("Rosa");
  await field(page, "Last name").fill("Moreau");
  await field(page, "Email").fill(`${randomUUID()}@example.org`);
  for (const label of ["Password", "Confirm"]) await passwordField(page, label).fill("Walnut2026x");
  await field(page, "Street address").fill(Street);
  await field(page, "City").fill(City);
  await stateField(page).selectOption(State);
  await field(page, "Zip").fill(Zip);
  expect(await homeBox(page).isChecked()).toBe(false);
  await homeBox(page).check();
  await look(page, "register-home");
  await button(page, "Create Account").click();
}

const rows = (page: Page) => page.getByRole("row").filter({ hasText: homeAddress.Street });

test("whoever ticks the address as home has it registered with the account, and goes on with the people", async ({
  newPerson,
}) => {
  const { page } = await newPerson(ownAddress());
  await register(page);
  await expectToast(page, added);
  await step(page, 1, "Important information");
  expect(new URL(page.url()).pathname).toBe("/Members/Add");
  await button(page, "Cancel").click();
  await heading(page, "Welcome, Rosa").waitFor();
  expect(new URL(page.url()).pathname).toBe("/Members");
  await sidebarLink(page, "Overview").click();
  await page.getByText("My home · Done").waitFor();
  await link(page, "Register a person").waitFor();
});

test("a home that is refused leaves the account, says why, and can be added as usual", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await register(page, { ...homeAddress, Zip: "90210" });
  await heading(page, "Welcome back, Rosa").waitFor();
  await expectToast(
    page,
    [
      "Your account is ready, but your home is not added yet.",
      "This street, city, state and zip do not seem to belong together. Please check the address.",
      "Add it with “Add my home” on the overview, or under Locations.",
    ].join(" "),
    10_000,
  );
  await look(page, "register-home-refused");
  await button(page, "Add my home").click();
  await dialog(page, "Add my home").waitFor();
});

test("a home whose answer is lost is registered once", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  const calls = recordCalls(page);
  await loseAnswer(page, "household");
  await register(page);
  await step(page, 1, "Important information");
  expect(calls.filter((path) => path === "/household")).toHaveLength(2);
  await sidebarLink(page, "Locations").click();
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(1);
});

test("a home that cannot be sent is told so, and the first step adds it", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await page.route("**/api/household", (route) => route.abort(), { times: 2 });
  await register(page);
  await heading(page, "Welcome back, Rosa").waitFor();
  await page
    .locator("#toasts")
    .getByText(/^Your account is ready, but your home is not added yet\. We could/)
    .waitFor();
  await button(page, "Add my home").click();
  const question = dialog(page, "Add my home");
  await question.getByLabel("The information below is legitimate").check();
  await button(question, "Add my home").click();
  await expectToast(page, added);
  await link(page, "Register a person").waitFor();
});

test("where no department takes part the overview says so instead", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await register(page, { Street: "12 Shelden Ave", City: "Houghton", State: "MI", Zip: "49931" });
  await heading(page, "Welcome back, Rosa").waitFor();
  await expectToast(page, added);
  await page.getByText(/^No department in Houghton takes part yet\..+ add a place where one takes part\.$/).waitFor();
});
