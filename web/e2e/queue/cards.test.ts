import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold, assign } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, heading, seenText, waitForText } from "../support/locators.ts";
import { desk } from "../support/person.ts";
import { aJacket, card, cardHeading, filterField } from "../support/queue.ts";
import { hold, refusal } from "../support/routes.ts";
import { visitOf } from "../support/visit.ts";
import { announced, focusedCard, lengthen, test as queueTest } from "./test.ts";

const test = queueTest.extend("ana", { scope: "file", auto: true }, ({ home }) => aJacket(home, { First: "Ana" }));

test("a queue says that it is loading, and a card shows its kind and since when it is registered", async ({
  newStaff,
}) => {
  const { page } = await newStaff("MOD", "/UpdatedEntries");
  const letGo = await hold(page, "listNewEntries");
  await page.goto("/NewEntries");
  await page.locator("main").getByText("Loading...", { exact: true }).waitFor();
  letGo();
  const ana = card(page, "Ana Okafor");
  await ana.waitFor();
  const [month, day, year] = new Intl.DateTimeFormat("en-US", {
    ...({ month: "short", day: "2-digit", year: "numeric", timeZone: "America/New_York" } as const),
  })
    .format(new Date())
    .replace(",", "")
    .split(" ");
  const seen = (await seenText(ana)).split("\n");
  expect(seen).toContain(`Registered on ${month} ${day} ${year}`);
  expect(seen).toContain("MEMBER");
});

test("a card says that the authorization is not declared, and nothing of the kind where it is", async ({
  home,
  newStaff,
}) => {
  await aJacket(home, { First: "Eda", Authorization: { Choice: "GUARDIAN", Waiver: "2026-11-21" } });
  const { page } = await newStaff("MOD", "/NewEntries");
  await card(page, "Ana Okafor").getByText("Authorization not declared", { exact: true }).waitFor();
  await card(page, "Eda Okafor").waitFor();
  expect(await card(page, "Eda Okafor").getByText("Authorization not declared").count()).toBe(0);
  await look(page, "queue-undeclared");
});

test("a long queue comes in pages of fifty, and the rest by a button", async ({ newStaff }) => {
  const { page } = await newStaff("MOD", "/UpdatedEntries");
  await lengthen(page, 60, 3);
  await page.goto("/NewEntries");
  await card(page, "Number 50 Okafor").waitFor();
  expect(await page.getByRole("article").count()).toBe(50);
  // The others are text until they come near.
  expect(await button(page, "Mark as Transfered").count()).toBeLessThan(10);
  expect(await page.locator("article *").count()).toBeLessThan(1_200);
  const last = card(page, "Number 50 Okafor");
  await last.getByText(/Address: .*Detroit/).waitFor();
  await last.locator("h2").focus();
  await button(last, "Mark as Transfered").waitFor();
  expect(await focusedCard(page)).toBe("Number 50 Okafor");
  await page.keyboard.press("k");
  expect(await focusedCard(page)).toBe("Number 49 Okafor");
  await button(card(page, "Number 49 Okafor"), "Mark as Transfered").waitFor();
  await page.getByRole("button", { name: /^Show more/ }).click();
  await card(page, "Number 60 Okafor").waitFor();
  expect(await page.getByRole("article").count()).toBe(60);
  expect(await page.getByRole("button", { name: /^Show more/ }).count()).toBe(0);
});

test("while a page that failed may have jackets nobody is told to be all: its error stands alone, in sight", async ({
  newStaff,
}) => {
  const { page } = await newStaff("MOD", "/UpdatedEntries");
  const sentence = "This page of the list does not come.";
  let isBroken = true;
  await page.route("**/api/listNewEntries", async (route) => {
    const { Cursor } = route.request().postDataJSON() as { Cursor?: string };
    if (Cursor && isBroken) return route.fulfill(refusal("NOT_ALLOWED", sentence));
    const response = await route.fetch({ postData: "{}" });
    return route.fulfill(Cursor ? { response } : { response, json: { entries: [], NextCursor: "next" } });
  });
  await page.goto("/NewEntries");
  const main = page.getByRole("main");
  await main.getByText(sentence).waitFor();
  expect(await main.getByText("No New Jackets to display").count()).toBe(0);
  const more = button(page, "Show more");
  const { y = 0, height = 0 } = (await more.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(desk.height);
  await look(page, "queue-page-failed");
  isBroken = false;
  await more.click();
  await untilFocused(cardHeading(page, "Ana Okafor"));
});

test("who types a filter is told, without losing the field, that no page has a match", async ({ newStaff }) => {
  const { page } = await newStaff("MOD", "/NewEntries");
  await card(page, "Ana Okafor").waitFor();
  await page.route("**/api/listNewEntries", (route) => {
    const { Cursor } = route.request().postDataJSON() as { Cursor?: string };
    return route.fulfill({ json: { entries: [], ...(Cursor ? {} : { NextCursor: "next" }) } });
  });
  await filterField(page).fill("zzz");
  await announced(page, "0 jackets match");
  await page.getByRole("main").getByText("No jacket matches “zzz”").waitFor();
  await untilFocused(filterField(page));
});

test("an administrator, but no moderator, sees the jackets of uncovered places, marked as such", async ({
  home,
  newStaff,
}) => {
  const alpena = { Name: "Cabin", Street: "1 Main St", City: "Alpena", State: "MI", Zip: "49707" } as const;
  await aJacket(home, { First: "Odo" }, alpena);
  const uncovered = "No department takes part in this city";
  const { page } = await newStaff("ADMIN", "/NewEntries");
  // All cities of a run may have more than a page.
  await filterField(page).fill("Odo");
  await card(page, "Odo Okafor").getByText(uncovered, { exact: true }).waitFor();
  await look(page, "queue-admin");
  const { page: moderators } = await newStaff("MOD", "/NewEntries");
  await card(moderators, "Ana Okafor").waitFor();
  expect(await moderators.getByText(uncovered).count()).toBe(0);
  await filterField(moderators).fill("Odo");
  await waitForText(moderators, "No jacket matches “Odo”");
});

test("a card tells at how many addresses a person is registered, and that another account did the same", async ({
  home,
  newPerson,
  newStaff,
}) => {
  const twin = { First: "Ida", Dob: "1931-05-06" };
  const address = { Street: "77 Campus Martius" };
  const ida = await aJacket(home, twin, address);
  await assign(home.resident, ida, await aHousehold(home.resident, { Name: "Cabin", Street: "78 Campus Martius" }));
  const { page } = await newStaff("MOD", "/NewEntries");
  const cards = card(page, "Ida Okafor");
  const other = "This person is also registered by another account";
  const place = "Another account has registered this address";
  await cards.first().getByText("Registered at 2 addresses", { exact: true }).waitFor();
  expect(await cards.getByText(/another account/i).count()).toBe(0);
  await aJacket(await visitOf(newPerson, "Ira"), twin, address);
  await page.reload();
  await cards.nth(2).waitFor();
  expect(await cards.getByText(other, { exact: true }).count()).toBe(3);
  expect(await cards.getByText(place, { exact: true }).count()).toBe(2);
  await look(page, "queue-duplicates");
});

test("a queue says once that there is no network, in the line over its jackets", async ({ newStaff }) => {
  const { page, context } = await newStaff("MOD", "/NewEntries");
  await heading(page, "New Jackets").waitFor();
  const sentence = /^You are offline\. What is on this page stays\./;
  await context.setOffline(true);
  await page.getByRole("main").getByText(sentence).waitFor();
  expect(await page.getByRole("main").getByText(sentence).count()).toBe(1);
});
