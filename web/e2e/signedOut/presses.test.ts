import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { slowPress } from "../support/input/slowPress.ts";
import { button, field, heading, link, problemSummary } from "../support/locators.ts";
import { expectProblem } from "../support/messages.ts";
import { test } from "./test.ts";

/** Typed and not left yet. */
const typeBadEmail = async (page: Page): Promise<Locator> => {
  const email = field(page, "Email");
  await email.pressSequentially("ruth@");
  return email;
};

test("a link under a field whose text is wrong is followed by one press", async ({ visitor: { page } }) => {
  await page.goto("/Login");
  await typeBadEmail(page);
  await slowPress(link(page, "Create an account"));
  await heading(page, "Create your account").waitFor();
});

test("a box under a field whose text is wrong is ticked by one press, and the field then says so", async ({
  visitor: { page },
}) => {
  await page.goto("/Login");
  const email = await typeBadEmail(page);
  const remember = page.getByLabel("Remember me on this device");
  await slowPress(remember);
  expect(await remember.isChecked()).toBe(true);
  await expectProblem(email, "Invalid email");
});

test("a button under an address that is doubted is pressed by one press", async ({ visitor: { page } }) => {
  await page.goto("/Register");
  const street = field(page, "Street address");
  await street.pressSequentially("Elm Street");
  await slowPress(button(page, "Create Account"));
  await problemSummary(page).waitFor();
});
