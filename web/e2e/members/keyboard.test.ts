import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { payButton, testCards } from "../support/checkout.ts";
import { membersOf } from "../support/family.ts";
import { tabThrough, untilFocused } from "../support/input/focus.ts";
import { pressEnterOn, tabTo, typeInto } from "../support/input/keyboard.ts";
import { button, dialog, field, heading, toast } from "../support/locators.ts";
import { memberRow, openMembers } from "../support/members.ts";
import { aPhoto } from "../support/photo.ts";
import { acceptance, authorization, chosenPhoto, next, understanding } from "../support/wizard.ts";
import { test } from "./test.ts";

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    const label = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement ? it.labels?.[0] : null;
    return it?.getAttribute("aria-label") ?? label?.textContent ?? it?.textContent ?? "";
  });

/** Or a name that begins so. */
async function tabToName(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focusedName(page)).startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test("a member is changed, and the way to the deletion found, with the keyboard alone", async ({ atPaidMembers }) => {
  const { page, resident } = await atPaidMembers("Rosa");
  await tabToName(page, "Edit Ada Okafor");
  await page.keyboard.press("Enter");
  await heading(page, "Edit Ada Okafor").waitFor();
  await tabToName(page, "Notes");
  await page.keyboard.type("Knock twice");
  await tabToName(page, "Autism ASD");
  await page.keyboard.press("Space");
  await tabToName(page, "Update Member info");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabToName(page, "Update");
  await page.keyboard.press("Enter");
  await toast(page, "Member has been updated !").waitFor();
  await heading(page, "Welcome, Rosa").waitFor();
  expect((await membersOf(resident))[0]).toMatchObject({
    Additional: "Knock twice",
    Medical: { DNR: true, NonVerbal: true, AutismASD: true },
  });
  await tabToName(page, "Edit Ada Okafor");
  await page.keyboard.press("Enter");
  await heading(page, "Edit Ada Okafor").waitFor();
  await tabToName(page, "Delete this member");
  await page.keyboard.press("Enter");
  const question = dialog(page, "Delete Ada Okafor?");
  await question.waitFor();
  await tabToName(page, "I want to delete the record of Ada Okafor.");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Delete this member");
  // The tick is asked for again.
  await page.keyboard.press("Enter");
  expect(await question.getByRole("checkbox").isChecked()).toBe(false);
});

/** Or the first of several. */
async function tick(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Space");
  expect(await target.isChecked()).toBe(true);
}

const atStep = (page: Page, number: number) =>
  untilFocused(page.getByRole("heading", { level: 2, name: new RegExp(`^Step ${number} of 5`) }));

const pressNext = (page: Page) => pressEnterOn(page, next(page));

/** Except in the system's own dialog for files. */
async function choosePhotoByKeys(page: Page): Promise<void> {
  const photo = await aPhoto(page, "#7a2e46");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    pressEnterOn(page, button(page, "Choose a photo")),
  ]);
  await chooser.setFiles(photo);
  await chosenPhoto(page).waitFor();
  await untilFocused(button(page, "Change the photo"));
}

async function typePerson(page: Page): Promise<void> {
  await typeInto(page, field(page, "First name"), "Ada");
  await typeInto(page, field(page, "Last name"), "Okafor");
  await tick(page, page.getByLabel("Female"));
  await typeInto(page, field(page, "Month"), "03/04/2014");
  await untilFocused(field(page, "Year"));
  expect(await page.getByLabel("Day", { exact: true }).inputValue()).toBe("04");
  await tabTo(page, page.getByLabel("Feet", { exact: true }));
  await page.keyboard.type("4'10");
  await tabTo(page, page.getByLabel("Inches"));
  expect(await page.getByLabel("Inches").inputValue()).toBe("10");
  await typeInto(page, field(page, "Weight"), "88");
}

async function payInWindow(page: Page): Promise<void> {
  const pay = payButton(page, "$4.00");
  await pay.waitFor();
  await tabThrough(page, pay);
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabThrough(popup, popup.getByLabel("Card number"));
  for (const text of [testCards.paid, "12/40", "123"]) {
    await popup.keyboard.type(text);
    await popup.keyboard.press("Tab");
  }
  await popup.keyboard.press("Enter");
}

/** Returns the number of Tabs pressed since. */
async function countTabs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { tabs: 0 };
    Object.assign(window, { counted });
    const count = ({ key }: KeyboardEvent) => {
      if (key === "Tab") counted.tabs += 1;
    };
    window.addEventListener("keydown", count, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { counted: { tabs: number } }).counted.tabs);
}

test("a member is registered and paid for with the keyboard alone, in at most 60 Tabs to the payment's frame", async ({
  newFamily,
  annotate,
}) => {
  const visit = await newFamily("Kim");
  const { page, resident } = visit;
  await openMembers(visit);
  await pressEnterOn(page, page.getByRole("link", { name: "Begin Registering" }));
  await untilFocused(heading(page, "Register new Member"));
  const tabs = await countTabs(page);
  await tick(page, authorization(page));
  await tick(page, acceptance(page));
  await tick(page, understanding(page));
  await pressNext(page);
  await atStep(page, 2);
  await choosePhotoByKeys(page);
  await typePerson(page);
  await pressNext(page);
  await atStep(page, 3);
  await tick(page, page.getByLabel("DNR"));
  await pressNext(page);
  await atStep(page, 4);
  await tick(page, page.getByLabel("Monthly: $4.00 each month"));
  await pressNext(page);
  await atStep(page, 5);
  await payButton(page, "$4.00").waitFor();
  await tabThrough(page, payButton(page, "$4.00"));
  await annotate(`${await tabs()} Tabs`);
  expect(await tabs()).toBeLessThanOrEqual(60);
  await payInWindow(page);
  await memberRow(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  await untilFocused(heading(page, "Welcome, Kim"));
  expect((await membersOf(resident))[0]).toMatchObject({
    First: "Ada",
    Sex: "F",
    Inches: 10,
    payed: "COMPLETE",
  });
});
