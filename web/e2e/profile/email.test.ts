import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { mailedCode } from "../support/inbox.ts";
import { isFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, passwordField, problemSummary, toast } from "../support/locators.ts";
import { anUnprovenResident } from "../support/resident.ts";
import { enter, signInAtHome, welcome } from "../support/signIn.ts";
import { confirmDialog, expectOff, nothingChanged, saveButton, soon, test, update } from "./test.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const waiting = (page: Page) => region(page, "Your new email");
const question = (page: Page) => region(page, "Confirm your email");
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const aNewAddress = () => `${crypto.randomUUID()}@example.org`;

async function askFor(page: Page, Email: string, password = ""): Promise<void> {
  await field(page, "Email").fill(Email);
  await saveButton(page).click();
  await passwordField(page, "Your password").fill(password);
  await button(confirmDialog(page), "Update").click();
}

test("a new address waits for the code that was mailed to it, and then signs in", async ({ openProfile }) => {
  const { page, resident } = await openProfile("Rosa");
  const Email = aNewAddress();
  await field(page, "Email").fill(Email);
  await saveButton(page).click();
  await confirmDialog(page)
    .getByText(/We mail a code to the new email/)
    .waitFor();
  await look(page, "profile-confirm-email");
  await passwordField(page, "Your password").fill("Wrong2026x");
  await page.keyboard.press("Enter");
  await problemSummary(page).getByText("The password is not right.").waitFor();
  await askFor(page, Email, resident.Password);
  await toast(page, "Your info has been updated !").waitFor();
  await waiting(page).getByText(Email).waitFor();
  expect(await field(page, "Email").inputValue()).toBe(resident.Email);
  await expectOff(saveButton(page), nothingChanged);
  await look(page, "profile-waiting");
  await page.reload();
  await waiting(page).getByText(Email).waitFor();

  const code = await mailedCode(Email);
  await field(page, "Code from the mail").fill(wrong(code));
  await button(page, "Confirm email").click();
  await problemSummary(page).getByText("Verification codes do not match").waitFor();
  await field(page, "Code from the mail").fill(code);
  await button(page, "Confirm email").click();
  await toast(page, "Your email is confirmed. Thank you!").waitFor();
  await waiting(page).waitFor({ state: "detached" });
  await expect.poll(() => field(page, "Email").inputValue(), soon).toBe(Email);

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/Login");
  await enter(page, { Email, Password: resident.Password });
  await welcome(page, "Rosa").waitFor();
});

test("a change can be cancelled, and a new code asked for once a minute", async ({ openProfile }) => {
  const { page, resident } = await openProfile("Ida");
  const Email = aNewAddress();
  await askFor(page, Email);
  await waiting(page).getByText(Email).waitFor();
  await button(page, "Send a new code").click();
  await toast(page, "Code Sent !").waitFor();
  await button(page, "Send a new code").click();
  await waiting(page)
    .getByText(/Too many tries. Please wait \d+ seconds/)
    .waitFor();
  await button(page, "Cancel the change").click();
  const asked = dialog(page, "Keep your present email?");
  await button(asked, "Keep it").click();
  await toast(page, "Your email stays as it is.").waitFor();
  await waiting(page).waitFor({ state: "detached" });
  expect(await field(page, "Email").inputValue()).toBe(resident.Email);
});

test("another phone number, or none, asks for the password; a name does not", async ({ openProfile }) => {
  const { page } = await openProfile("Elsa");
  await field(page, "First name").fill("Ana");
  await saveButton(page).click();
  await confirmDialog(page).waitFor();
  expect(await passwordField(page, "Your password").count()).toBe(0);
  await button(page, "Cancel").click();
  await field(page, "Email").fill(aNewAddress());
  await saveButton(page).click();
  await passwordField(page, "Your password").waitFor();
  await button(page, "Cancel").click();
  await update(page);
  await toast(page, "Your info has been updated !").waitFor();
});

test("a line asks a resident for the code until it is typed, on every screen, and stands in no way", async ({
  newPerson,
}) => {
  const resident = await anUnprovenResident("Vera");
  const { page } = await newPerson();
  await signInAtHome(page, resident);
  const opener = button(page, "Enter the code");
  await opener.waitFor();
  await look(page, "email-line");
  await page.goto("/Members");
  await heading(page, /^Welcome, /).waitFor();
  await opener.click();
  await question(page).waitFor();
  await look(page, "email-panel");
  await button(page, "Later").click();
  await expect.poll(() => isFocused(opener), soon).toBe(true);
  await opener.click();
  await field(page, "Code from the mail").fill(await mailedCode(resident.Email));
  await button(page, "Confirm email").click();
  await toast(page, "Your email is confirmed. Thank you!").waitFor();
  await question(page).waitFor({ state: "detached" });
  await page.goto("/Overview");
  await welcome(page, "Vera").waitFor();
  expect(await opener.count()).toBe(0);
});

/** The service tells of it a moment later. */
async function toldOf(page: Page, sentence: string): Promise<void> {
  const told = async () => {
    await page.reload();
    await welcome(page, "Nora").waitFor();
    return page.getByText(sentence).count();
  };
  await expect.poll(told, soon).toBe(1);
}

test("whoever's mail comes back reads so on every screen, until the address is another or a code arrives", async ({
  newPerson,
}) => {
  const at = (kind: string) => `${kind}+${crypto.randomUUID()}@simulator.amazonses.com`;
  const bounced = await anUnprovenResident("Nora", { Email: at("bounce") });
  const { page } = await newPerson();
  await signInAtHome(page, bounced);
  await toldOf(page, `mail to ${bounced.Email} came back`);
  await look(page, "email-bounced");
  await page.getByRole("link", { name: "Change my email" }).click();
  const Email = aNewAddress();
  await askFor(page, Email, bounced.Password);
  await waiting(page).getByText(Email).waitFor();
  await field(page, "Code from the mail").fill(await mailedCode(Email));
  await button(page, "Confirm email").click();
  await waiting(page).waitFor({ state: "detached" });
  await page.goto("/Overview");
  await welcome(page, "Nora").waitFor();
  expect(await button(page, "Mail me a code").count()).toBe(0);

  const unwanted = await anUnprovenResident("Nora", { Email: at("complaint") });
  const { page: other } = await newPerson();
  await signInAtHome(other, unwanted);
  await toldOf(other, `mail to ${unwanted.Email} was reported as unwanted`);
  await button(other, "Mail me a code").click();
  await question(other).waitFor();
  await button(other, "Later").click();
  await button(other, "Enter the code").click();
  await field(other, "Code from the mail").fill(await mailedCode(unwanted.Email));
  await button(other, "Confirm email").click();
  await toast(other, "Your email is confirmed. Thank you!").waitFor();
  await question(other).waitFor({ state: "detached" });
  expect(await button(other, "Enter the code").count()).toBe(0);
});
