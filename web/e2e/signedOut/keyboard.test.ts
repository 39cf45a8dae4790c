import { expect } from "vitest";
import { aNumber, mailedLink, textedCode } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { move, pressEnterOn, stops, tabTo, typeInto } from "../support/input/keyboard.ts";
import {
  button,
  field,
  heading,
  link,
  passwordField,
  problemSummary,
  stateField,
  waitForText,
} from "../support/locators.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { test } from "./test.ts";

// Keys alone.

const cell = aNumber();
const person = { Email: `keys.${Date.now()}@example.org`, Password: "Walnut2027y" };

test("a visitor finds their city and chooses it", async ({ visitor: { page } }) => {
  await page.goto("/");
  await untilStarted(page);
  await heading(page, /Help that knows you/).waitFor();
  const state = stateField(page);
  expect(await stops(page, 7)).toEqual([
    "Skip to the page",
    "Login",
    "ZIP or city",
    "Check your city",
    "How it works",
    "State",
    "City (optional)",
  ]);
  await tabTo(page, state);
  await page.keyboard.type("New York");
  expect(await state.inputValue()).toBe("NY");
  await page.reload();
  await typeInto(page, field(page, "City"), "detroit");
  await page.keyboard.press("Enter");
  const [detroit, beach] = [
    page.getByRole("radio", { name: "Detroit, MI" }),
    page.getByRole("radio", { name: "Detroit Beach, MI" }),
  ];
  await detroit.waitFor();
  await untilFocused(field(page, "City"));
  await tabTo(page, detroit);
  await page.keyboard.press("Space");
  expect(await detroit.isChecked()).toBe(true);
  await move(page, "ArrowDown");
  expect(await beach.isChecked()).toBe(true);
  await move(page, "ArrowUp");
  expect(await detroit.isChecked()).toBe(true);
  expect(await move(page, "Tab")).toBe("Register now");
  await page.keyboard.press("Enter");
  await untilFocused(heading(page, "Create your account"));
});

test("they register with a verified phone", async ({ visitor: { page } }) => {
  expect(await stops(page, 16)).toEqual([
    "Sign in",
    "First name",
    "Last name",
    "Email",
    "Mobile phone (optional)",
    "Send code",
    "Password",
    "Show password",
    "Confirm password",
    "Show confirm password",
    "Street address",
    "City",
    "State",
    "Zip",
    "This is my home: add it to my locations. The information above is legitimate.",
    "Terms and privacy",
  ]);
  await typeInto(page, field(page, "First name"), "Kim");
  await typeInto(page, field(page, "Last name"), "Keys");
  await typeInto(page, field(page, "Email"), person.Email);
  await typeInto(page, field(page, "Mobile phone"), cell);
  await pressEnterOn(page, button(page, "Send code"));
  await untilFocused(field(page, "Code from the text"));
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await waitForText(page, "Verification codes do not match", { exact: true });
  await untilFocused(field(page, "Code from the text"));
  // Typing replaces the wrong code.
  await page.keyboard.type(await textedCode(cell));
  await pressEnterOn(page, button(page, "Verify"));
  await untilFocused(page.getByText("Verified", { exact: true }).locator("../.."));
  await typeInto(page, passwordField(page, "Password"), person.Password);
  await typeInto(page, passwordField(page, "Confirm"), person.Password);
  await typeInto(page, field(page, "Street address"), "2 Woodward Ave");
  await pressEnterOn(page, button(page, "Create Account"));
  // The zip was left out.
  await untilFocused(problemSummary(page));
  expect(await move(page, "Tab")).toBe("Zip: Please enter a valid Zip code");
  await page.keyboard.press("Enter");
  await untilFocused(field(page, "Zip"));
  await page.keyboard.type("48226");
  await page.keyboard.press("Enter");
  await untilFocused(heading(page, "Welcome back, Kim"));
  // The sidebar stands before the page.
  await pressEnterOn(page, button(page, "Logout"), "Shift+Tab");
  await heading(page, /Help that knows you|Sign in/).waitFor();
});

test("they ask for a new password and set it", async ({ visitor: { page } }) => {
  await page.goto("/Login");
  await heading(page, "Sign in").waitFor();
  expect(await stops(page, 9)).toEqual([
    "Skip to the page",
    "Beforehand",
    "Email",
    "Password",
    "Show password",
    "Remember me on this device",
    "Sign in",
    "Forgot your password?",
    "Create an account",
  ]);
  await pressEnterOn(page, link(page, "Forgot your password?"));
  await untilFocused(heading(page, "Forgot your password?"));
  await pressEnterOn(page, button(page, "Send the link"));
  await untilFocused(problemSummary(page));
  await typeInto(page, field(page, "Email"), person.Email);
  await page.keyboard.press("Enter");
  await page.getByText(/^If email exists, email has been sent\. Look into the folder for spam/).waitFor();
  await untilFocused(heading(page, "Look into your mail"));

  await page.goto(await mailedLink(person.Email));
  await heading(page, "Set a new password").waitFor();
  await pressEnterOn(page, button(page, "Set password"));
  await untilFocused(problemSummary(page));
  await typeInto(page, passwordField(page, "Password"), "Cherry2028z");
  await page.keyboard.press("Enter");
  // The mailbox is not proven.
  await untilFocused(field(page, "Code from the text"));
  await page.keyboard.type(await textedCode(cell));
  await page.keyboard.press("Enter");
  await untilFocused(heading(page, "Password Updated"));
  await pressEnterOn(page, link(page, "Return Home"));
  await untilFocused(heading(page, /Help that knows you/));
});

test("they sign in, after a password that was wrong", async ({ visitor: { page } }) => {
  await pressEnterOn(page, link(page, "Login"), "Shift+Tab");
  await untilFocused(heading(page, "Sign in"));
  await typeInto(page, field(page, "Email"), person.Email);
  await typeInto(page, passwordField(page, "Password"), person.Password);
  await page.keyboard.press("Enter");
  await untilFocused(problemSummary(page));
  await typeInto(page, passwordField(page, "Password"), "Cherry2028z");
  await tabTo(page, page.getByLabel("Remember me on this device"));
  await page.keyboard.press("Space");
  expect(await page.getByLabel("Remember me on this device").isChecked()).toBe(true);
  await pressEnterOn(page, button(page, "Sign in"));
  await untilFocused(heading(page, "Welcome back, Kim"));
});
