import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { membersOf } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, menuItem, seenText, toast } from "../support/locators.ts";
import { memberRow, openMembers } from "../support/members.ts";
import { aJacket, card, cardHeading, filterField } from "../support/queue.ts";
import { focusedCard, names, test as queueTest } from "./test.ts";

/** Nia on North Woodward with a phone and a pump, Sol on South Woodward. */
const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  const Medical = { MedicalPumps: true, NonVerbal: true, Other: true, OtherText: "Key: 3rd stone" };
  const nia = { First: "Nia", Phone: "313-555-0142", Additional: "Speak slowly\nwith her", Medical };
  await aJacket(home, nia, { Street: "12 N Woodward Ave Apt 4", Description: "Side door" });
  await aJacket(home, { First: "Sol", Medical: {} }, { Street: "12 S Woodward Ave" });
  const moderator = await newLastingStaff("MOD", "/NewEntries");
  await moderator.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await card(moderator.page, "Sol Okafor").waitFor();
  return moderator;
});

async function found(page: Page, typed: string, expected: readonly string[]): Promise<void> {
  await filterField(page).fill(typed);
  await filterField(page).press("Enter");
  await expect.poll(() => names(page), { message: typed }).toEqual(expected);
}

const [nia, sol] = ["Nia Okafor", "Sol Okafor"];

test("a jacket is found as a caller says its address, phone, need or number", async ({ home, moderator: { page } }) => {
  const members = await membersOf(home.resident);
  const number = members.find(({ First }) => First === "Sol")?.HouseHolds[0]?.Jacket?.Number ?? "";
  for (const typed of ["12 north woodward avenue apartment 4", "(313) 555-0142", "power", "non-verbal"]) {
    await found(page, typed, [nia]);
    await found(page, "", [nia, sol]);
  }
  await found(page, `${number.slice(0, 4)} ${number.slice(4)}`.toLowerCase(), [sol]);
  await found(page, "wheelchair", []);
  await look(page, "queue-filter-need");
  await found(page, "", [nia, sol]);
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copied = (page: Page) => toast(page, "Copied").first().waitFor();

test("one key copies the card, with Shift one line of it; the buttons do the same", async ({ moderator: { page } }) => {
  await cardHeading(page, nia).focus();
  await page.keyboard.press("c");
  await copied(page);
  const text = await clipboard(page);
  expect(text).toMatch(/^Nia Okafor\nHeadline: PUMP NONVERB \+note\n/);
  expect(text).toContain("\nAddress: 12 N Woodward Ave Apt 4, Detroit, MI 48226\nAt the door: Side door\n");
  expect(text).toMatch(/\nNumber: [0-9A-Z]{4}-[0-9A-Z]{4}\n/);
  expect(text).toContain("\nNotes: Speak slowly with her\n");
  expect(text).not.toContain("3rd stone");
  expect(await focusedCard(page)).toBe(nia);
  await page.keyboard.press("Shift+C");
  await expect.poll(() => clipboard(page)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}\tNia\tOkafor\t12 N Woodward Ave Apt 4\t/);
  await button(card(page, nia), "Copy").click();
  await expect.poll(() => clipboard(page)).toBe(text);
  const ways = button(card(page, sol), `Ways to copy for ${sol}`);
  await ways.click();
  await menuItem(page, "One line, for a table").click();
  await expect.poll(() => clipboard(page)).toMatch(/\tSol\tOkafor\t.*\t$/);
  await untilFocused(ways);
});

test("a browser that does not let copy says so, and how to go on", async ({ moderator: { page } }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await button(card(page, sol), "Copy").click();
  await toast(page, "The browser did not let us copy. Select the text of the card and copy it yourself.").waitFor();
});

test("a family reads the number that the department has", async ({ home, moderator: { page } }) => {
  const shown = /Number\s+([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(await seenText(card(page, nia)))?.[1] ?? "none";
  await openMembers(home);
  await memberRow(home.page, nia).getByText(`Number ${shown}`, { exact: true }).waitFor();
  await look(home.page, "members-number");
});
