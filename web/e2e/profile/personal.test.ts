import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, ended, field, goOn, loseAnswer } from "../session/test.ts";
import { aFamily, callApi } from "../support/family.ts";
import { aNumber, textedCode } from "../support/inbox.ts";
import { look, startBrowser } from "../support/look.ts";
import { expectToast } from "../support/messages.ts";
import {
  aFamilyWithPhone,
  confirmDialog,
  descriptionOf,
  expectOff,
  nothingChanged,
  openProfile,
  saveButton,
  sentUpdates,
  sidebar,
  soon,
  toast,
  update,
  updates,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("only what differs leaves the browser, after a confirmation, and is seen everywhere at once", async () => {
  const family = await aFamily("Rosa");
  const { page, problems, requests } = await openProfile(browser, family);
  await expectOff(saveButton(page), nothingChanged);
  await field(page, "First name").fill("ROSA");
  await field(page, "Email").fill(family.Email.toUpperCase());
  await expectOff(saveButton(page), "Nothing has changed yet: capital and small letters count as the same.");

  await field(page, "First name").fill(" Ana ");
  await saveButton(page).click();
  const dialog = confirmDialog(page);
  await dialog.waitFor();
  expect(await dialog.locator("dl").textContent()).toMatch(/^First nameRosa .* becomes +Ana$/);
  await look(page, "profile-confirm");
  await button(page, "Cancel").click();
  await dialog.waitFor({ state: "detached" });
  expect(await field(page, "First name").inputValue()).toBe(" Ana ");
  expect(sentUpdates(requests)).toEqual([]);

  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests)).toEqual([{ ID: family.id, First: "Ana" }]);
  await sidebar(page).getByText("Ana Okafor").waitFor();
  await button(page, "AO, user menu").waitFor();
  expect(await field(page, "First name").inputValue()).toBe("Ana");
  await expectOff(saveButton(page), nothingChanged);
  await page.reload();
  await sidebar(page).getByText("Ana Okafor").waitFor();
  expect(problems).toEqual([]);
});

test("what cannot be saved is said at 'Update', in the toast, in the summary and at its field", async () => {
  const { page, requests } = await openProfile(browser, await aFamily("Vera"));
  const summary = page.getByRole("group", { name: "There is a problem" });
  const refused = async (sentence: string) => {
    await update(page);
    await toast(page, sentence).waitFor();
    await summary.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement), soon).toBe(true);
  };
  await field(page, "Mobile phone").fill("313 555");
  await field(page, "Email").fill("vera@");
  await refused("Please enter a valid Phone number");
  expect(await descriptionOf(field(page, "Mobile phone"))).toContain("Invalid Mobile phone number");
  expect(await descriptionOf(field(page, "Email"))).toContain("Invalid email");
  await look(page, "profile-refused");
  await summary.getByRole("link", { name: "Mobile phone: Invalid Mobile phone number" }).click();
  expect(await field(page, "Mobile phone").evaluate((input) => input === document.activeElement)).toBe(true);
  await field(page, "Mobile phone").fill("");
  await refused("Please enter a valid email");
  await field(page, "Email").fill("vera.new@example.org");
  await field(page, "Last name").fill(" ");
  await refused("Please populate required fields");
  expect(await descriptionOf(field(page, "Last name"))).toContain("required field");
  expect(sentUpdates(requests)).toEqual([]);
});

test("another account's address and number are told while typing, and abort the update", async () => {
  const [family, other] = await Promise.all([aFamily("Ines"), aFamilyWithPhone("Omar")]);
  const { page, requests } = await openProfile(browser, family);
  await field(page, "Email").fill(other.Email);
  const emailTied = "Email is already tied to an existing account";
  await expect.poll(() => descriptionOf(field(page, "Email")), soon).toContain(emailTied);
  await field(page, "Mobile phone").fill(other.number);
  const phoneTied = "Phone number is already tied to an existing account";
  await expect.poll(() => descriptionOf(field(page, "Mobile phone")), soon).toContain(phoneTied);
  await look(page, "profile-tied");
  await update(page);
  for (const sentence of [
    "Email you are trying to use is already associated to an existing account",
    "The Phone number you are trying to use is already associated to an existing account",
  ])
    await expectToast(page, sentence, 10_000);
  await confirmDialog(page).waitFor({ state: "detached" });
  expect(await field(page, "Email").inputValue()).toBe(other.Email);
  await field(page, "Email").fill(family.Email);
  await field(page, "Mobile phone").fill(aNumber());
  for (const name of ["Email", "Mobile phone"])
    await expect.poll(() => descriptionOf(field(page, name)), soon).not.toContain("already tied");
  expect(sentUpdates(requests)).toEqual([]);
});

test("a new number needs its code, and an emptied one is removed", async () => {
  const family = await aFamily("Ilse");
  const number = aNumber();
  const written = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
  const { page, problems, requests } = await openProfile(browser, family);
  await field(page, "Mobile phone").fill(number);
  await update(page);
  await toast(page, "Please verify your phone number with the code we texted you").waitFor();
  expect(sentUpdates(requests)).toEqual([]);
  await button(page, "Send code").click();
  await toast(page, "Code Sent !").waitFor();
  await field(page, "Code from the text").fill(await textedCode(number));
  await button(page, "Verify").click();
  await toast(page, "Phone number verification complete !").waitFor();
  await page.getByText("Verified", { exact: true }).waitFor();
  await look(page, "profile-verified");
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests)).toMatchObject([{ ID: family.id, Cell: `+1${number}` }]);
  expect(Object.keys(sentUpdates(requests)[0] as object).sort()).toEqual(["Cell", "ID", "Proof"]);
  expect(await field(page, "Mobile phone").inputValue()).toBe(written);
  await page.getByText("Verified", { exact: true }).waitFor({ state: "detached" });
  await expectOff(saveButton(page), nothingChanged);

  await field(page, "Mobile phone").fill("");
  await saveButton(page).click();
  await confirmDialog(page).getByText("Your phone number is removed from your account.").waitFor();
  await look(page, "profile-removed");
  await button(page, "Update").click();
  await expect.poll(() => sentUpdates(requests).at(-1), soon).toEqual({ ID: family.id, Cell: "" });
  await expectOff(saveButton(page), nothingChanged);
  await page.reload();
  expect(await field(page, "Mobile phone").inputValue()).toBe("");
  expect(problems).toEqual([]);
});

test("a number and an address that cannot be checked abort the update, with words at the field", async () => {
  const { page, requests } = await openProfile(browser, await aFamily("Dina"));
  await page.route("**/api/*Avail", (route) =>
    route.fulfill({ status: 429, json: { Message: "Too many tries. Please wait a moment and try again." } }),
  );
  const asked = page.waitForResponse("**/api/emailAvail");
  await field(page, "Email").fill("dina.new@example.org");
  await field(page, "Mobile phone").fill(aNumber());
  // While typing nothing is said: it is asked again before anything is saved.
  await asked;
  expect(await page.getByText("Too many tries").count()).toBe(0);
  await update(page);
  const sentence = "We could not check this yet. Too many tries. Please wait a moment and try again.";
  await toast(page, sentence).waitFor();
  await confirmDialog(page).waitFor({ state: "detached" });
  for (const name of ["Email", "Mobile phone"])
    await expect.poll(() => descriptionOf(field(page, name)), soon).toContain(sentence);
  expect(await field(page, "Email").inputValue()).toBe("dina.new@example.org");
  expect(sentUpdates(requests)).toEqual([]);
  await page.unroute("**/api/*Avail");
  await field(page, "Mobile phone").fill("");
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
});

test("a code is sent to be checked once, however long Enter is held", async () => {
  const { page } = await openProfile(browser, await aFamily("Elsa"));
  const number = aNumber();
  await field(page, "Mobile phone").fill(number);
  await button(page, "Send code").click();
  const code = field(page, "Code from the text");
  await code.press("Enter");
  await code.fill(await textedCode(number));
  const tries: string[] = [];
  await page.route("**/api/cellAuth/verify", async (route) => {
    tries.push(route.request().postData() ?? "");
    // Long enough for a second press.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await code.focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  // Who goes on to another field meanwhile stays there.
  await field(page, "Last name").focus();
  await page.getByText("Verified", { exact: true }).waitFor();
  expect(await field(page, "Last name").evaluate((input) => input === document.activeElement)).toBe(true);
  expect(tries).toHaveLength(1);
});

test("a verified number is still verified after a sign-in on the covered page", async () => {
  const family = await aFamily("Petra");
  const { page, requests } = await openProfile(browser, family);
  const number = aNumber();
  await field(page, "Mobile phone").fill(number);
  await button(page, "Send code").click();
  await toast(page, "Code Sent !").waitFor();
  await field(page, "Code from the text").fill(await textedCode(number));
  await button(page, "Verify").click();
  await page.getByText("Verified", { exact: true }).waitFor();
  // Changed elsewhere, so that the person who signs in again is not the one that this page knows.
  await callApi("POST", "/account/update", { ID: family.id, Last: "Silva" }, family);
  // As another tab tells it.
  await page.evaluate(() => new BroadcastChannel("beforehand.session").postMessage({ type: "ended" }));
  await ended(page).waitFor();
  await goOn(page, family);
  await sidebar(page).getByText("Petra Silva").waitFor();
  await page.getByText("Verified", { exact: true }).waitFor();
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests).at(-1)).toMatchObject({ Cell: `+1${number}` });
});

test("a failed update keeps what was typed", async () => {
  const { page, requests } = await openProfile(browser, await aFamily("Dora"));
  const sentence = "Something we depend on is not answering. Please try again in a few minutes.";
  await page.route(`**${updates}`, (route) =>
    route.fulfill({ status: 503, json: { Message: sentence, RequestId: "reference-1" } }),
  );
  await field(page, "Email").fill("dora.new@example.org");
  await update(page);
  await page.getByRole("group", { name: "There is a problem" }).getByText(sentence).waitFor();
  await page.getByText("Reference: reference-1").waitFor();
  expect(await field(page, "Email").inputValue()).toBe("dora.new@example.org");
  expect(sentUpdates(requests)).toHaveLength(1);
  await page.unroute(`**${updates}`);
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
});

test("an update that was made and not answered is sent again: nobody else has the address", async () => {
  const { page } = await openProfile(browser, await aFamily("Nora"));
  await loseAnswer(page, updates);
  await field(page, "Email").fill(`${crypto.randomUUID()}@example.org`);
  await update(page);
  await page
    .getByRole("group", { name: "There is a problem" })
    .getByText(/We could not reach Beforehand/)
    .waitFor();
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
});

test("what was changed on another device is what the form begins with", async () => {
  const family = await aFamily("Ida");
  const { page } = await openProfile(browser, family);
  await field(page, "First name").waitFor();
  await callApi("POST", "/account/update", { ID: family.id, Last: "Silva" }, family);
  await page.reload();
  await sidebar(page).getByText("Ida Silva").waitFor();
  expect(await field(page, "Last name").inputValue()).toBe("Silva");
  await expectOff(saveButton(page), nothingChanged);
});
