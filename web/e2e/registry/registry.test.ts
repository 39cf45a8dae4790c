import type { Page } from "playwright-core";
import { expect } from "vitest";
import { minutes } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { recordPresses } from "../support/input/presses.ts";
import { button, field, fold, heading, link, waitForText } from "../support/locators.ts";
import { aJacket } from "../support/queue.ts";
import { allow, answerEmptyPages, refuse } from "../support/routes.ts";
import { enter } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test } from "../support/test.ts";

const Street = "88 Larned St";
const address = `${Street}, Unit 4, Detroit, MI 48226`;

const onAVentilator = {
  First: "Nia",
  Last: "Stormwell",
  Phone: "313-555-0142",
  Medical: { MedicalPumps: true },
  PowerEquipment: [{ What: "Ventilator", Hours: "4" }],
};

/** Around the middle of the map, px. */
async function drawSquare(page: Page): Promise<void> {
  const map = page.getByRole("region", { name: "Map of the homes" }).locator("canvas");
  await map.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const corners = [
    [-90, -90],
    [90, -90],
    [90, 90],
    [-90, 90],
    [-90, -90],
  ] as const;
  for (const [x, y] of corners) {
    const position = { x: width / 2 + x, y: height / 2 + y };
    await map.hover({ position });
    await map.click({ position });
    // A second press at once would be a double one.
    await page.waitForTimeout(400);
  }
}

test("on the worst day a moderator gives a reason, narrows the registry, and opens a home as a crew needs it", async ({
  newVisit,
  newStaff,
}) => {
  const door = { Description: "Ring twice, dog is friendly", Unit: "4", Floor: "2", Entry: "Gate code 4711" };
  const home = await newVisit("Lena");
  // The family's own pin.
  const Geo = { Lat: 42.331, Lng: -83.044, Exactness: "FAMILY" as const };
  await aJacket(home, onAVentilator, { Street, Geo, ...door });
  await aJacket(home, { First: "Sol", Medical: {} }, { Street: "90 Larned St" });
  const { page } = await newStaff("MOD", "/Registry");
  await heading(page, "Registry").waitFor();
  await waitForText(page, "Counts for planning");
  expect(await page.getByRole("heading", { name: "Homes", exact: true }).count()).toBe(0);
  await look(page, "registry-reason");

  await button(page, "Show the homes").click();
  await waitForText(page, "Please choose a reason");
  await page.getByLabel("Welfare check").check();
  await button(page, "Show the homes").click();
  await untilFocused(page.getByRole("heading", { name: "Homes", exact: true }));
  await waitForText(page, /most urgent first/);

  await page.getByLabel("Area", { exact: true }).selectOption("ZIP");
  await field(page, "ZIP").fill("482");
  await page.getByLabel("Needs power").check();
  await button(page, "Show these homes").click();
  await waitForText(page, "Please enter a valid Zip code");
  await field(page, "ZIP").fill("48226");
  await button(page, "Show these homes").click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: address, exact: true }) });
  await row.getByText("Battery lasts 4 hours").waitFor();
  await button(row, address).click();
  await look(page, "registry-list");

  await button(row, `Open ${address}`).click();
  await untilFocused(page.getByRole("heading", { name: address, level: 2 }));
  await waitForText(page, "Gate code 4711");
  await page.getByRole("article", { name: "Nia Stormwell" }).waitFor();
  expect(await link(page, "(313) 555-0142").getAttribute("href")).toBe("tel:+13135550142");
  expect(await link(page, "Navigate there").getAttribute("href")).toContain("destination=");
  await look(page, "registry-home");
  await button(page, "Close the home").click();
  await untilFocused(button(row, address));

  await page.getByLabel("Area", { exact: true }).selectOption("DRAWN");
  await page.getByLabel("Needs power").uncheck();
  await drawSquare(page);
  await page.getByRole("heading", { name: "Without an exact position" }).waitFor();
  await button(page, address).waitFor();
  await button(page, "90 Larned St, Detroit, MI 48226").waitFor();
  await look(page, "registry-drawn");
});

test("the same question is asked again, and what is typed or taken away outlasts the hour of its reason", async ({
  newVisit,
  newStaff,
}) => {
  await aJacket(await newVisit("Ann"), onAVentilator, { Street: "18 Brush St" });
  const { page } = await newStaff("MOD");
  await page.context().clock.install();
  await page.goto("/Registry");
  await page.getByLabel("Exercise").check();
  await button(page, "Show the homes").click();
  await waitForText(page, /most urgent first/);
  const again = page.waitForResponse(/\/registry\/list$/);
  await button(page, "Show these homes").click();
  await (await again).finished();
  await waitForText(page, /most urgent first/);
  await refuse(page, "registry/list", "UNAVAILABLE", "This does not work right now.");
  await button(page, "Show these homes").click();
  await waitForText(page, "This does not work right now.");
  await waitForText(page, /most urgent first/);
  await look(page, "registry-again-failed");
  await allow(page, "registry/list");

  await fold(page, "More").click();
  const hours = field(page, "Hours of battery left, at most");
  await hours.fill("many");
  await fold(page, "More").click();
  await button(page, "Show these homes").click();
  await untilFocused(hours);
  await waitForText(page, "Please enter hours from 0 to 999");
  await hours.fill("6");
  await page.getByLabel("Area", { exact: true }).selectOption("ALERT");
  const pasted = page.getByLabel("Alert", { exact: true });
  await pasted.fill("An alert that was pasted and not read yet");

  await button(page, "Take it away").click();
  const choices = page.getByRole("dialog", { name: "Take this list away" });
  await choices.waitFor();
  for (let passed = 0; passed < 63; passed += 9) {
    await page.clock.fastForward(minutes(9));
    await page.keyboard.press("Shift");
  }
  await page.getByText("Why do you look at the registry?").waitFor();
  await button(choices, "Cancel").click();
  await choices.waitFor({ state: "detached" });
  await page.getByLabel("Exercise").check();
  await button(page, "Show the homes").click();
  await expect.poll(() => hours.inputValue()).toBe("6");
  expect(await pasted.inputValue()).toBe("An alert that was pasted and not read yet");
});

test("from the sign-in to the call list of a drawn area it takes at most 12 actions", async ({
  newVisit,
  newPerson,
}) => {
  await aJacket(await newVisit("Ida"), onAVentilator, { Street: "12 Brush St" });
  const { page, context } = await newPerson();
  await page.goto("/Login");
  const presses = await recordPresses(context);
  // Typed, or chosen from a list.
  let filled = 2;
  await enter(page, seeded("MOD"));
  await link(page, "Registry").click();
  await page.getByLabel("Incident: we are on the way or on scene").check();
  await button(page, "Show the homes").click();
  await page.getByLabel("Area", { exact: true }).selectOption("DRAWN");
  filled += 1;
  await drawSquare(page);
  await waitForText(page, /homes?, most urgent first/);
  expect(presses.length).toBeGreaterThan(5);
  expect([...presses, ...Array(filled)].length, presses.join(", ")).toBeLessThanOrEqual(12);
});

test("a circle around an address is found by keyboard", async ({ newStaff }) => {
  const { page } = await newStaff("MOD", "/Registry");
  await page.getByLabel("Exercise").check();
  await button(page, "Show the homes").click();
  await page.getByLabel("Area", { exact: true }).selectOption("CIRCLE");
  await button(page, "Around an address").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Around an address" });
  expect(await field(dialog, "City").inputValue()).toBe("Detroit");
  await field(dialog, "Street").fill("2 Woodward Ave");
  await field(dialog, "Zip").fill("48226");
  await look(page, "registry-around");
  // The map service's stand-in knows ZIPs alone.
  await field(dialog, "Zip").press("Enter");
  await waitForText(dialog, "This address is not on the map. Please choose the area by its ZIP.");
  const Geo = { Lat: 42.3299, Lng: -83.0458, Exactness: "ADDRESS" };
  await page.route("**/api/geocode", (route) => route.fulfill({ json: { Geo, Coverage: { Covered: true, By: [] } } }));
  await field(dialog, "Zip").press("Enter");
  await dialog.waitFor({ state: "detached" });
  await untilFocused(button(page, "Around an address"));
  expect(await field(page, "Middle").inputValue()).toMatch(/^42\.\d+, -83\.\d+$/);
  await field(page, "Radius").fill("2");
  await field(page, "Radius").press("Enter");
  await waitForText(page, /most urgent first/);
});

test("a search for a registry that found no department in its first pages says so, and looks further", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ADMIN", "/Registry");
  await answerEmptyPages(page, 6);
  await page.getByRole("searchbox", { name: "Search by name or city" }).fill("rare");
  await waitForText(page, "No department was found so far. There is more to look through.");
  await look(page, "registry-department-none-yet");
  await button(page, "Look further").click();
  await waitForText(page, /^No department was found\.$/);
});

test("an engineer reads counts alone, and an administrator chooses a department first", async ({ newStaff }) => {
  const engineer = (await newStaff("ENGINEER", "/Registry")).page;
  await engineer.getByRole("searchbox", { name: "Search by name or city" }).fill("Detroit");
  await button(engineer, "Choose Detroit responders").click();
  await waitForText(engineer, "Registry of Detroit responders");
  await waitForText(engineer, "Counts for planning");
  expect(await button(engineer, "Show the homes").count()).toBe(0);
  await look(engineer, "registry-engineer");

  const admin = (await newStaff("ADMIN", "/Registry")).page;
  await waitForText(admin, "Whose registry?");
  await look(admin, "registry-department");
  await admin
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  await button(admin, "Show the homes").waitFor();
});

test("a moderator saves an area by a name, lists by it, renames it and deletes it", async ({ newStaff }) => {
  const { page } = await newStaff("MOD", "/Registry");
  await page.getByLabel("Exercise").check();
  await button(page, "Show the homes").click();
  const area = page.getByLabel("Area", { exact: true });
  await area.selectOption("ZIP");
  expect(await button(page, "Save this area").count()).toBe(0);
  await field(page, "ZIP").fill("48226");
  await button(page, "Save this area").click();
  const dialog = page.getByRole("dialog", { name: "Save this area" });
  await button(dialog, "Save the area").click();
  await waitForText(page, "Please give the area a name");
  await field(dialog, "Name").fill("Downtown");
  await button(dialog, "Save the area").click();
  await dialog.waitFor({ state: "detached" });
  await untilFocused(area);
  const choice = page.getByLabel("Saved area", { exact: true });
  expect(await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe("Downtown");
  await button(page, "Show these homes").click();
  await waitForText(page, /most urgent first|No homes to show/);
  await look(page, "registry-saved-area");

  await button(page, "Saved areas").click();
  const list = page.getByRole("dialog", { name: "Saved areas" });
  await list.getByText("ZIP 48226").waitFor();
  await look(page, "registry-saved-areas");
  await button(list, "Rename Downtown").click();
  const renaming = page.getByRole("dialog", { name: "Rename Downtown" });
  await field(renaming, "Name").fill("River bank");
  await button(renaming, "Save the name").click();
  await button(list, "Delete River bank").click();
  await button(page.getByRole("dialog", { name: "Delete River bank?" }), "Delete").click();
  await list.getByText("No area is saved.").waitFor();
  await button(list, "Close").click();
  await waitForText(page, "None is saved yet");
});
