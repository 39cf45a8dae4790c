import type { Browser, Page } from "playwright-core";
import { aFamily, aHousehold } from "./family.ts";
import { newPerson } from "./look.ts";
import { field, heading } from "./members.ts";
import { signIn } from "./signIn.ts";

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Waits for a step of the wizard. */
export const step = (page: Page, number: number, name: string) =>
  page.getByRole("heading", { level: 2, name: `Step ${number} of 5 ${name}` }).waitFor();

/** A family in the wizard, with a house hold. */
export async function aWizard(browser: Browser, FirstName: string) {
  const [family, person] = await Promise.all([aFamily(FirstName), newPerson(browser)]);
  await aHousehold(family, "Home");
  await signIn(person.page, family.Email, family.Password);
  await heading(person.page, /^Welcome back/).waitFor();
  await person.page.goto("/Members/Add");
  await step(person.page, 1, "Important information");
  return person;
}

/** Walks through the first step. */
export async function acceptWaiver(page: Page): Promise<void> {
  await page.getByLabel("I have read the waiver and I accept it.").check();
  await page.getByLabel("I am filling this out for myself.").check();
  await page.getByLabel(/^I understand that this record/).check();
  await next(page).click();
  await step(page, 2, "Member's information");
}

export async function setDate(page: Page, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  await field(page, "Month").fill(month);
  await field(page, "Day").fill(date);
  await field(page, "Year").fill(year);
}
