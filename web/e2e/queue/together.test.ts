import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, changeElsewhere, membersOf } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, type Visit } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import {
  aJacket,
  aReader,
  button,
  card,
  markAll,
  markOf,
  type Reader,
  staffToken,
} from "../support/queue.ts";

let browser: Browser;
let home: Visit;
let first: Reader;
let second: Reader;

beforeAll(async () => {
  browser = await startBrowser();
  home = await aVisit(browser, "Rosa");
  await markAll(await staffToken());
  for (const [index, First] of ["Ana", "Ben", "Cleo", "Dora"].entries())
    await aJacket(home.family, home.img, { First, Additional: "Rings twice" }, `${index + 1} Campus Martius`);
  first = await aReader(browser, "/NewEntries");
  second = await aReader(browser, "/NewEntries", "MASTER MOD");
  for (const { page } of [first, second]) await card(page, "Dora Okafor").waitFor();
});

afterAll(async () => {
  await browser?.close();
});

/** Somebody comes back to the window: the screen looks for news at once. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

async function memberCalled(name: string) {
  const found = (await membersOf(home.family)).find(({ First }) => First === name);
  if (!found) throw new Error(`${name} is not registered`);
  return found;
}

test("two moderators mark the same jacket: both succeed, and it is gone for both", async () => {
  for (const { page } of [first, second]) {
    await markOf(page, "Ana Okafor").click();
    await card(page, "Ana Okafor").waitFor({ state: "detached" });
    await untilFocused(card(page, "Ben Okafor").getByRole("heading", { level: 2 }));
  }
});

test("a jacket that the family changed while it was read shows its new version in place, ready to mark", async () => {
  const { page } = first;
  await changeElsewhere(home.family, await memberCalled("Ben"), { Additional: "Knock at the side door" });
  await markOf(page, "Ben Okafor").click();
  const ben = card(page, "Ben Okafor");
  await ben.getByText(/^The family changed this jacket while you were reading/).waitFor();
  await ben.getByText("Knock at the side door").waitFor();
  await untilFocused(markOf(page, "Ben Okafor"));
  await look(page, "queue-changed");
  await markOf(page, "Ben Okafor").click();
  await ben.waitFor({ state: "detached" });
});

test("the medical record of a changed jacket is the newest one, and says that it is", async () => {
  const { page } = second;
  await changeElsewhere(home.family, await memberCalled("Cleo"), { Medical: { HearingImpairment: true } });
  await button(card(page, "Cleo Okafor"), "View Medical Record").click();
  const record = page.getByRole("dialog", { name: "Medical Data for Cleo Okafor" });
  await record.getByText("Hearing Impairment").waitFor();
  await record.getByText(/^The family changed this jacket/).waitFor();
  await button(record, "Dismiss").click();
  await untilFocused(button(card(page, "Cleo Okafor"), "View Medical Record"));
});

test("a jacket that was withdrawn says so on its card and goes when it is pressed", async () => {
  const { page } = first;
  const { ID } = await memberCalled("Dora");
  await callApi("DELETE", "/member", { Parent_ID: home.family.id, ID }, home.family);
  await markOf(page, "Dora Okafor").click();
  const dora = card(page, "Dora Okafor");
  await dora.getByText("The family withdrew this jacket. It is not waiting any more.").waitFor();
  await untilFocused(button(dora, "Take it off the list"));
  await page.keyboard.press("Enter");
  await dora.waitFor({ state: "detached" });
});

test("what others took away is offered calmly, and nothing moves before it is pressed", async () => {
  const { page, problems } = second;
  await comeBack(page);
  const offer = page.locator("main").getByText("2 jackets were marked or withdrawn by others");
  await offer.waitFor({ timeout: 30_000 });
  await card(page, "Ben Okafor").waitFor();
  await card(page, "Dora Okafor").waitFor();
  await button(page, "Load again").click();
  await card(page, "Ben Okafor").waitFor({ state: "detached" });
  await card(page, "Cleo Okafor").waitFor();
  expect(await card(page, "Dora Okafor").count()).toBe(0);
  await offer.waitFor({ state: "detached" });
  expect([...problems, ...first.problems]).toEqual([]);
});
