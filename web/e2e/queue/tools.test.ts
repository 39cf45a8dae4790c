import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, waitForText } from "../support/locators.ts";
import { desk, phone } from "../support/person.ts";
import { card, cardHeading, filterField, someJackets } from "../support/queue.ts";
import { names, test as queueTest } from "./test.ts";

const everyone = ["Ana Okafor", "Ben Okafor", "Cleo Okafor"];

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await someJackets(home, ["Ana", "Ben", "Cleo"]);
  return newLastingStaff("MOD", "/NewEntries");
});

test("on a phone the tools stand behind one button, so that the first jacket is in the first window", async ({
  moderator: { page },
}) => {
  await page.setViewportSize(phone);
  await cardHeading(page, "Ana Okafor").waitFor();
  expect((await cardHeading(page, "Ana Okafor").boundingBox())?.y).toBeLessThan(phone.height);
  for (const tool of [filterField(page), button(page, "Export all that wait")])
    expect(await tool.isVisible()).toBe(false);
  await page.locator("h1").focus();
  await page.keyboard.press("/");
  await untilFocused(filterField(page));
  await look(page, "queue-tools", [phone]);
  await page.setViewportSize(phone);
  await filterField(page).fill("ben");
  await waitForText(page, "1 jacket matches");
  await page.reload();
  // What narrows the list is seen at once.
  await filterField(page).waitFor();
  await button(page, "Clear the filter").click();
  await card(page, "Ana Okafor").waitFor();
  await button(page, "Filter and export").click();
  expect(await filterField(page).isVisible()).toBe(false);
});

test.for([desk, phone])(
  "selected jackets are marked by a bar that stays in sight, at $width px, and one undo brings them back",
  async (size, { moderator: { page } }) => {
    await page.setViewportSize(size);
    for (const name of ["Ana Okafor", "Cleo Okafor"]) await card(page, name).getByLabel("Select").check();
    const bar = page.getByRole("group", { name: "2 selected", exact: true });
    for (const name of everyone) {
      await cardHeading(page, name).scrollIntoViewIfNeeded();
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(size.height);
    }
    await look(page, "queue-selection", [size]);
    await page.setViewportSize(size);
    await button(bar, "Mark 2 as Transfered").click();
    await card(page, "Ana Okafor").waitFor({ state: "detached" });
    expect(await names(page)).toEqual(["Ben Okafor"]);
    await button(page, "Undo both").click();
    await card(page, "Cleo Okafor").waitFor();
    expect(await names(page)).toEqual(everyone);
    expect(await bar.count()).toBe(0);
  },
);

test("from a filter that nobody matches one press leads to the first of all jackets", async ({
  moderator: { page },
}) => {
  await page.setViewportSize(desk);
  await filterField(page).fill("zzz");
  await button(page, "Show every jacket").press("Enter");
  await untilFocused(cardHeading(page, "Ana Okafor"));
  expect(await names(page)).toEqual(everyone);
});

test("what was changed meanwhile is not marked with the others: it stays selected, and a message says so", async ({
  moderator: { page },
}) => {
  await page.setViewportSize(desk);
  await page.route("**/api/markEntries", async (route) => {
    const { EntryIDs } = route.request().postDataJSON() as { EntryIDs: string[] };
    const Outcomes = EntryIDs.map((EntryID, at) => ({ EntryID, Outcome: at === 0 ? "MARKED" : "CHANGED" }));
    await route.fulfill({ json: { Outcomes } });
  });
  for (const name of ["Ana Okafor", "Ben Okafor"]) await card(page, name).getByLabel("Select").check();
  await button(page, "Mark 2 as Transfered").click();
  await waitForText(page.locator("#toasts"), /^Ben Okafor was not marked\./);
  expect(await names(page)).toEqual(["Ben Okafor", "Cleo Okafor"]);
  await page.getByRole("group", { name: "1 selected", exact: true }).waitFor();
  await button(page, "Select none").click();
  expect(await card(page, "Ben Okafor").getByLabel("Select").isChecked()).toBe(false);
});
