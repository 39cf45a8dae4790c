import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button } from "../session/test.ts";
import { changeElsewhere, membersOf } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit } from "../support/members.ts";
import { aJacket, card, markAll, staffToken } from "../support/queue.ts";
import { aRestricted, atWork, open, row, seeded, showDeleted } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  const { family, img } = await aVisit(browser, "Rosa");
  const changed = await aJacket(family, img, { First: "Updina" });
  await markAll(await staffToken());
  const now = (await membersOf(family)).find(({ ID }) => ID === changed.ID);
  if (now) await changeElsewhere(family, now, { Weight: "91" });
  await aJacket(family, img, { First: "Newton" }, "1 Campus Martius");
  await aRestricted("Gone");
});

afterAll(async () => {
  await browser?.close();
});

/** The names of everything in the page that can be pressed, each once. */
async function pressable(page: Page): Promise<string[]> {
  const all = page.getByRole("main").locator("button, [role=button], [role=menuitem], input[type=checkbox]");
  const names = await all.evaluateAll((found) =>
    found.map((one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim()),
  );
  return [...new Set(names)].sort();
}

const path = (page: Page) => new URL(page.url()).pathname;
const reading = (name: string) => [
  "? Shortcuts",
  "Clear the filter",
  `Enlarge the photo of ${name}`,
  "Print",
  "View Medical Record",
];

/** Leaves one person's jackets in the queue; what they can be asked for is reading. */
async function expectOnlyReading(page: Page, first: string): Promise<void> {
  await page.getByRole("searchbox", { name: /^Filter/ }).fill(first);
  await expect.poll(() => pressable(page), { timeout: 10_000 }).toEqual(reading(`${first} Okafor`));
}

test("an engineer reads both queues, and no button there changes anything", async () => {
  const { page, problems } = await atWork(browser, seeded("ENGINEER"));
  expect(path(page)).toBe("/FFRNewEntry");
  await card(page, "Newton Okafor").waitFor();
  await expectOnlyReading(page, "Newton");
  await look(page, "engineer-new");
  await open(page, "Update Jackets");
  expect(path(page)).toBe("/FFRUpdate");
  const updated = card(page, "Updina Okafor");
  await updated.getByText("Changed since it was transferred").waitFor();
  await expectOnlyReading(page, "Updina");
  await look(page, "engineer-updated");
  await button(updated, "View Medical Record").click();
  const record = page.getByRole("dialog", { name: "Medical Data for Updina Okafor" });
  await record.getByText("DNR").first().waitFor();
  await look(page, "engineer-medical-record");
  expect(await record.getByRole("button").allTextContents()).toEqual(["Dismiss"]);
  expect(problems).toEqual([]);
});

test("an engineer reads who was deactivated and deleted, and can do nothing with them", async () => {
  const { page, problems } = await atWork(browser, seeded("ENGINEER"));
  await open(page, "Deactivated Accounts");
  expect(path(page)).toBe("/FFRDeactivated");
  await row(page, "Gone Reyes").waitFor();
  for (const name of await pressable(page)) expect(name).toMatch(/Copy ID$/);
  await look(page, "engineer-deactivated");
  await showDeleted(page);
  await open(page, "Deleted Accounts");
  expect(path(page)).toBe("/FFRDelete");
  await row(page, "Gone Reyes").waitFor();
  for (const name of await pressable(page)) expect(name).toMatch(/Copy ID$/);
  await look(page, "engineer-deleted");
  expect(problems).toEqual([]);
});
