import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { isFocused, untilFocused } from "../support/input/focus.ts";
import { button, dialog, heading, link, waitForText } from "../support/locators.ts";
import { aJacket, card, cardHeading } from "../support/queue.ts";
import { allow, refuse } from "../support/routes.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as queueTest } from "./test.ts";

/** Nia and Sol at different doors, with a last name of their own. */
const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  const Last = "Quillfeather";
  const Medical = { DNR: true, Other: true, OtherText: "Key: 3rd stone" };
  await aJacket(home, { First: "Nia", Last, Medical }, { Street: "77 N Larned St Apt 4" });
  await aJacket(home, { First: "Sol", Last, Medical: {} }, { Street: "79 Larned St" });
  const moderator = await newLastingStaff("MOD", "/NewEntries");
  await card(moderator.page, "Nia Quillfeather").waitFor();
  return moderator;
});

test("an emergency is one field and two keys away, from the queue on, and the family reads of it", async ({
  home,
  moderator: { page },
}) => {
  await page.locator("h1").focus();
  await page.keyboard.press("f");
  await heading(page, "Find").waitFor();
  const field = page.getByRole("searchbox", { name: /^House number/ });
  await untilFocused(field);
  await look(page, "find");
  await untilFocused(field);
  await page.keyboard.type("77 larned");
  await page.keyboard.press("Enter");
  await dialog(page, "Open the record of Nia Quillfeather?").waitFor();
  await untilFocused(page.getByLabel("Incident: we are on the way or on scene"));
  await page.keyboard.press("Enter");
  await untilFocused(cardHeading(page, "Nia Quillfeather"));
  await card(page, "Nia Quillfeather").getByText("Key: 3rd stone").waitFor();
  await look(page, "find-opened");

  await signInAtHome(home.page, home.resident);
  await home.page.goto("/Profile");
  await waitForText(home.page, "Opened for an incident: Nia Quillfeather");
  await waitForText(home.page, "Came up in a search: Nia Quillfeather");
});

test("arrow keys lead through several people, and up to the field; Escape keeps the record closed", async ({
  moderator: { page },
}) => {
  await page.goto("/Find");
  const field = page.getByRole("searchbox", { name: /^House number/ });
  await field.fill("Quillfeather");
  await field.press("Enter");
  const rows = page.locator("[data-found]");
  await untilFocused(rows.first());
  await look(page, "find-several");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await isFocused(rows.nth(1))).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await isFocused(rows.nth(1))).toBe(true);
  await page.keyboard.press("Enter");
  await dialog(page, /^Open the record of/).waitFor();
  await look(page, "find-reason");
  await page.keyboard.press("Escape");
  await untilFocused(rows.nth(1));
  expect(await page.getByRole("article").count()).toBe(0);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await isFocused(field)).toBe(true);

  await rows.first().click();
  await button(dialog(page, /^Open the record of/), "Open").click();
  // Also behind the dialog, where no role is told.
  const record = page.locator("article");
  await record.waitFor();
  await rows.nth(1).click();
  await dialog(page, /^Open the record of/).waitFor();
  expect(await record.count()).toBe(1);
  await page.keyboard.press("Escape");
  await untilFocused(rows.nth(1));
  expect(await record.count()).toBe(1);
});

test("nobody found, too little typed and a find that fails each say how to go on", async ({ moderator: { page } }) => {
  await page.goto("/Find");
  const field = page.getByRole("searchbox", { name: /^House number/ });
  await field.fill("x");
  await field.press("Enter");
  await waitForText(page, "Please enter more letters");
  await field.fill("Nobody Quillfeathers");
  await field.press("Enter");
  await waitForText(page, "Nobody was found");
  await look(page, "find-nobody");
  const again = page.waitForRequest(/\/find$/);
  await field.press("Enter");
  await again;
  await waitForText(page, "Nobody was found");
  await refuse(page, "find", "UNAVAILABLE", "This does not work right now.");
  await field.fill("Quillfeather");
  await field.press("Enter");
  await button(page, "Try again").waitFor();
  await allow(page, "find");
  await button(page, "Try again").click();
  await waitForText(page, "2 people found");
  expect(await link(page, "Find").count()).toBe(1);
});
