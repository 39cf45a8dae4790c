import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aNumber, textedCode } from "../support/inbox.ts";
import { isFocused } from "../support/input/focus.ts";
import { button, descriptionOf, field, problemSummary, sidebar, toast } from "../support/locators.ts";
import { expectToast } from "../support/messages.ts";
import { aResident, aResidentWithPhone, changeAccount } from "../support/resident.ts";
import { allow, loseAnswer, refuse } from "../support/routes.ts";
import { ended, signInAgain } from "../support/signIn.ts";
import { confirmDialog, expectOff, nothingChanged, saveButton, sentUpdates, soon, test, update } from "./test.ts";

async function verifyPhone(page: Page, number: string): Promise<void> {
  await button(page, "Send code").click();
  await toast(page, "Code Sent !").waitFor();
  await field(page, "Code from the text").fill(await textedCode(number));
  await button(page, "Verify").click();
  await toast(page, "Phone number verification complete !").waitFor();
  await page.getByText("Verified", { exact: true }).waitFor();
}

test("only changed values leave the browser, after a confirmation, and are shown everywhere at once", async ({
  openProfile,
}) => {
  const { page, resident, requests } = await openProfile("Rosa");
  await expectOff(saveButton(page), nothingChanged);
  await field(page, "First name").fill("ROSA");
  await field(page, "Email").fill(resident.Email.toUpperCase());
  await expectOff(saveButton(page), "Nothing has changed yet: capital and small letters count as the same.");

  await field(page, "First name").fill(" Ana ");
  await saveButton(page).click();
  const question = confirmDialog(page);
  await question.waitFor();
  expect(await question.locator("dl").textContent()).toMatch(/^First nameRosa .* becomes +Ana$/);
  await look(page, "profile-confirm");
  await button(page, "Cancel").click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "First name").inputValue()).toBe(" Ana ");
  expect(sentUpdates(requests)).toEqual([]);

  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests)).toEqual([{ ID: resident.id, First: "Ana" }]);
  await sidebar(page).getByText("Ana Okafor").waitFor();
  await button(page, "AO, user menu").waitFor();
  expect(await field(page, "First name").inputValue()).toBe("Ana");
  await expectOff(saveButton(page), nothingChanged);
  await page.reload();
  await sidebar(page).getByText("Ana Okafor").waitFor();
});

test("values that cannot be saved are named at 'Update', in the toast, in the summary and at their fields", async ({
  openProfile,
}) => {
  const { page, requests } = await openProfile("Vera");
  const summary = problemSummary(page);
  const refused = async (sentence: string) => {
    await update(page);
    await toast(page, sentence).waitFor();
    await summary.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(() => isFocused(summary), soon).toBe(true);
  };
  await field(page, "Mobile phone").fill("313 555");
  await field(page, "Email").fill("vera@");
  await refused("Please enter a valid Phone number");
  expect(await descriptionOf(field(page, "Mobile phone"))).toContain("Invalid Mobile phone number");
  expect(await descriptionOf(field(page, "Email"))).toContain("Invalid email");
  await look(page, "profile-refused");
  await summary.getByRole("link", { name: "Mobile phone: Invalid Mobile phone number" }).click();
  expect(await isFocused(field(page, "Mobile phone"))).toBe(true);
  await field(page, "Mobile phone").fill("");
  await refused("Please enter a valid email");
  await field(page, "Email").fill("vera.new@example.org");
  await field(page, "Last name").fill(" ");
  await refused("Please populate required fields");
  expect(await descriptionOf(field(page, "Last name"))).toContain("required field");
  expect(sentUpdates(requests)).toEqual([]);
});

test("another account's address and number are reported while typing, and abort the update", async ({
  openProfile,
}) => {
  const [resident, other] = await Promise.all([aResident("Ines"), aResidentWithPhone("Omar")]);
  const { page, requests } = await openProfile(resident);
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
  await field(page, "Email").fill(resident.Email);
  await field(page, "Mobile phone").fill(aNumber());
  for (const name of ["Email", "Mobile phone"])
    await expect.poll(() => descriptionOf(field(page, name)), soon).not.toContain("already tied");
  expect(sentUpdates(requests)).toEqual([]);
});

test("a new number needs its code, and an emptied one is removed", async ({ openProfile }) => {
  const { page, resident, requests } = await openProfile("Ilse");
  const number = aNumber();
  const written = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
  await field(page, "Mobile phone").fill(number);
  await update(page);
  await toast(page, "Please verify your phone number with the code we texted you").waitFor();
  expect(sentUpdates(requests)).toEqual([]);
  await field(page, "Mobile phone").fill(number);
  await verifyPhone(page, number);
  await look(page, "profile-verified");
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests)).toMatchObject([{ ID: resident.id, Cell: `+1${number}` }]);
  expect(Object.keys(sentUpdates(requests)[0] as object).sort()).toEqual(["Cell", "ID", "Proof"]);
  expect(await field(page, "Mobile phone").inputValue()).toBe(written);
  await page.getByText("Verified", { exact: true }).waitFor({ state: "detached" });
  await expectOff(saveButton(page), nothingChanged);

  await field(page, "Mobile phone").fill("");
  await saveButton(page).click();
  await confirmDialog(page).getByText("Your phone number is removed from your account.").waitFor();
  await look(page, "profile-removed");
  await button(page, "Update").click();
  await expect.poll(() => sentUpdates(requests).at(-1), soon).toEqual({ ID: resident.id, Cell: "" });
  await expectOff(saveButton(page), nothingChanged);
  await page.reload();
  expect(await field(page, "Mobile phone").inputValue()).toBe("");
});

test("a number and an address that cannot be checked abort the update, with words at the field", async ({
  openProfile,
}) => {
  const { page, requests } = await openProfile("Dina");
  await refuse(page, "*Avail", "SLOW_DOWN", "Too many tries. Please wait a moment and try again.");
  const asked = page.waitForResponse("**/api/emailAvail");
  await field(page, "Email").fill("dina.new@example.org");
  await field(page, "Mobile phone").fill(aNumber());
  // A check that failed while typing is repeated before the save.
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
  await allow(page, "*Avail");
  await field(page, "Mobile phone").fill("");
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
});

test("a code is checked once, however long Enter is held", async ({ openProfile }) => {
  const { page } = await openProfile("Elsa");
  const number = aNumber();
  await field(page, "Mobile phone").fill(number);
  await button(page, "Send code").click();
  const code = field(page, "Code from the text");
  await code.press("Enter");
  await code.fill(await textedCode(number));
  const tries: string[] = [];
  await page.route("**/api/cellAuth/verify", async (route) => {
    tries.push(route.request().postData() ?? "");
    // Time for a second press.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await code.focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  // The focus stays where it was moved.
  await field(page, "Last name").focus();
  await page.getByText("Verified", { exact: true }).waitFor();
  expect(await isFocused(field(page, "Last name"))).toBe(true);
  expect(tries).toHaveLength(1);
});

test("a verified number is still verified after a sign-in on the covered page", async ({ openProfile }) => {
  const { page, resident, requests } = await openProfile("Petra");
  const number = aNumber();
  await field(page, "Mobile phone").fill(number);
  await verifyPhone(page, number);
  // The sign-in returns an account changed meanwhile.
  await changeAccount(resident, { Last: "Silva" });
  // From another tab.
  await page.evaluate(() => new BroadcastChannel("beforehand.session").postMessage({ type: "ended" }));
  await ended(page).waitFor();
  await signInAgain(page, resident);
  await sidebar(page).getByText("Petra Silva").waitFor();
  await page.getByText("Verified", { exact: true }).waitFor();
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  expect(sentUpdates(requests).at(-1)).toMatchObject({ Cell: `+1${number}` });
});

test("a failed update keeps what was typed", async ({ openProfile }) => {
  const { page, requests } = await openProfile("Dora");
  const sentence = "Something we depend on is not answering. Please try again in a few minutes.";
  await refuse(page, "account/update", "UNAVAILABLE", sentence, "reference-1");
  await field(page, "Email").fill("dora.new@example.org");
  await update(page);
  await problemSummary(page).getByText(sentence).waitFor();
  await page.getByText("Reference: reference-1").waitFor();
  expect(await field(page, "Email").inputValue()).toBe("dora.new@example.org");
  expect(sentUpdates(requests)).toHaveLength(1);
  await allow(page, "account/update");
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
});

test("an update whose answer was lost is sent again: the address is not taken by another account", async ({
  openProfile,
}) => {
  const { page } = await openProfile("Nora");
  await loseAnswer(page, "account/update");
  await field(page, "Email").fill(`${crypto.randomUUID()}@example.org`);
  await update(page);
  await problemSummary(page)
    .getByText(/We could not reach Beforehand/)
    .waitFor();
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
});

test("the form begins with the values of another device", async ({ openProfile }) => {
  const { page, resident } = await openProfile("Ida");
  await field(page, "First name").waitFor();
  await changeAccount(resident, { Last: "Silva" });
  await page.reload();
  await sidebar(page).getByText("Ida Silva").waitFor();
  expect(await field(page, "Last name").inputValue()).toBe("Silva");
  await expectOff(saveButton(page), nothingChanged);
});
