import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, enter, field, heading } from "../session/test.ts";
import { callApi } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import {
  expectProblem,
  expectRefusal,
  expectToast,
  moderator,
  newVisitor,
  summary,
  toasts,
} from "../support/messages.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField } from "../support/signIn.ts";

let browser: Browser;
let visitor: { context: BrowserContext; page: Page; problems: string[] };
let person: { Email: string; Password: string };

beforeAll(async () => {
  browser = await startBrowser();
  [visitor, person] = await Promise.all([newVisitor(browser), registerResident("Ruth")]);
});

afterAll(async () => {
  await browser?.close();
});

test("sign-in waits for an e-mail and a password, and says for which", async () => {
  const { page } = visitor;
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
  await field(page, "Email").fill(person.Email);
  expect(await isOff()).toBeNull();
  await passwordField(page, "Password").fill("");
  expect(await isOff()).toBe("true");
});

test("a wrong password is said, and the e-mail stays", async () => {
  const { page } = visitor;
  await passwordField(page, "Password").fill("Wrong2026x");
  await button(page, "Sign in").click();
  await expectRefusal(page, "The email or password is not right.");
  // Said again it takes the place of the first time.
  await button(page, "Sign in").click();
  const count = () => toasts(page, "The email or password is not right.").count();
  await expect.poll(count, { timeout: 5_000 }).toBe(1);
  expect(await field(page, "Email").inputValue()).toBe(person.Email);
});

test("who is not remembered is kept in this tab alone, who is remembered in the browser", async () => {
  const { page, problems } = visitor;
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => "beforehand.session" in storage));
  for (const remember of [false, true]) {
    await page.goto("/Login");
    await enter(page, moderator(), remember);
    await heading(page, "New Jackets").waitFor();
    expect(await kept()).toEqual([remember, !remember]);
    await button(page, "Logout").click();
    await heading(page, /Help that knows you|Sign in/).waitFor();
    expect(await kept()).toEqual([false, false]);
  }
  expect(problems).toEqual([]);
});

test("a forgotten password is answered alike whether there is an account or not", async () => {
  const { page } = visitor;
  await page.goto("/Recover");
  await heading(page, "Forgot your password?").waitFor();
  await button(page, "Send the link").click();
  await expectRefusal(page, "No Input Provided.");
  await field(page, "Email").fill("ruth@");
  await button(page, "Send the link").click();
  await expectRefusal(page, "Invalid Email Provided.");
  const answers: string[] = [];
  for (const email of [person.Email, `nobody.${Date.now()}@example.org`]) {
    await field(page, "Email").fill(email);
    const [answer] = await Promise.all([
      page.waitForResponse("**/api/pass/reset/request"),
      button(page, "Send the link").click(),
    ]);
    answers.push(`${answer.status()} ${await answer.text()}`);
    await expectToast(page, "If email exists, email has been sent");
    await page.getByText(/^If email exists, email has been sent\. Look into your mail/).waitFor();
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"Message":"If email exists, email has been sent"}']));
});

test("a request for a link that fails is said to be an API Error, and can be sent again", async () => {
  const { page } = visitor;
  const body = { Message: "An error occured - Please try again later", RequestId: "abc-123" };
  await page.route("**/api/pass/reset/request", (route) => route.fulfill({ status: 500, json: body }), {
    times: 1,
  });
  const email = `somebody.${Date.now()}@example.org`;
  await field(page, "Email").fill(email);
  await button(page, "Send the link").click();
  await expectRefusal(page, "API Error: An error occured - Please try again later");
  expect(await field(page, "Email").inputValue()).toBe(email);
  await button(page, "Send the link").click();
  await page.getByText(/^If email exists, email has been sent\. Look into your mail/).waitFor();
  expect(await summary(page).count()).toBe(0);
});

async function setPassword(page: Page, text: string, again = text): Promise<void> {
  await passwordField(page, "Password").fill(text);
  await passwordField(page, "Confirm").fill(again);
  await button(page, "Set password").click();
}

test("a new password is checked in the documented order, with every rule", async () => {
  const { page } = visitor;
  await page.goto("/Change");
  await button(page, "Set password").click();
  await expectRefusal(page, "No password to set");
  await setPassword(page, "maple");
  await expectRefusal(page, "Issue grabbing Account Email");
  await page.goto("/Change?id=made-up-token");
  await setPassword(page, "maple-2026-and-more");
  await expectRefusal(page, "Password does not meet minimum security requirements");
  const rules = page.getByRole("list", { name: "Rules for the password" }).getByRole("listitem");
  expect((await rules.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "Not yet Password Must contain a minimum of 1 capitalized character",
    "Met Password Must contain a minimum of 1 digit",
    "Not yet Password Must contain only letters and digits",
    "Not yet Password Must be 8 - 14 characters long",
  ]);
  await setPassword(page, "Walnut2027y", "Walnut2027z");
  await expectRefusal(page, "Passwords do not match");
});

test("a made-up token and an account's own id are refused alike", async () => {
  const { page } = visitor;
  const { Account } = await callApi<{ Account: { ID: string } }>("POST", "/account/login", person);
  for (const id of ["made-up-token", Account.ID]) {
    await page.goto(`/Change?id=${id}`);
    await setPassword(page, "Walnut2027y");
    await expectRefusal(page, "ERROR: This link does not work any more. Please ask for a new one.");
  }
  await callApi("POST", "/account/login", person);
});
