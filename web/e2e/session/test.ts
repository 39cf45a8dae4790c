import type { Page } from "playwright-core";
import { expect } from "vitest";
import { minutes } from "../support/clock.ts";
import { householdsOf } from "../support/family.ts";
import { button, field, fold, stateField, waitForText } from "../support/locators.ts";
import type { Resident } from "../support/resident.ts";
import { test as base } from "../support/test.ts";

export const test = base
  .extend("person", async ({ newPerson }) => {
    const person = await newPerson();
    await person.context.clock.install();
    return person;
  })
  /** Time alone does not sign out. */
  .extend(
    "remembered",
    ({ signedIn }) =>
      (FirstName: string) =>
        signedIn(FirstName, true),
  );

export const stillThere = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });
export const endingSoon = (page: Page) => page.getByRole("alertdialog", { name: "Your session ends soon" });

/** On the server. */
export const householdNames = async (resident: Resident): Promise<string[]> =>
  (await householdsOf(resident)).map(({ Name }) => Name);

/** As a reset on another device; the page does not know yet. */
export async function endElsewhere(page: Page): Promise<void> {
  await page.context().clearCookies();
  // The page's token has run out.
  await page.clock.fastForward(minutes(31));
}

export async function fillForm(page: Page): Promise<void> {
  await page.goto("/HouseHolds/Add");
  await field(page, "Street").fill("2 Woodward Ave");
  await field(page, "City").fill("Detroit");
  await stateField(page).selectOption("MI");
  await field(page, "Zip").fill("48226");
  await field(page, "House name").fill("Lake cabin");
  await fold(page, "What should crews know before they come in?").click();
  await field(page, "Description").fill("The blue house");
}

/** Up to the last press. */
export async function openConfirmation(page: Page): Promise<void> {
  await button(page, "Register House Hold").click();
  await page.getByLabel("The information below is legitimate").check();
}

/** Up to the last press. */
export async function fillConfirmation(page: Page): Promise<void> {
  await fillForm(page);
  await openConfirmation(page);
}

export const confirm = (page: Page) => button(page.getByRole("dialog"), "Register House Hold").click();

/** Once only. */
export async function expectSaved(page: Page, resident: Resident): Promise<void> {
  await waitForText(page, "New House Hold has been registered !");
  expect(await householdNames(resident)).toEqual(["Lake cabin"]);
}
