import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tabTo } from "../session/test.ts";
import { startBrowser } from "../support/look.ts";
import { button, field, heading, toast } from "../support/members.ts";
import { aPlace, atPlaces, legitimate, link, openPlace, placeRow, placesOf, sidebar } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const press = (page: Page, keys: string) => page.keyboard.press(keys);

test("a place is added, changed and deleted with the keyboard alone", async () => {
  const { page, family, problems } = await atPlaces(browser, "Kay");
  await tabTo(page, link(page, "Add a House Hold"));
  await press(page, "Enter");
  await heading(page, "New House Hold").waitFor();
  await tabTo(page, field(page, "Street"));
  await page.keyboard.type("2 Woodward Ave");
  await press(page, "Tab");
  await page.keyboard.type("Detroit");
  await press(page, "Tab");
  await page.keyboard.type("Mich");
  await press(page, "Tab");
  await page.keyboard.type("48226");
  await press(page, "Tab");
  await page.keyboard.type("Home");
  await press(page, "Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, legitimate(page));
  await press(page, "Space");
  await press(page, "Enter");
  await toast(page, "New House Hold has been registered !").waitFor();
  await placeRow(page, "Home").waitFor();
  expect((await placesOf(family))[0]).toMatchObject({ Street: "2 Woodward Ave", State: "MI" });

  const star = placeRow(page, "Home").getByText("Primary Location").locator("xpath=ancestor::*[@tabindex=0]");
  await tabTo(page, star);
  await page.getByRole("tooltip", { name: "This is your registered Primary Location" }).waitFor();
  await tabTo(page, link(page, "Edit Home"));
  await press(page, "Enter");
  await heading(page, "Edit Home").waitFor();
  await tabTo(page, field(page, "House name"));
  await press(page, "End");
  await page.keyboard.type(" sweet home");
  await press(page, "Enter");
  await tabTo(page, legitimate(page));
  await press(page, "Space");
  await tabTo(page, button(page, "Upload Changes"));
  await press(page, "Enter");
  await toast(page, "House Hold has been updated !").waitFor();

  await tabTo(page, link(page, "Edit Home sweet home"));
  await press(page, "Enter");
  await heading(page, "Edit Home sweet home").waitFor();
  await tabTo(page, button(page, "Delete this house hold"));
  await press(page, "Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, button(dialog, "Delete this house hold"));
  await press(page, "Enter");
  await toast(page, "House Hold has been deleted !").waitFor();
  expect(await placesOf(family)).toEqual([]);
  expect(problems).toEqual([]);
});

/** Words that are cut off where they stand. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, [role=dialog] *")]
      .filter(
        (it) =>
          !it.closest(".unseen, .maplibregl-map") &&
          it.childElementCount === 0 &&
          it.textContent?.trim() &&
          it.clientWidth > 1 &&
          it.scrollWidth > it.clientWidth + 1 &&
          /hidden|clip/.test(getComputedStyle(it).overflowX),
      )
      .map(({ textContent }) => textContent),
  );

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const longName = "Großmutter O'Brien-Núñez’ Ferienhaus am Straßenbahnhof 🏡";
const longNote = `Tür${"straßenbahnhaltestelle".repeat(6)} 李小龙`;

test.each([
  { what: "at 320 px", width: 320, height: 640, size: "100%" },
  { what: "with text of 200 % at a desk", width: 1280, height: 900, size: "200%" },
  { what: "with text of 200 % on a phone", width: 360, height: 740, size: "200%" },
])("nothing is cut off or runs over $what", async ({ width, height, size }) => {
  const { page } = await atPlaces(browser, "Bea", (family) =>
    aPlace(family, { Name: longName, Description: longNote }),
  );
  await page.setViewportSize({ width, height });
  const large = () =>
    page.evaluate((percent) => document.documentElement.style.setProperty("font-size", percent), size);
  const expectWhole = async (screen: string) => {
    await expect.poll(() => widest(page), { message: screen }).toBeLessThanOrEqual(width);
    expect.soft(await cutOff(page), screen).toEqual([]);
  };
  await large();
  await link(page, `Edit ${longName}`).waitFor();
  await expectWhole("the list");
  await openPlace(page, longName);
  await expectWhole("the edit form");
  await field(page, "House name").fill("Home");
  await page.getByRole("button", { name: "Update House Hold" }).click();
  await page.getByRole("dialog").getByText("We found this address on the map.").waitFor();
  await expectWhole("the confirmation");
  await page.keyboard.press("Escape");
  await field(page, "House name").fill(longName);
  await button(page, "Delete this house hold").click();
  await page.getByRole("dialog").waitFor();
  await expectWhole("the deletion");
  await page.goto("/Overview");
  await large();
  await page.getByRole("list", { name: "Places on the map" }).waitFor();
  await expectWhole("the overview");
});

test("on a phone the table reads as cards, and a tap on the star says what it means", async () => {
  const visit = await atPlaces(browser, "Tia", (family) => aPlace(family, { Name: "Home" }));
  const context = await browser.newContext({
    baseURL: new URL(visit.page.url()).origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    storageState: await visit.context.storageState(),
  });
  const page = await context.newPage();
  await page.goto("/Login");
  await field(page, "Email").fill(visit.family.Email);
  await page.locator("input[type=password]").fill(visit.family.Password);
  await button(page, "Sign in").tap();
  await heading(page, /^Welcome back/).waitFor();
  await page.goto("/HouseHolds");
  const card = page.getByRole("list", { name: "Your house holds" }).getByRole("listitem");
  await card.getByRole("heading", { name: /^Home/ }).waitFor();
  for (const label of ["Address", "Members", "Create Date"])
    await card.getByText(label, { exact: true }).waitFor();
  await card.getByText("Primary Location").tap();
  await page.getByRole("tooltip", { name: "This is your registered Primary Location" }).waitFor();
  await link(page, "Edit Home").tap();
  await heading(page, "Edit Home").waitFor();
});

test("the warning beside Locations goes with the first primary residence", async () => {
  const { page } = await atPlaces(browser, "Wilma");
  await sidebar(page, "Locations").getByText("(no primary location yet)").waitFor({ state: "attached" });
  await link(page, "Register my primary residence").click();
  await field(page, "House name").fill("Home");
  await button(page, "Register House Hold").click();
  await legitimate(page).check();
  await button(page.getByRole("dialog"), "Register House Hold").click();
  await toast(page, "New House Hold has been registered !").waitFor();
  expect(await sidebar(page, "Locations").getByText("(no primary location yet)").count()).toBe(0);
});
