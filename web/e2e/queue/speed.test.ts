import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, type Visit } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import {
  aJacket,
  aReader,
  button,
  card,
  focusedJacket,
  markAll,
  type Reader,
  staffToken,
} from "../support/queue.ts";
import { typeSlowly } from "../support/typeSlowly.ts";

let browser: Browser;
let home: Visit;
let moderator: Reader;

beforeAll(async () => {
  browser = await startBrowser();
  home = await aVisit(browser, "Rosa");
  await markAll(await staffToken());
  for (const [index, First] of ["Ana", "Béla", "Cleo"].entries())
    await aJacket(home.family, home.img, { First }, `${index + 1} Campus Martius`);
  moderator = await aReader(browser, "/NewEntries");
  await card(moderator.page, "Cleo Okafor").waitFor();
});

afterAll(async () => {
  await browser?.close();
});

const filter = (page: Page) => page.getByRole("searchbox", { name: /^Filter/ });
const names = (page: Page) => page.locator("article h2").allTextContents();

test("the filter looks through the whole queue by words and by zip; a reload keeps it, and the address tells no name", async () => {
  const { page } = moderator;
  await page
    .locator("main")
    .getByText(/^Detroit, MI · 3 waiting · oldest/)
    .waitFor();
  await filter(page).fill("bela");
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Béla Okafor"]);
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await filter(page).inputValue()).toBe("bela");
  await filter(page).fill("48999");
  await page.locator("main").getByText("No jacket matches “48999”").waitFor();
  await look(page, "queue-nothing-found");
  await filter(page).fill("48226");
  await page.locator("main").getByText("3 jackets match", { exact: true }).waitFor();
  await button(page, "Clear the filter").click();
  await page
    .locator("main")
    .getByText(/^Detroit, MI · 3 waiting/)
    .waitFor();
  await untilFocused(filter(page));
});

test("a filter that is typed slowly loses no letter", async () => {
  const { page } = moderator;
  await typeSlowly(filter(page), "bela okafor");
  await page.locator("main").getByText("1 jacket matches", { exact: true }).waitFor();
  expect(await filter(page).inputValue()).toBe("bela okafor");
  await button(page, "Clear the filter").click();
  await card(page, "Ana Okafor").waitFor();
});

test("the newest can stand first; another screen and the way back keep that", async () => {
  const { page } = moderator;
  await page.getByLabel("Order").selectOption("Newest first");
  await expect.poll(() => names(page)).toEqual(["Cleo Okafor", "Béla Okafor", "Ana Okafor"]);
  await page.getByRole("navigation").getByRole("link", { name: "Update Jackets" }).click();
  await page.locator("main").getByText("No Updated Jackets to display").waitFor();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Cleo Okafor", "Béla Okafor", "Ana Okafor"]);
  await page.getByLabel("Order").selectOption("Longest waiting first");
  await expect.poll(() => names(page)).toEqual(["Ana Okafor", "Béla Okafor", "Cleo Okafor"]);
});

test("keys alone go from jacket to jacket, read, mark and take back", async () => {
  const { page } = moderator;
  await page.locator("h1").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await focusedJacket(page)).toBe("Béla Okafor");
  await page.keyboard.press("k");
  expect(await focusedJacket(page)).toBe("Ana Okafor");
  await page.keyboard.press("m");
  const record = page.getByRole("dialog", { name: "Medical Data for Ana Okafor" });
  await record.getByText("DNR", { exact: true }).waitFor();
  // In a dialog the keys do nothing.
  await page.keyboard.press("t");
  await page.keyboard.press("Escape");
  await record.waitFor({ state: "detached" });
  await page.keyboard.press("t");
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  await expect.poll(() => focusedJacket(page)).toBe("Béla Okafor");
  await page.keyboard.press("u");
  await card(page, "Ana Okafor").waitFor();
  await expect.poll(() => focusedJacket(page)).toBe("Ana Okafor");
  await page.keyboard.press("/");
  await untilFocused(filter(page));
  await page.keyboard.type("jut");
  expect(await filter(page).inputValue()).toBe("jut");
  await button(page, "Clear the filter").click();
});

test("the help tells the keys and turns them off, for the session", async () => {
  const { page } = moderator;
  await page.locator("h1").focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.getByText("Next jacket").waitFor();
  await look(page, "queue-shortcuts");
  await help.getByLabel("Use these keys on this page").uncheck();
  await button(help, "Close").click();
  await page.reload();
  await card(page, "Ana Okafor").waitFor();
  await page.keyboard.press("j");
  expect(await focusedJacket(page)).toBe("");
  await button(page, "Shortcuts").click();
  await help.getByLabel("Use these keys on this page").check();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("j");
  expect(await focusedJacket(page)).toBe("Ana Okafor");
});

test("what comes while somebody reads is a number on a button: no record is read before it is pressed", async () => {
  const { page, problems } = moderator;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.replace("/api", "")));
  await aJacket(home.family, home.img, { First: "Dora" }, "4 Campus Martius");
  const arrivals = button(page, "1 new");
  await arrivals.waitFor({ timeout: 45_000 });
  expect(asked.filter((path) => path === "/listNewEntries")).toEqual([]);
  expect(await names(page)).toHaveLength(3);
  await look(page, "queue-arrivals");
  await arrivals.click();
  await expect.poll(() => focusedJacket(page)).toBe("Dora Okafor");
  await arrivals.waitFor({ state: "detached" });
  expect(await names(page)).toEqual(["Ana Okafor", "Béla Okafor", "Cleo Okafor", "Dora Okafor"]);
  expect(problems).toEqual([]);
});

test("an engineer reads and marks nothing; who sees every city can narrow the queue to one", async () => {
  const { page, problems } = await aReader(browser, "/FFRNewEntry", "ENGINEER");
  const ana = card(page, "Ana Okafor");
  await ana.waitFor();
  await button(ana, "View Medical Record").waitFor();
  expect(await button(page, "Mark as Transfered").count()).toBe(0);
  await page.getByRole("textbox", { name: "City" }).fill("Flint");
  await page.locator("main").getByText("Choose its state, too").waitFor();
  await page.getByLabel("State").selectOption("MI");
  await page.locator("main").getByText("No jacket matches Flint, MI").waitFor();
  await page.getByRole("textbox", { name: "City" }).fill("detroit");
  await ana.waitFor();
  expect(problems).toEqual([]);
});
