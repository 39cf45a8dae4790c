import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../support/api.ts";
import { button, field, heading, passwordField, problemSummary } from "../support/locators.ts";
import { expectProblem, expectRefusal, expectSummary, expectToast, toasts } from "../support/messages.ts";
import { aResident } from "../support/resident.ts";
import { refusal } from "../support/routes.ts";
import { enter } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test as signedOutTest } from "./test.ts";

const test = signedOutTest.extend("ruth", { scope: "file" }, () => aResident("Ruth"));

test("sign-in waits for an e-mail and a password, and says which is missing", async ({ visitor: { page }, ruth }) => {
  await page.goto("/Login");
  const isOff = () => button(page, "Sign in").getAttribute("aria-disabled");
  const reason = (sentence: string) => page.getByText(sentence, { exact: true }).waitFor();
  await reason("Enter your email and your password.");
  await passwordField(page, "Password").fill("Wrong2026x");
  expect(await isOff()).toBe("true");
  await field(page, "Email").fill("ruth@");
  await reason("Enter a whole email address.");
  expect(await isOff()).toBe("true");
  await passwordField(page, "Password").focus();
  await expectProblem(field(page, "Email"), "Invalid email");
  await field(page, "Email").fill(ruth.Email);
  expect(await isOff()).toBeNull();
  await passwordField(page, "Password").fill("");
  expect(await isOff()).toBe("true");
});

test("a wrong password is reported, and the e-mail stays", async ({ visitor: { page }, ruth }) => {
  await passwordField(page, "Password").fill("Wrong2026x");
  await button(page, "Sign in").click();
  await expectRefusal(page, "The email or password is not right.");
  await button(page, "Sign in").click();
  const count = () => toasts(page, "The email or password is not right.").count();
  await expect.poll(count, { timeout: 5_000 }).toBe(1);
  expect(await field(page, "Email").inputValue()).toBe(ruth.Email);
});

test("a session is kept in this tab alone, a remembered one in the browser", async ({ visitor: { page } }) => {
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => "beforehand.session" in storage));
  for (const remember of [false, true]) {
    await page.goto("/Login");
    await enter(page, seeded("MOD"), remember);
    await heading(page, "New Jackets").waitFor();
    expect(await kept()).toEqual([remember, !remember]);
    await button(page, "Logout").click();
    await heading(page, /Help that knows you|Sign in/).waitFor();
    expect(await kept()).toEqual([false, false]);
  }
});

test("a forgotten password is answered alike whether there is an account or not", async ({
  visitor: { page },
  ruth,
}) => {
  await page.goto("/Recover");
  await heading(page, "Forgot your password?").waitFor();
  await button(page, "Send the link").click();
  await expectProblem(field(page, "Email"), "No Input Provided.");
  await field(page, "Email").fill("ruth@");
  await button(page, "Send the link").click();
  await expectProblem(field(page, "Email"), "Invalid Email Provided.");
  const answers: string[] = [];
  for (const email of [ruth.Email, `nobody.${Date.now()}@example.org`]) {
    await field(page, "Email").fill(email);
    const [answer] = await Promise.all([
      page.waitForResponse("**/api/pass/reset/request"),
      button(page, "Send the link").click(),
    ]);
    answers.push(`${answer.status()} ${await answer.text()}`);
    await expectToast(page, "If email exists, email has been sent");
    await page.getByText(/^If email exists, email has been sent\. Look into the folder for spam/).waitFor();
    await button(page, "Ask again").click();
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"Message":"If email exists, email has been sent"}']));
});

test("a request for a link that fails is reported as an API Error, and can be sent again", async ({
  visitor: { page },
}) => {
  const refused = refusal("UNEXPECTED", "An error occured - Please try again later", "abc-123");
  await page.route("**/api/pass/reset/request", (route) => route.fulfill(refused), {
    times: 1,
  });
  const email = `somebody.${Date.now()}@example.org`;
  await field(page, "Email").fill(email);
  await button(page, "Send the link").click();
  await expectSummary(page, "API Error: An error occured - Please try again later");
  expect(await field(page, "Email").inputValue()).toBe(email);
  await button(page, "Send the link").click();
  await heading(page, "Look into your mail").waitFor();
  expect(await problemSummary(page).count()).toBe(0);
});

async function setPassword(page: Page, text: string): Promise<void> {
  await passwordField(page, "Password").fill(text);
  await button(page, "Set password").click();
}

test("a page without a link asks for no password, and a new one is checked by every rule", async ({
  visitor: { page },
}) => {
  await page.goto("/Change");
  await page
    .locator("main")
    .getByText(/^Issue grabbing Account Email/)
    .waitFor();
  expect(await passwordField(page, "Password").count()).toBe(0);
  await page.goto("/Change?id=made-up-token");
  await button(page, "Set password").click();
  await expectProblem(passwordField(page, "Password"), "No password to set");
  await setPassword(page, "maple-2026-and-more");
  await expectProblem(passwordField(page, "Password"), "Password does not meet minimum security requirements");
  const rules = page.getByRole("list", { name: "Rules for the password" }).getByRole("listitem");
  expect((await rules.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "Not yet Password Must contain a minimum of 1 capitalized character",
    "Met Password Must contain a minimum of 1 digit",
    "Not yet Password Must contain only letters and digits",
    "Not yet Password Must be 8 - 14 characters long",
  ]);
});

test("a made-up token and an account's own id are refused alike", async ({ visitor: { page }, ruth }) => {
  for (const id of ["made-up-token", ruth.id]) {
    await page.goto(`/Change?id=${id}`);
    await setPassword(page, "Walnut2027y");
    await page
      .locator("main")
      .getByText("ERROR: This link does not work any more. Please ask for a new one.")
      .waitFor();
    expect(await button(page, "Set password").count()).toBe(0);
  }
  await logIn(ruth);
});
