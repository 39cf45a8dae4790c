import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { extractText } from "unpdf";
import { expect } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import type { Body } from "../support/api.ts";
import { aHousehold, aMember, assign } from "../support/family.ts";
import { button, seenText } from "../support/locators.ts";
import { aJacket, card } from "../support/queue.ts";
import { type Visit, visitOf } from "../support/visit.ts";
import { test as queueTest } from "./test.ts";

const everyFlag = Object.fromEntries(medicalFlags.map((flag) => [flag, true]));
const twiceRegistered = [
  "Registered at 2 addresses",
  "This person is also registered by another account",
  "Another account has registered this address",
];
const long = (text: string, length: number) => text.repeat(length).slice(0, length).trim();
const longName = { First: long("Wilhelmina ", 60), Last: long("Featherstonehaugh-", 60) };

/** At two addresses, and registered by another account at one of them. */
async function aTwiceRegisteredJacket(home: Visit, other: Visit, details: Body, place: Partial<Household>) {
  const member = await aJacket(home, details, place);
  const alpena = { Name: "Cabin", Street: "1 Main St", City: "Alpena", Zip: "49707" };
  await assign(home.resident, member, await aHousehold(home.resident, alpena));
  await aHousehold(other.resident, place);
  // Without an address they have no card in the queue.
  await aMember(other.resident, other.img, details);
}

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingPerson, newLastingStaff }) => {
  const other = await visitOf(newLastingPerson, "Ira");
  const key = { DNR: true, Other: true, OtherText: "Key: 3rd stone" };
  // Other journeys' families have the usual one.
  const door = {
    Street: "83 Campus Martius",
    Unit: "4",
    Description: "Side door, 2nd floor",
    Pets: "Two dogs",
    Entry: "Gate: 4711 #",
  };
  // Other journeys register an Ada Okafor.
  await aJacket(home, { First: "Ada", Dob: "2013-08-17", Medical: key }, door);
  await aTwiceRegisteredJacket(home, other, { First: "Ida" }, { Street: "79 Campus Martius" });
  const longest = {
    ...longName,
    Mail: `${long("someone.", 60)}x@${long("example.", 60)}example.org`,
    Additional: long("Rings twice and waits. ", 150),
    Medical: { ...everyFlag, OtherText: long("The key is under the third stone. ", 150) },
  };
  await aTwiceRegisteredJacket(home, other, longest, {
    Street: long("1 Campus Martius Apartment ", 100),
    Description: long("Second door on the left. ", 150),
  });
  const moderator = await newLastingStaff("MOD", "/NewEntries");
  // Instead of the browser's dialog.
  await moderator.page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", String(Date.now()));
  });
  return moderator;
});

/** The sheet's words and a printer's PDF. */
async function print(page: Page, name: string): Promise<{ words: string; pdf: string; texts: string[] }> {
  const [answer] = await Promise.all([
    page.waitForResponse("**/api/entries/print"),
    button(card(page, name), "Print").click(),
  ]);
  expect(answer.status()).toBe(200);
  await page.waitForSelector("body[data-printed]");
  await page.emulateMedia({ media: "print" });
  const words = (await seenText(page.locator("#printed-jacket"))).replace(/\s+/g, " ");
  expect(await page.locator("#root").isVisible()).toBe(false);
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    // The sheet within its margins.
    await page.setViewportSize({ width: 506, height: 740 });
    await page.screenshot({ path: `${folder}/queue-print-${name.slice(0, 3)}.png`, fullPage: true });
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  const file = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: "screen" });
  // The record leaves the page with the print.
  await page.locator("#printed-jacket").waitFor({ state: "detached" });
  await page.evaluate(() => document.body.removeAttribute("data-printed"));
  const { text } = await extractText(new Uint8Array(file));
  return { words, pdf: file.toString("latin1"), texts: text };
}

const pages = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
const boxes = (pdf: string) =>
  [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = ""]) => box.trim().split(/\s+/).map(Number));

test("a jacket prints on one sheet of A5 with its medical record, its DNR in words, and who printed it when", async ({
  moderator: { page },
}) => {
  const { words, pdf, texts } = await print(page, "Ada Okafor");
  expect(words).toContain("The family reports a DNR: see the paper Paperwork must be present and comply with");
  expect(words).toContain("Other: Key: 3rd stone");
  expect(words).toContain("83 Campus Martius, Detroit, MI 48226 Unit 4 At the door Side door, 2nd floor Pets Two dogs");
  expect(words).toContain("Door and gate Gate: 4711 #");
  expect(words).toContain("Authorization not declared");
  expect(words).toMatch(/Number [0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(words).toMatch(/Contact Rosa\S* Okafor, .*@example\.\w+/);
  expect(words).toMatch(/Registered on \w{3} \d\d \d{4}\. Last confirmed \w{3} \d\d \d{4}\. Photo of/);
  expect(words).toMatch(
    /Printed \w{3} \d+, \d{4}.* [AP]M [A-Z]{3,4} by Detroit Mod from an open entry; check for newer versions\./,
  );
  expect(pages(pdf)).toBe(1);
  expect(texts[0]).toMatch(/Ada Okafor, [0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(texts[0]).toContain("Page 1 of 1");
  const [[, , width = 0, height = 0] = []] = boxes(pdf);
  // 148 by 210 mm in points.
  expect([Math.round(width), Math.round(height)]).toEqual([420, 595]);
});

test("a sheet tells what is registered more than once, as the card does", async ({ moderator: { page } }) => {
  const { words } = await print(page, "Ida Okafor");
  for (const told of twiceRegistered) expect(words).toContain(told);
  expect((await print(page, "Ada Okafor")).words).not.toMatch(/registered (at|by)|another account/i);
});

test("the longest possible jacket is still one sheet", async ({ moderator: { page } }) => {
  const { First, Last } = longName;
  const { words, pdf } = await print(page, `${First} ${Last}`);
  expect(words).toContain("Alzheimers Dementia");
  for (const told of twiceRegistered) expect(words).toContain(told);
  expect(words).toContain("check for newer versions.");
  expect(pages(pdf)).toBe(1);
});
