import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fillCard, finishCheckout, openCheckout } from "../support/checkout.ts";
import { minutes } from "../support/clock.ts";
import { aHousehold } from "../support/family.ts";
import { field, waitForText } from "../support/locators.ts";
import { memberRow } from "../support/members.ts";
import { ended, signInAgain } from "../support/signIn.ts";
import { acceptWaiver, choosePlan, fillPerson, next } from "../support/wizard.ts";
import { test as sessionTest } from "./test.ts";

async function goToCheckout(page: Page): Promise<Page> {
  await next(page).click();
  await next(page).click();
  await choosePlan(page, "Yearly: $40.00 each year");
  return openCheckout(page, "$40.00");
}

/** The second step, filled in. */
const test = sessionTest.extend("inWizard", ({ signedIn }) => async (FirstName: string) => {
  const person = await signedIn(FirstName);
  await aHousehold(person.resident);
  await person.page.goto("/Members/Add");
  await acceptWaiver(person.page);
  await fillPerson(person.page);
  return person;
});

async function expectOneMember(page: Page): Promise<void> {
  await waitForText(page, "New Member had been registered !");
  await page.getByText("Payment  : Completed").waitFor();
  expect(await memberRow(page, "Ada Okafor").count()).toBe(1);
}

test("the wizard's second step, its photo included, is there again and registers one member", async ({ inWizard }) => {
  const { page, resident } = await inWizard("Wanda");
  const photo = page.getByRole("img", { name: "The chosen photo" });
  const before = await photo.getAttribute("src");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  expect(await page.title()).toContain("Your session has ended");
  await signInAgain(page, resident);
  expect(await photo.getAttribute("src")).toBe(before);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.title()).toContain("Step 2 of 5");
  expect(await field(page, "Weight").inputValue()).toBe("88");
  expect(await page.getByLabel("Female").isChecked()).toBe(true);
  await fillCard(await goToCheckout(page));
  await expectOneMember(page);
});

test("a payment beside a covered page registers its member after the sign-in", async ({ inWizard }) => {
  const { page, resident } = await inWizard("Paula");
  const popup = await goToCheckout(page);
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await finishCheckout(popup);
  await signInAgain(page, resident);
  await expectOneMember(page);
});
