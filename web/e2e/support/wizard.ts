import type { Page } from "playwright-core";
import { expect } from "vitest";
import { tabTo, typeInto } from "./input/keyboard.ts";
import { button, dialog, field } from "./locators.ts";
import { aPhoto } from "./photo.ts";

export const next = (page: Page) => button(page, "Next");

export const step = (page: Page, number: number, name: string) =>
  page.getByRole("heading", { level: 2, name: `Step ${number} of 5 ${name}` }).waitFor();

export const acceptance = (page: Page) => page.getByLabel("I have read the waiver and I accept it.");
export const authorization = (page: Page, words: string | RegExp = /parent or legal guardian/) =>
  page.getByLabel(words);
export const understanding = (page: Page) => page.getByLabel(/^I understand that this record/);

/** The waiver is asked for with the first person alone; who allows it, with each: later ones keep the last answer. */
export async function acceptWaiver(page: Page, authorizedBy?: string): Promise<void> {
  await page.getByText("Who allows you to register this person?").waitFor();
  const isFirst = await acceptance(page).isVisible();
  const choice = authorization(page, authorizedBy);
  if (!(await choice.isChecked())) await choice.check();
  if (isFirst) {
    await acceptance(page).check();
    await understanding(page).check();
    await next(page).click();
  }
  await step(page, 2, "Member's information");
}

export const fileInput = (page: Page) => page.locator("input[type=file]").first();
export const cropDialog = (page: Page) => dialog(page, "Adjust the photo");
export const chosenPhoto = (page: Page) => page.getByRole("img", { name: "The chosen photo" });

/** As found. */
export async function choosePhoto(page: Page, tone: string): Promise<void> {
  await fileInput(page).setInputFiles(await aPhoto(page, tone));
  await chosenPhoto(page).waitFor();
}

/** As a person. */
export async function pressForPhoto(page: Page, tone: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Choose a photo").click()]);
  await chooser.setFiles(await aPhoto(page, tone));
  await chosenPhoto(page).waitFor();
}

/** In the screen's order. */
function dateParts(day: string): [name: string, text: string][] {
  const [year = "", month = "", date = ""] = day.split("-");
  return [
    ["Month", month],
    ["Day", date],
    ["Year", year],
  ];
}

/** YYYY-MM-DD. */
export async function fillDate(page: Page, day: string): Promise<void> {
  for (const [name, text] of dateParts(day)) await field(page, name).fill(text);
}

interface Body {
  /** YYYY-MM-DD */
  readonly Dob: string;
  readonly Feet: string;
  readonly Inches: string;
  readonly Weight: string;
}

/** By the Tab key. */
export async function typeBody(page: Page, { Dob, Weight, ...height }: Body): Promise<void> {
  for (const [name, text] of dateParts(Dob)) await typeInto(page, field(page, name), text);
  for (const name of ["Feet", "Inches"] as const) {
    const choice = page.getByLabel(name);
    await tabTo(page, choice);
    await page.keyboard.type(height[name]);
    expect(await choice.inputValue()).toBe(height[name]);
  }
  await typeInto(page, field(page, "Weight"), Weight);
}

/** Except the photo. */
export async function fillFacts(page: Page, First: string, Last: string): Promise<void> {
  await field(page, "First name").fill(First);
  await field(page, "Last name").fill(Last);
  await page.getByLabel("Female").check();
  await fillDate(page, "2014-03-04");
  await page.getByLabel("Feet").selectOption({ label: "4 ft" });
  await page.getByLabel("Inches").selectOption({ label: "10 in" });
  await field(page, "Weight").fill("88");
}

export async function fillPerson(page: Page, First = "Ada", Last = "Okafor"): Promise<void> {
  await choosePhoto(page, "#7a2e46");
  await fillFacts(page, First, Last);
}

export async function describePerson(page: Page, First?: string, Last?: string): Promise<void> {
  await fillPerson(page, First, Last);
  await next(page).click();
  await step(page, 3, "Member's Medical information");
}

export async function toPlan(page: Page, First: string): Promise<void> {
  await acceptWaiver(page);
  await describePerson(page, First);
  await next(page).click();
  await page.getByText("How do you want to pay?").waitFor();
}

export async function choosePlan(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).check();
  await next(page).click();
}

export const homeBox = (page: Page, name = "Home") => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });

export const kept = (page: Page) => page.getByText("We kept what you typed before.");

export const saved = (page: Page) => page.getByText("Saved. You can go on later").waitFor();
