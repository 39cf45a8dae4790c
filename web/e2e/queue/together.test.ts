import { expect } from "vitest";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { changeMember, deleteMember, membersOf } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, sidebarLink } from "../support/locators.ts";
import { card, cardHeading, markButton, someJackets } from "../support/queue.ts";
import { allow, hold, slowly } from "../support/routes.ts";
import type { Visit } from "../support/visit.ts";
import { test as queueTest } from "./test.ts";

const test = queueTest
  .extend("moderators", { scope: "file" }, async ({ home, newLastingStaff }) => {
    await someJackets(home, ["Ana", "Ben", "Cleo", "Dora"], { Additional: "Rings twice" });
    const first = await newLastingStaff("MOD", "/NewEntries");
    const second = await newLastingStaff("MASTER MOD", "/NewEntries");
    for (const { page } of [first, second]) await card(page, "Dora Okafor").waitFor();
    return { first, second };
  })
  .extend("first", { scope: "file" }, ({ moderators }) => moderators.first)
  .extend("second", { scope: "file" }, ({ moderators }) => moderators.second);

async function memberCalled({ resident }: Visit, name: string) {
  const found = (await membersOf(resident)).find(({ First }) => First === name);
  if (!found) throw new Error(`${name} is not registered`);
  return found;
}

test("two moderators mark the same jacket: both succeed, and it is gone for both", async ({ first, second }) => {
  for (const { page } of [first, second]) {
    await markButton(page, "Ana Okafor").click();
    await card(page, "Ana Okafor").waitFor({ state: "detached" });
    await untilFocused(cardHeading(page, "Ben Okafor"));
  }
});

test("the cards come with the marks of before and do not move for them, and wait no longer than a second", async ({
  first: { page },
}) => {
  const marks = page.getByRole("region", { name: "Marked in the last ten minutes" });
  const first = page.getByRole("article").first();
  const top = () => first.evaluate((shown) => shown.getBoundingClientRect().top);
  const recent = "markEntries/recent";
  await slowly(page, `**/api/${recent}`, 600);
  await page.reload();
  await first.waitFor();
  const before = await top();
  await marks.waitFor();
  expect(await top()).toBe(before);
  await allow(page, recent);
  const release = await hold(page, recent);
  await page.reload();
  await card(page, "Ben Okafor").waitFor();
  expect(await marks.count()).toBe(0);
  release();
  await marks.waitFor();
  await allow(page, recent);
});

test("a jacket that a colleague reads says so, and a mark leads past it", async ({ first, second }) => {
  // The earlier marks come with the cards.
  await first.page.reload();
  await card(first.page, "Dora Okafor").waitFor();
  await cardHeading(second.page, "Cleo Okafor").focus();
  const hint = card(first.page, "Cleo Okafor").getByText("A colleague is on this one.");
  await hint.waitFor({ timeout: 45_000 });
  await look(first.page, "queue-colleague");
  await markButton(first.page, "Ben Okafor").click();
  await untilFocused(cardHeading(first.page, "Dora Okafor"));
  await first.page.keyboard.press("u");
  await card(first.page, "Ben Okafor").waitFor();
  expect(await card(second.page, "Cleo Okafor").getByText("A colleague is on this one.").count()).toBe(0);
});

test("the key for undo takes back one's own last mark, not a colleague's later one", async ({ first, second }) => {
  for (const [{ page }, name] of [
    [first, "Ben Okafor"],
    [second, "Cleo Okafor"],
  ] as const) {
    await markButton(page, name).click();
    await card(page, name).waitFor({ state: "detached" });
  }
  await first.page.reload();
  await first.page.getByText("Ben Okafor: Marked as Transfered").waitFor();
  for (const [{ page }, name] of [
    [first, "Ben Okafor"],
    [second, "Cleo Okafor"],
  ] as const) {
    await page.keyboard.press("u");
    await untilFocused(cardHeading(page, name));
  }
  // The next card was only passed: this one is held after two seconds.
  await second.page.waitForTimeout(2_500);
});

test("two who come to the same jacket one after the other read of each other within two seconds", async ({
  first,
  second,
}) => {
  const dora = card(first.page, "Dora Okafor");
  const hint = dora.getByText("A colleague is on this one.");
  const counted = first.page.waitForResponse("**/entries/count");
  await first.page.reload();
  await Promise.all([counted, dora.waitFor()]);
  const held = second.page.waitForResponse("**/entries/hold");
  await cardHeading(second.page, "Dora Okafor").focus();
  await held;
  expect(await hint.count()).toBe(0);
  await cardHeading(first.page, "Dora Okafor").focus();
  await hint.waitFor({ timeout: 2_000 });
  await first.page.reload();
  await dora.waitFor();
  await hint.waitFor({ timeout: 2_000 });
});

test("a mark that a colleague took back is told no more beside its jacket", async ({ first, second }) => {
  const marks = first.page.getByRole("region", { name: "Marked in the last ten minutes" });
  await first.page.reload();
  await markButton(first.page, "Cleo Okafor").click();
  await marks.getByText("Cleo Okafor: Marked as Transfered").waitFor();
  await second.page.reload();
  await button(second.page, "Undo: Cleo Okafor").click();
  await card(second.page, "Cleo Okafor").waitFor();
  // A list that begins within five seconds of a mark leaves its jacket out.
  await first.page.waitForTimeout(5_500);
  await sidebarLink(first.page, "Update Jackets").click();
  await first.page.waitForURL("**/UpdatedEntries");
  await sidebarLink(first.page, "New Jackets").click();
  await card(first.page, "Cleo Okafor").waitFor();
  expect(await first.page.getByText("Cleo Okafor: Marked as Transfered").count()).toBe(0);
});

test("a jacket that the family changed meanwhile shows its new version in place, ready to mark", async ({
  first: { page },
  home,
}) => {
  await changeMember(home.resident, await memberCalled(home, "Ben"), {
    Additional: "Knock at the side door",
  });
  await markButton(page, "Ben Okafor").click();
  const ben = card(page, "Ben Okafor");
  await ben.getByText(/^The family changed this jacket while you were reading/).waitFor();
  await ben.getByText("Rings twice").waitFor();
  await expect.poll(() => ben.getByText("Knock at the side door").count()).toBe(2);
  await untilFocused(markButton(page, "Ben Okafor"));
  await look(page, "queue-changed");
  await markButton(page, "Ben Okafor").click();
  await ben.waitFor({ state: "detached" });
});

test("the medical record of a changed jacket is the newest one, and says that it is", async ({
  second: { page },
  home,
}) => {
  await changeMember(home.resident, await memberCalled(home, "Cleo"), {
    Medical: { HearingImpairment: true },
  });
  await button(card(page, "Cleo Okafor"), "View Medical Record").click();
  const record = dialog(page, "Medical Data for Cleo Okafor");
  await record.getByText("Hearing Impairment").waitFor();
  await record.getByText(/^The family changed this jacket/).waitFor();
  await button(record, "Dismiss").click();
  await untilFocused(button(card(page, "Cleo Okafor"), "View Medical Record"));
});

test("a jacket that was withdrawn says so on its card and goes when it is pressed", async ({
  first: { page },
  home,
}) => {
  await deleteMember(home.resident, await memberCalled(home, "Dora"));
  await returnToPage(page);
  await markButton(page, "Dora Okafor").click();
  const dora = card(page, "Dora Okafor");
  await dora.getByText("The family withdrew this jacket. It is not waiting any more.").waitFor();
  await untilFocused(button(dora, "Take it off the list"));
  // Counted without it already.
  const waiting = page.locator("main").getByText(/^Detroit, MI · 1 waiting/);
  await waiting.waitFor();
  await page.keyboard.press("Enter");
  await dora.waitFor({ state: "detached" });
  // Sooner than the next count.
  await waiting.waitFor({ timeout: 5_000 });
});

test("jackets that others removed are announced calmly, and nothing moves before a press", async ({
  second: { page },
}) => {
  await returnToPage(page);
  const offer = page.locator("main").getByText("2 jackets were marked or withdrawn by others");
  await offer.waitFor({ timeout: 30_000 });
  await card(page, "Ben Okafor").waitFor();
  await card(page, "Dora Okafor").waitFor();
  await button(page, "Load again").click();
  await card(page, "Ben Okafor").waitFor({ state: "detached" });
  await card(page, "Cleo Okafor").waitFor();
  expect(await card(page, "Dora Okafor").count()).toBe(0);
  await offer.waitFor({ state: "detached" });
});
