import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "./browser.ts";
import { aHousehold, aPaidMember, membersOf } from "./familyApi.ts";
import { aVisit, button, heading, openEdit, openMembers, toast } from "./membersVisit.ts";
import { aPhoto } from "./photo.ts";

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
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wide, `the width of ${name}`).toBeLessThanOrEqual(0);
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
