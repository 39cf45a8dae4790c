import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptWaiver, describePerson, payButton, testCards } from "../payments/test.ts";
import * as session from "../session/test.ts";
import { aHousehold, aPaidMember, assign, changeElsewhere, membersOf } from "../support/family.ts";
import * as keys from "../support/keyboard.ts";
import { startBrowser } from "../support/look.ts";
import { aVisit, button, field, heading, openEdit, openMembers, row, toast } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import { aPhoto } from "../support/photo.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** What has the focus, by the name that is read out for it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    const label = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement ? it.labels?.[0] : null;
    return it?.getAttribute("aria-label") ?? label?.textContent ?? it?.textContent ?? "";
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focusedName(page)).startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test("a member is changed, and the way to their deletion found, with the keyboard alone", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aPaidMember(family, img);
  await openMembers(visit);
  await tabTo(page, "Edit Ada Okafor");
  await page.keyboard.press("Enter");
  await heading(page, "Edit Ada Okafor").waitFor();
  await tabTo(page, "Notes");
  await page.keyboard.type("Knock twice");
  await tabTo(page, "Autism ASD");
  await page.keyboard.press("Space");
  await tabTo(page, "Update Member info");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, "Update");
  await page.keyboard.press("Enter");
  await toast(page, "Member has been updated !").waitFor();
  await heading(page, "Welcome, Rosa").waitFor();
  expect((await membersOf(family))[0]).toMatchObject({
    Additional: "Knock twice",
    Medical: { DNR: true, NonVerbal: true, AutismASD: true },
  });
  await tabTo(page, "Edit Ada Okafor");
  await page.keyboard.press("Enter");
  await heading(page, "Edit Ada Okafor").waitFor();
  await tabTo(page, "Delete this member");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete Ada Okafor?" });
  await dialog.waitFor();
  await tabTo(page, "I want to delete the record of Ada Okafor.");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Delete this member");
  // Who comes back is asked again.
  await page.keyboard.press("Enter");
  expect(await dialog.getByRole("checkbox").isChecked()).toBe(false);
});

/** Ticks a box, or chooses the first of several, with the keyboard. */
async function tick(page: Page, target: Locator): Promise<void> {
  await keys.tabTo(page, target);
  await page.keyboard.press("Space");
  expect(await target.isChecked()).toBe(true);
}

/** The heading of the step that the wizard has gone to; it has the focus. */
const atStep = (page: Page, number: number) =>
  untilFocused(page.getByRole("heading", { level: 2, name: new RegExp(`^Step ${number} of 5`) }));

const next = (page: Page) => keys.pressEnterOn(page, button(page, "Next"));

/** Chooses a photo: only the system's own dialog for files is not walked through. */
async function choosePhoto(page: Page): Promise<void> {
  const photo = await aPhoto(page, "#7a2e46");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    keys.pressEnterOn(page, button(page, "Choose a photo")),
  ]);
  await chooser.setFiles(photo);
  const crop = page.getByRole("dialog", { name: "Adjust the photo" });
  await crop.waitFor();
  await keys.pressEnterOn(page, button(crop, "Use this photo"));
  await crop.waitFor({ state: "hidden" });
  await untilFocused(button(page, "Change the photo"));
}

async function typePerson(page: Page): Promise<void> {
  await keys.typeInto(page, field(page, "First name"), "Ada");
  await keys.typeInto(page, field(page, "Last name"), "Okafor");
  await tick(page, page.getByLabel("Female"));
  for (const [name, text] of [
    ["Month", "3"],
    ["Day", "4"],
    ["Year", "2014"],
  ] as const)
    await keys.typeInto(page, field(page, name), text);
  for (const [name, text] of [
    ["Feet", "4"],
    ["Inches", "10"],
  ] as const) {
    await keys.tabTo(page, page.getByLabel(name));
    await page.keyboard.type(text);
    expect(await page.getByLabel(name).inputValue()).toBe(text);
  }
  await keys.typeInto(page, field(page, "Weight"), "88");
}

async function payInWindow(page: Page): Promise<void> {
  const pay = payButton(page, "$4.00");
  await pay.waitFor();
  await session.tabTo(page, pay);
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await session.tabTo(popup, popup.getByLabel("Card number"));
  for (const text of [testCards.paid, "12/40", "123"]) {
    await popup.keyboard.type(text);
    await popup.keyboard.press("Tab");
  }
  await popup.keyboard.press("Enter");
}

test("a member is registered and paid for with the keyboard alone, from the first step on", async () => {
  const visit = await aVisit(browser, "Kim");
  const { page, family } = visit;
  await aHousehold(family, "Home");
  await openMembers(visit);
  await keys.pressEnterOn(page, page.getByRole("link", { name: "Begin Registering" }));
  await untilFocused(heading(page, "Register new Member"));
  await tick(page, page.getByLabel("I have read the waiver and I accept it."));
  await tick(page, page.getByLabel(/parent or legal guardian/));
  await tick(page, page.getByLabel(/^I understand that this record/));
  await next(page);
  await atStep(page, 2);
  await choosePhoto(page);
  await typePerson(page);
  await next(page);
  await atStep(page, 3);
  await tick(page, page.getByLabel("DNR"));
  await next(page);
  await atStep(page, 4);
  await tick(page, page.getByLabel("Monthly: $4.00 each month"));
  await next(page);
  await atStep(page, 5);
  await payInWindow(page);
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  await untilFocused(heading(page, "Welcome, Kim"));
  expect((await membersOf(family))[0]).toMatchObject({
    First: "Ada",
    Sex: "F",
    Inches: 10,
    payed: "COMPLETE",
  });
  expect(visit.problems).toEqual([]);
});

/** At 1280 px with text twice as large, nothing scrolls sideways and no text is cut off. */
async function expectReadable(page: Page, name: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("main *, [role=dialog] *")]
      .filter((it) => !it.children.length && it.textContent?.trim() && it.clientWidth > 1)
      .filter(
        (it) => /hidden|clip/.test(getComputedStyle(it).overflow) && it.scrollWidth > it.clientWidth + 1,
      )
      .map((it) => it.textContent),
  );
  expect.soft(cut, `text of ${name}`).toEqual([]);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A new width takes a moment to be laid out.
  await expect.poll(beyond, { message: `the width of ${name}` }).toBeLessThanOrEqual(0);
}

test("every screen and dialog can be read with text twice as large", async () => {
  const visit = await aVisit(browser, "Omar");
  const { page, family, img } = visit;
  const long = "Wolfeschlegelsteinhausenbergerdorff";
  await aHousehold(family, `The house of ${long}`);
  await aPaidMember(family, img, { First: long, Additional: "M".repeat(150) });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  await openMembers(visit);
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page, `the list at ${width}`);
    await button(page, `Assign ${long} Okafor`).click();
    await page.getByRole("button", { name: /^Add to/ }).waitFor();
    await expectReadable(page, `the assignment at ${width}`);
    await page.keyboard.press("Escape");
    await openEdit(page, `${long} Okafor`);
    await expectReadable(page, `the edit form at ${width}`);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await aPhoto(page, "#0f4c5c"));
    await button(page.getByRole("dialog"), "Rotate right").waitFor();
    await expectReadable(page, `the photo's frame at ${width}`);
    await button(page.getByRole("dialog"), "Use this photo").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await button(page, "Update Member info").click();
    await page.getByText("You can always change it later.").waitFor();
    await expectReadable(page, `the confirmation at ${width}`);
    await button(page.getByRole("dialog"), "Update").click();
    await toast(page, "Member has been updated !").waitFor();
    await heading(page, "Welcome, Omar").waitFor();
  }
});

const longName = "Wolfeschlegelsteinhausenbergerdorff";

test("the wizard, the questions and what was changed elsewhere can be read with text twice as large", async () => {
  const visit = await aVisit(browser, "Nora");
  const { page, family, img } = visit;
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  const readable = async (name: string) => {
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(page, `${name} at ${width}`);
    }
  };
  await openMembers(visit);
  const begin = page.getByRole("link", { name: "Begin Registering" });
  await begin.click();
  await page.getByText("You must have at least 1 valid location for coverage").waitFor();
  await readable("the question for a place");
  const home = await aHousehold(family, `The house of ${longName}`);
  await page.reload();
  await page.getByLabel("I have read the waiver and I accept it.").waitFor();
  await readable("step 1");
  await acceptWaiver(page);
  await field(page, "First name").waitFor();
  await readable("step 2");
  await describePerson(page, longName, "Okafor");
  await readable("step 3");
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog"), "Leave").click();
  await begin.waitFor();

  const member = await aPaidMember(family, img, { First: longName, Additional: "M".repeat(150) });
  await assign(family, member, home);
  await page.reload();
  await button(page, `Assign ${longName} Okafor`).click();
  await button(page, `Remove from ${home.Name}`).click();
  await page.getByText("The record waits for review in Detroit").waitFor();
  await readable("the question before a removal");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: /^Remove/ }).waitFor({ state: "hidden" });
  await button(page.getByRole("dialog"), "Close").click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await openEdit(page, `${longName} Okafor`);
  await button(page, "Delete this member").click();
  await page.getByText("Tick the box first.").waitFor();
  await readable("the question before a deletion");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await field(page, "Notes").fill("W".repeat(150));
  const [current = member] = await membersOf(family);
  await changeElsewhere(family, current, { Additional: "X".repeat(150) });
  await button(page, "Update Member info").click();
  await button(page.getByRole("dialog"), "Update").click();
  await page.getByText("Nothing that you typed here is lost.").waitFor();
  await readable("the refusal");
  await button(page, "Load the current version").click();
  await page.getByText("What was changed elsewhere").waitFor();
  await readable("what was changed elsewhere");
});
