import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { aModerator } from "../staff/accounts.ts";
import { fillCard, openCheckout } from "../support/checkout.ts";
import { look } from "../support/drawing/look.ts";
import { recordFills, recordPresses } from "../support/input/presses.ts";
import {
  button,
  dialog,
  field,
  heading,
  link,
  passwordField,
  seenText,
  sidebarLink,
  stateField,
  toast,
} from "../support/locators.ts";
import { joinPlace } from "../support/operator.ts";
import { filterField } from "../support/queue.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { acceptWaiver, choosePlan, homeBox, next, pressForPhoto, step } from "../support/wizard.ts";
import { test } from "./test.ts";

/** Fields and presses, most of them for account and home. */
const mostActions = { family: 76, person: 28 };

// Nothing else is registered in Trenton.
const trenton = { City: "Trenton", State: "MI", Zip: "48183" };
const riverHouse = { Street: "2800 Third St", Name: "River house" };

const covered = "Detroit takes part: Detroit responders read this.";
const uncoveredTyped =
  "No department in Trenton takes part yet. We will keep your record and hand it over on the day one joins.";
const uncovered = "No department in Trenton takes part yet. We keep your record and hand it over on the day one joins.";
const waits = "Waiting for review in Detroit";
const isKept = "Kept for you: no department in Trenton takes part yet";

type Home = "Home" | "River house";

const people: readonly (readonly [First: string, homes: readonly Home[]])[] = [
  ["Ada", ["Home"]],
  ["Ben", ["Home"]],
  ["Cleo", ["Home", "River house"]],
  ["Dora", ["River house"]],
  ["Eli", ["River house"]],
];

const at = (home: Home) => people.filter(([, homes]) => homes.includes(home)).map(([First]) => First);

const states = (some: typeof people) =>
  some.flatMap(([, homes]) => homes.map((home) => (home === "Home" ? waits : isKept)));

const claim = /takes part|responders read|will read|waiting for|kept for|received by .|\bno department\b|a department/i;

async function claims(within: Locator): Promise<string[]> {
  const lines = (await seenText(within)).split(/[\n\t]/).map((line) => line.trim());
  return lines.filter((line) => claim.test(line));
}

/** And no others. */
const expectClaims = (within: Locator, lines: readonly string[]) =>
  expect.poll(() => claims(within), { timeout: 10_000 }).toEqual(lines);

const main = (page: Page) => page.getByRole("main");

const said = (page: Page, text: string) => main(page).getByText(text, { exact: true }).waitFor();

async function lookUpTrenton(page: Page): Promise<void> {
  await page.goto("/");
  await untilStarted(page);
  await field(page, "City").fill("Trenton");
  await field(page, "City").press("Enter");
  await said(page, "Trenton, MI is not listed yet. Please contact your local municipality and ask it to take part.");
  expect(await button(page, "Register now").getAttribute("aria-disabled")).toBe("true");
}

/** In the city that takes part, with the address as home. */
async function register(page: Page, LastName: string): Promise<void> {
  if (new URL(page.url()).pathname !== "/") await page.goto("/");
  await untilStarted(page);
  await field(page, "ZIP or city").fill("48226");
  await link(page, "Register in Detroit, MI").click();
  await heading(page, "Create your account").waitFor();
  await field(page, "First name").fill("Rosa");
  await field(page, "Last name").fill(LastName);
  await field(page, "Email").fill(`${randomUUID()}@example.org`);
  for (const label of ["Password", "Confirm"]) await passwordField(page, label).fill("Walnut2026x");
  await field(page, "Street address").fill("2 Woodward Ave");
  await expectClaims(main(page), [covered]);
  await page.getByLabel(/^This is my home/).click();
  await button(page, "Create Account").click();
  await toast(page, "New House Hold has been registered !").waitFor();
  await step(page, 1, "Important information");
}

async function addRiverHouse(page: Page): Promise<void> {
  await sidebarLink(page, "Locations").click();
  await link(page, "Add a House Hold").click();
  await heading(page, "New House Hold").waitFor();
  await field(page, "Street").fill(riverHouse.Street);
  await field(page, "City").fill(trenton.City);
  await stateField(page).selectOption(trenton.State);
  await field(page, "Zip").fill(trenton.Zip);
  await field(page, "House name").fill(riverHouse.Name);
  await expectClaims(main(page), [uncoveredTyped]);
  await button(page, "Register House Hold").click();
  const question = dialog(page, "Confirm your new House Hold");
  await expectClaims(question, [
    "No department reads this yet. Please check that the address is right.",
    uncoveredTyped,
  ]);
  await question.getByLabel("The information below is legitimate").click();
  await button(question, "Register House Hold").click();
  await heading(page, "Welcome, Rosa").waitFor();
}

/** A whole date, a height in one go. */
async function fillQuickly(page: Page, First: string, LastName: string): Promise<void> {
  await pressForPhoto(page, "#7a2e46");
  const first = field(page, "First name");
  if ((await first.inputValue()) !== First) await first.fill(First);
  expect(await field(page, "Last name").inputValue()).toBe(LastName);
  await page.getByLabel("Female").check();
  await field(page, "Month").fill("03/04/2014");
  await page.getByLabel("Feet", { exact: true }).focus();
  await page.keyboard.type("4'10");
  await field(page, "Weight").fill("88");
}

/** The last person's homes are ticked. */
async function describe(page: Page, First: string, LastName: string, homes: readonly Home[]): Promise<void> {
  await acceptWaiver(page);
  await fillQuickly(page, First, LastName);
  for (const home of ["Home", "River house"] as const) {
    const box = homeBox(page, home);
    if ((await box.isChecked()) !== homes.includes(home)) await box.click();
  }
  await expectClaims(main(page), [
    "Tick every place. Tick none to choose later: until then no department can see the record.",
    `${riverHouse.Street}, Trenton, MI 48183. No department takes part in Trenton yet.`,
  ]);
  await next(page).click();
  await step(page, 3, "Member's Medical information");
}

/** One card entry: the first order by the provider's page, the others by its card. */
async function payForAll(page: Page): Promise<void> {
  await next(page).click();
  await page.getByLabel("Yearly: $40.00 each year", { exact: true }).check();
  await button(page, "Pay for all 5 together").click();
  await heading(page, "Pay for your family").waitFor();
  await page.getByText("5 people: $80.00 each year").waitFor();
  await page.getByRole("link", { name: /^Change Ada / }).waitFor();
  await look(page, "members-pay-together");
  await fillCard(await openCheckout(page, "$80.00"));
  await heading(page, "Welcome, Rosa").waitFor();
}

/** One after the other, then paid for together. */
async function registerPeople(page: Page, LastName: string): Promise<void> {
  await sidebarLink(page, "Overview").click();
  await link(page, "Register a person").click();
  for (const [index, [First, homes]] of people.entries()) {
    await describe(page, First, LastName, homes);
    if (index === people.length - 1) break;
    await button(page, "Add another person").click();
    await step(page, 2, "Member's information");
    await expect.poll(() => field(page, "First name").inputValue()).toBe("");
  }
  await payForAll(page);
  await expectClaims(main(page), states(people));
}

type Jacket = readonly [First: string, city: string, isOrphan: boolean];

/** No department reads the last ones. */
async function readCard(card: Locator, LastName: string): Promise<Jacket> {
  const [name = "", text, household] = await Promise.all([
    card.getByRole("heading", { level: 2 }).innerText(),
    seenText(card),
    // A household's address stands above its cards.
    seenText(card.locator("xpath=ancestor::*[@role='group'][1]")),
  ]);
  const [, city = ""] = /\b(\w+), MI \d{5}/.exec(`${text}\n${household}`) ?? [];
  return [name.replace(` ${LastName}`, ""), city, text.includes("No department takes part in this city")];
}

/** And no others. */
async function expectJackets(page: Page, LastName: string, expected: readonly Jacket[]): Promise<void> {
  const read = async () => {
    const jackets: Jacket[] = [];
    for (const card of await page.getByRole("article").all()) {
      // A far one is not drawn.
      await card.scrollIntoViewIfNeeded();
      jackets.push(await readCard(card, LastName));
    }
    return jackets.map(String).sort();
  };
  await filterField(page).fill(LastName);
  await expect.poll(read, { timeout: 10_000 }).toEqual(expected.map(String).sort());
}

const inDetroit = at("Home").map((First): Jacket => [First, "Detroit", false]);
const inTrenton = (isOrphan: boolean) => at("River house").map((First): Jacket => [First, "Trenton", isOrphan]);

test("a family of five with a covered and an uncovered home is registered in at most 76 actions with one card entry, is told the truth at every step, and each department's queue holds exactly its people", async ({
  newPerson,
  newStaff,
  annotate,
}) => {
  const LastName = `Moreau${randomUUID().slice(0, 8).replace(/\d/g, "x")}`;
  const { page, context } = await newPerson();
  await lookUpTrenton(page);
  const [presses, fills] = [await recordPresses(context), await recordFills(context)];
  await register(page, LastName);
  await addRiverHouse(page);
  await expectClaims(main(page), [covered, uncovered]);
  await registerPeople(page, LastName);
  await annotate(`${presses.length} presses and ${fills.length} fields for five people`);
  expect(presses.length + fills.length, [...presses, ...fills].join("\n")).toBeLessThanOrEqual(mostActions.family);
  await sidebarLink(page, "Overview").click();
  await expectClaims(main(page), [
    "No department knows your family yet.",
    ...[waits, waits, `Home: ${waits}`, `River house: ${isKept}`, isKept, isKept],
    ...[covered, uncovered],
  ]);

  const detroit = await newStaff("MOD", "/NewEntries");
  await expectJackets(detroit.page, LastName, inDetroit);
  const admin = await newStaff("ADMIN", "/NewEntries");
  await expectJackets(admin.page, LastName, [...inDetroit, ...inTrenton(true)]);

  await joinPlace(trenton);
  const moderator = await newStaff(await aModerator("Tara", trenton));
  await expectJackets(moderator.page, LastName, inTrenton(false));
  await detroit.page.reload();
  await expectJackets(detroit.page, LastName, inDetroit);
  // Coverage is cached for a minute.
  const all = people.flatMap(([, homes]) =>
    homes.map((home) => `Waiting for review in ${home === "Home" ? "Detroit" : "Trenton"}`),
  );
  await sidebarLink(page, "Family Members").click();
  const said = async () => {
    await page.reload();
    await page.getByRole("article").nth(4).waitFor();
    return claims(main(page));
  };
  await expect.poll(said, { timeout: 90_000, interval: 5_000 }).toEqual(all);
});

test("one person is registered, from the first page to a department's queue, in at most 28 actions", async ({
  newPerson,
  newStaff,
  annotate,
}) => {
  const LastName = `Okoro${randomUUID().slice(0, 8).replace(/\d/g, "x")}`;
  const { page, context } = await newPerson();
  const [presses, fills] = [await recordPresses(context), await recordFills(context)];
  await register(page, LastName);
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillQuickly(page, "Rosa", LastName);
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  await next(page).click();
  await choosePlan(page, "Yearly: $40.00 each year");
  await fillCard(await openCheckout(page, "$40.00"));
  await page.getByText("Rosa is registered.").waitFor();
  await annotate(`${presses.length} presses and ${fills.length} fields for one person`);
  expect(presses.length + fills.length, [...presses, ...fills].join("\n")).toBeLessThanOrEqual(mostActions.person);
  const { page: queue } = await newStaff("MOD", "/NewEntries");
  await expectJackets(queue, LastName, [["Rosa", "Detroit", false]]);
});
