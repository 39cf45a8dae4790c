import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aPaidMember, assign } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, link, toast } from "../support/locators.ts";
import { desk } from "../support/person.ts";
import { card, cardHeading } from "../support/queue.ts";
import { recordCalls, refuse } from "../support/routes.ts";
import { test as queueTest } from "./test.ts";

const Last = "Brightwater";

/** Nia with a phone and Sol, at one door. */
const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  const { resident, img } = home;
  const shared = await aHousehold(resident, { Street: "91 Larned St" });
  for (const details of [{ First: "Nia", Phone: "313-555-0142" }, { First: "Sol" }])
    await assign(resident, await aPaidMember(resident, img, { ...details, Last }), shared);
  const moderator = await newLastingStaff("MOD", "/Find");
  await moderator.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return moderator;
});

async function openNia(page: Page): Promise<Locator> {
  await page.goto("/Find");
  await page.getByRole("searchbox", { name: /^House number/ }).fill(`Nia ${Last}`);
  await page.keyboard.press("Enter");
  await dialog(page, `Open the record of Nia ${Last}?`).waitFor();
  await page.keyboard.press("Enter");
  await untilFocused(cardHeading(page, `Nia ${Last}`));
  return card(page, `Nia ${Last}`);
}

const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  });

test.for([desk, { width: 1920, height: 1080 }])(
  "an opened record has name beside photo, and phone, print and copy in sight, at $width px",
  async (size, { moderator: { page } }) => {
    await page.setViewportSize(size);
    const record = await openNia(page);
    const photo = await record.getByRole("img", { name: `Nia ${Last}` }).boundingBox();
    const name = await cardHeading(page, `Nia ${Last}`).boundingBox();
    if (!photo || !name) throw new Error("The record is not drawn");
    expect(name.x).toBeGreaterThan(photo.x + photo.width);
    expect(name.y).toBeLessThan(photo.y + photo.height);
    const phone = link(record, "(313) 555-0142");
    expect(await phone.getAttribute("href")).toBe("tel:+13135550142");
    for (const part of [phone, button(record, "Print"), button(record, "Copy")]) expect(await isSeen(part)).toBe(true);
    if (size === desk) await look(page, "opened");
  },
);

test("print and copy of an opened record have its words", async ({ moderator: { page } }) => {
  const record = await openNia(page);
  await button(record, "Copy").click();
  await toast(page, "Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`Nia ${Last}`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await button(record, "Print").click();
  await page.waitForSelector("body[data-printed]");
});

test("arrow keys lead to who else lives there, Enter opens, and each is opened once", async ({
  moderator: { page },
}) => {
  await openNia(page);
  const calls = recordCalls(page);
  const [nia, sol] = ["Nia", "Sol"].map((First) => page.getByRole("tab", { name: `${First} ${Last}` }));
  if (!nia || !sol) throw new Error("There are no tabs");
  await nia.focus();
  await page.keyboard.press("ArrowRight");
  await untilFocused(sol);
  expect(calls).toEqual([]);
  await refuse(page, "find/open", "UNAVAILABLE", "This does not work right now.");
  await page.keyboard.press("Enter");
  await button(page, "Try again").waitFor();
  await page.unrouteAll();
  await button(page, "Try again").click();
  await card(page, `Sol ${Last}`).waitFor();
  await nia.focus();
  await page.keyboard.press("Enter");
  await card(page, `Nia ${Last}`).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await card(page, `Sol ${Last}`).waitFor();
  await untilFocused(sol);
  expect(calls.filter((path) => path === "/find/open")).toHaveLength(2);
  await look(page, "opened-tabs");
});
