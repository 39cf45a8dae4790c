import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { minutes, returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { isFocused, tabThrough } from "../support/input/focus.ts";
import { button, field, heading, passwordField, waitForText } from "../support/locators.ts";
import { aResident, changeEmail } from "../support/resident.ts";
import { ended, enter, signInAgain, welcome } from "../support/signIn.ts";
import { confirm, endElsewhere, expectSaved, fillConfirmation, householdNames, test } from "./test.ts";

test("a session that ends during a save waits for the password, and the save is done exactly once", async ({
  remembered,
}) => {
  const { page, resident } = await remembered("Rosa");
  await fillConfirmation(page);
  await endElsewhere(page);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/household")) saves.push(request.headers()["idempotency-key"] ?? "");
  });
  await confirm(page);
  await ended(page).waitFor();
  expect(saves).toEqual([]);
  // Longer than any request: the save waits for the person.
  await page.clock.fastForward(minutes(2));
  expect(await page.getByText(/could not reach|Please try again later/).count()).toBe(0);
  await passwordField(page, "Password").fill("Wrong1234");
  await page.keyboard.press("Enter");
  await waitForText(page, errorSentences.WRONG_CREDENTIALS);
  await look(page, "43-session-ended-wrong");
  await signInAgain(page, resident);
  await expectSaved(page, resident);
  await page.getByRole("table", { name: "Your house holds" }).getByText("Lake cabin").waitFor();
  expect(saves).toHaveLength(1);
  expect(await page.getByText(errorSentences.WRONG_CREDENTIALS).count()).toBe(0);
});

test("a save that the server refuses for its token is sent again with the same key", async ({ remembered }) => {
  const { page, resident } = await remembered("Kira");
  await fillConfirmation(page);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/household", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await page.context().clearCookies();
    return route.fulfill({ status: 401, json: { message: "Unauthorized" } });
  });
  await confirm(page);
  await ended(page).waitFor();
  await signInAgain(page, resident);
  await expectSaved(page, resident);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("with the keyboard alone, a covered page and its open dialog come back as they were", async ({ remembered }) => {
  const { page, resident } = await remembered("Nadia");
  await fillConfirmation(page);
  await endElsewhere(page);
  await button(page.getByRole("dialog"), "Register House Hold").focus();
  await page.keyboard.press("Enter");
  await ended(page).waitFor();
  expect(await isFocused(ended(page))).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await tabThrough(page, passwordField(page, "Password"));
  await page.keyboard.type(resident.Password);
  await tabThrough(page, button(page, "Continue where you left off"));
  await page.keyboard.press("Enter");
  await waitForText(page, "New House Hold has been registered !");
});

test("Back does not lead away under a covered page, and a reload leads to sign-in and back", async ({ remembered }) => {
  const { page, resident } = await remembered("Petra");
  await page.goto("/HouseHolds");
  await page.getByRole("link", { name: "Add a House Hold" }).first().click();
  await field(page, "House name").fill("Lake cabin");
  await endElsewhere(page);
  await returnToPage(page);
  await ended(page).waitFor();
  await page.goBack();
  await ended(page).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/HouseHolds/Add");
  await signInAgain(page, resident);
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.goBack();
  await button(page.getByRole("dialog", { name: "Leave without saving?" }), "Leave").click();
  await heading(page, "Welcome, Petra").waitFor();
  await page.goForward();
  await heading(page, "New House Hold").waitFor();

  await endElsewhere(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await heading(page, "Sign in").waitFor();
  await enter(page, resident);
  await heading(page, "New House Hold").waitFor();
});

test("earlier announcements can be read neither on a covered page nor after it was left", async ({ remembered }) => {
  const { page } = await remembered("Thea");
  await page.goto("/HouseHolds/Add");
  await page.getByText("(no primary location yet)").first().waitFor({ state: "attached" });
  await button(page, "Copy my primary residence address").click();
  const spoken = () =>
    page.evaluate(() =>
      ["announce-status", "announce-alert"].map((id) => document.getElementById(id)?.textContent).join(""),
    );
  await expect.poll(spoken).toMatch(/2 Woodward Ave/);
  await endElsewhere(page);
  await returnToPage(page);
  await ended(page).waitFor();
  expect(await spoken()).not.toMatch(/Woodward/);
  await button(page, "Sign in as somebody else").click();
  await button(page, "Leave this page").click();
  await heading(page, "Sign in").waitFor();
  expect(await spoken()).not.toMatch(/Woodward/);
});

test("an e-mail address that was changed on another device opens the covered page", async ({ remembered }) => {
  const { page, resident } = await remembered("Nora");
  await fillConfirmation(page);
  const Email = `new.${resident.Email}`;
  await changeEmail(resident, Email);
  await endElsewhere(page);
  await returnToPage(page);
  await ended(page).waitFor();
  await passwordField(page, "Password").fill(resident.Password);
  await button(page, "Continue where you left off").click();
  await waitForText(page, errorSentences.WRONG_CREDENTIALS);
  await field(page, "Email").fill(Email);
  await signInAgain(page, resident);
  await confirm(page);
  await waitForText(page, "New House Hold has been registered !");
  await waitForText(page, "Lake cabin");
});

test("a photo that was dropped into the page is not given up without a question", async ({ remembered }) => {
  const { page } = await remembered("Dani");
  await page.locator("h1").dispatchEvent("drop");
  await endElsewhere(page);
  await returnToPage(page);
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await heading(page, "Sign in as somebody else?").waitFor();
});

test("another person who signs in sees nothing of the first one", async ({ remembered }) => {
  const other = await aResident("Omar");
  const { page } = await remembered("Ines");
  await fillConfirmation(page);
  await endElsewhere(page);
  await confirm(page);
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await heading(page, "Sign in as somebody else?").waitFor();
  await look(page, "44-somebody-else");
  await button(page, "Go back").click();
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await button(page, "Leave this page").click();
  await heading(page, "Sign in").waitFor();
  const kept = () =>
    page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, localStorage, sessionStorage]));
  expect(await kept()).not.toMatch(/Ines|Lake cabin/);
  expect(await page.getByText(errorSentences.SIGN_IN).count()).toBe(0);
  await enter(page, other);
  await welcome(page, "Omar").waitFor();
  expect(new URL(page.url()).pathname).toBe("/Overview");
  expect(await kept()).not.toMatch(/Ines|Lake cabin/);
  expect(await householdNames(other)).toEqual([]);
});
