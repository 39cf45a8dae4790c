import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { typeSlowly } from "../support/input/typeSlowly.ts";
import { button, dialog } from "../support/locators.ts";
import { aJacket, card, filterField, someJackets } from "../support/queue.ts";
import { recordCalls } from "../support/routes.ts";
import { focusedCard, names, test as queueTest } from "./test.ts";

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await someJackets(home, ["Ana", "Béla", "Cleo"]);
  const moderator = await newLastingStaff("MOD", "/NewEntries");
  await card(moderator.page, "Cleo Okafor").waitFor();
  return moderator;
});

test("the filter looks through the whole queue by words and by zip; a reload keeps it, and the address holds no name", async ({
  moderator: { page },
}) => {
  await page
    .locator("main")
    .getByText(/^Detroit, MI · 3 waiting · oldest/)
    .waitFor();
  await filterField(page).fill("bela");
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Béla Okafor"]);
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await filterField(page).inputValue()).toBe("bela");
  await filterField(page).fill("48999");
  await page.locator("main").getByText("No jacket matches “48999”").waitFor();
  await look(page, "queue-nothing-found");
  await filterField(page).fill("48226");
  await page.locator("main").getByText("3 jackets match", { exact: true }).waitFor();
  await button(page, "Clear the filter").click();
  await page
    .locator("main")
    .getByText(/^Detroit, MI · 3 waiting/)
    .waitFor();
  await untilFocused(filterField(page));
});

test("a filter that is typed slowly loses no letter", async ({ moderator: { page } }) => {
  await typeSlowly(filterField(page), "bela okafor");
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await filterField(page).inputValue()).toBe("bela okafor");
  await button(page, "Clear the filter").click();
  await card(page, "Ana Okafor").waitFor();
});

test("the newest can stand first; another screen and the way back keep that", async ({ moderator: { page } }) => {
  await page.getByLabel("Order").selectOption("Newest first");
  await expect.poll(() => names(page)).toEqual(["Cleo Okafor", "Béla Okafor", "Ana Okafor"]);
  await page.getByRole("navigation").getByRole("link", { name: "Update Jackets" }).click();
  await page.locator("main").getByText("No Updated Jackets to display").waitFor();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Cleo Okafor", "Béla Okafor", "Ana Okafor"]);
  await page.getByLabel("Order").selectOption("Longest waiting first");
  await expect.poll(() => names(page)).toEqual(["Ana Okafor", "Béla Okafor", "Cleo Okafor"]);
});

test("keys alone go from jacket to jacket, read, mark and take back", async ({ moderator: { page } }) => {
  await page.locator("h1").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await focusedCard(page)).toBe("Béla Okafor");
  await page.keyboard.press("k");
  expect(await focusedCard(page)).toBe("Ana Okafor");
  await page.keyboard.press("m");
  const record = dialog(page, "Medical Data for Ana Okafor");
  await record.getByText("DNR", { exact: true }).waitFor();
  // Keys do nothing in a dialog.
  await page.keyboard.press("t");
  await page.keyboard.press("Escape");
  await record.waitFor({ state: "detached" });
  await page.keyboard.press("t");
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  await expect.poll(() => focusedCard(page)).toBe("Béla Okafor");
  await page.keyboard.press("u");
  await card(page, "Ana Okafor").waitFor();
  await expect.poll(() => focusedCard(page)).toBe("Ana Okafor");
  await page.keyboard.press("/");
  await untilFocused(filterField(page));
  await page.keyboard.type("jut");
  expect(await filterField(page).inputValue()).toBe("jut");
  await button(page, "Clear the filter").click();
});

test("the help names the keys and turns them off, for the session", async ({ moderator: { page } }) => {
  await page.locator("h1").focus();
  await page.keyboard.press("?");
  const help = dialog(page, "Keyboard shortcuts");
  await help.getByText("Next jacket").waitFor();
  await look(page, "queue-shortcuts");
  await help.getByLabel("Use these keys on this page").uncheck();
  await button(help, "Close").click();
  await page.reload();
  await card(page, "Ana Okafor").waitFor();
  await page.keyboard.press("j");
  expect(await focusedCard(page)).toBe("");
  await button(page, "Shortcuts").click();
  await help.getByLabel("Use these keys on this page").check();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("j");
  expect(await focusedCard(page)).toBe("Ana Okafor");
});

test("new jackets are a number on a button while a moderator reads: no record is read before it is pressed", async ({
  moderator: { page },
  home,
}) => {
  const asked = recordCalls(page);
  await aJacket(home, { First: "Dora" }, { Street: "4 Campus Martius" });
  const arrivals = button(page, "1 new");
  await arrivals.waitFor({ timeout: 45_000 });
  expect(asked.filter((path) => path === "/listNewEntries")).toEqual([]);
  expect(await names(page)).toHaveLength(3);
  await look(page, "queue-arrivals");
  await arrivals.click();
  await expect.poll(() => focusedCard(page)).toBe("Dora Okafor");
  await arrivals.waitFor({ state: "detached" });
  expect(await names(page)).toEqual(["Ana Okafor", "Béla Okafor", "Cleo Okafor", "Dora Okafor"]);
});

test("an engineer reads and marks nothing; a role that sees every city can narrow the queue to one", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ENGINEER", "/FFRNewEntry");
  const ana = card(page, "Ana Okafor");
  await ana.waitFor();
  // Other journeys' jackets may stand before it, and a card far below is not drawn yet.
  await ana.scrollIntoViewIfNeeded();
  await button(ana, "View Medical Record").waitFor();
  expect(await button(page, "Mark as Transfered").count()).toBe(0);
  await page.getByRole("textbox", { name: "City" }).fill("Flint");
  await page.locator("main").getByText("Choose its state, too").waitFor();
  await page.getByLabel("State").selectOption("MI");
  await page.locator("main").getByText("No jacket matches Flint, MI").waitFor();
  await page.getByRole("textbox", { name: "City" }).fill("detroit");
  await ana.waitFor();
});
