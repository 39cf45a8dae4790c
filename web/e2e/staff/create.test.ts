import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { enterValidPhone, fillAllFields } from "#shared/fields/account.ts";
import { requiredField } from "#shared/fields/text.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { locationRequired } from "#shared/model/address.ts";
import { look } from "../support/drawing/look.ts";
import { aNumber } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, passwordField, waitForText } from "../support/locators.ts";
import { allow, refuse } from "../support/routes.ts";
import { signIn } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test } from "../support/test.ts";
import { accountRow, act, actions, mailedInvitation, open } from "./accounts.ts";

test("a master moderator creates a moderator, who chooses a password through the mailed link", async ({
  newPerson,
  newStaff,
}) => {
  const { page } = await newStaff("MASTER MOD");
  await open(page, "Moderators");
  await accountRow(page, "Detroit Mod").getByText("Detroit 48226").waitFor();
  await button(page, "Create a moderator").click();
  const form = dialog(page, "New moderator");
  await untilFocused(field(page, "First name"));
  expect(await field(page, "City").inputValue()).toBe("Detroit");
  expect(await field(page, "City").evaluate((one) => (one as HTMLInputElement).readOnly)).toBe(true);
  await button(page, "Create a moderator").last().click();
  await form.getByText(fillAllFields).waitFor();
  expect(await form.getByText(requiredField).count()).toBeGreaterThanOrEqual(4);

  await field(page, "Email").fill(seeded("MOD").Email);
  await form.getByText("Email is already tied to an existing account").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page, "Close without saving?").waitFor();
  await look(page, "staff-close-unsaved");
  await button(page, "Keep editing").click();
  const Email = `${randomUUID()}@example.org`;
  await field(page, "First name").fill("Lea");
  await field(page, "Last name").fill("Moreau");
  await field(page, "Email").fill(Email);
  await field(page, "Phone").fill("12");
  await button(form, "Create a moderator").click();
  await form.getByText(enterValidPhone).waitFor();
  await look(page, "staff-create-moderator");
  await field(page, "Phone").fill(aNumber());
  await page.keyboard.press("Enter");
  await waitForText(page, new RegExp(`${Email}.*72 hours`));
  await form.waitFor({ state: "hidden" });
  await accountRow(page, "Lea Moreau")
    .getByText(/^Invited until/)
    .waitFor();
  await untilFocused(button(page, "Create a moderator"));
  await look(page, "staff-moderators");

  const { page: theirs } = await newPerson();
  await theirs.goto(await mailedInvitation(Email));
  await heading(theirs, "Set a new password").waitFor();
  await passwordField(theirs, "Password").fill("Walnut2027y");
  await button(theirs, "Set password").click();
  await heading(theirs, "Password Updated").waitFor();
  await signIn(theirs, { Email, Password: "Walnut2027y" });
  await heading(theirs, "New Jackets").waitFor();
  await theirs.getByLabel("Sidebar").getByText("moderator", { exact: true }).waitFor();
  await page.reload();
  await accountRow(page, "Lea Moreau").waitFor();
  expect(await page.getByText(/^Invited until/).count()).toBe(0);
});

test("an admin creates a master moderator, and a moderator from a master moderator's row alone", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ADMIN");
  await open(page, "Moderators");
  await accountRow(page, "Detroit Mod").waitFor();
  expect(await page.getByRole("button", { name: /^Create/ }).count()).toBe(0);
  await open(page, "Master Moderators");
  await button(page, "Create a master moderator").click();
  const form = dialog(page, "New master moderator");
  await field(page, "First name").fill("Ines");
  await field(page, "Last name").fill("Ito");
  await field(page, "Email").fill(`${randomUUID()}@example.org`);
  await field(page, "Phone").fill(aNumber());
  await button(form, "Create a master moderator").click();
  await form.getByText(locationRequired).waitFor();
  await look(page, "staff-create-master-moderator");
  await field(page, "City").fill("Ann Arbor");
  await page.getByLabel("State").selectOption("MI");
  await field(page, "Zip").fill("48104");

  await refuse(page, "create/masterMod", "UNAVAILABLE", errorSentences.UNAVAILABLE);
  await button(form, "Create a master moderator").click();
  await form.getByText(`Error Creating new Master Moderator Account ${errorSentences.UNAVAILABLE}`).waitFor();
  expect(await field(page, "First name").inputValue()).toBe("Ines");
  await allow(page, "create/masterMod");
  await button(form, "Create a master moderator").click();
  await accountRow(page, "Ines Ito")
    .getByText(/^Invited until/)
    .waitFor();

  await look(page, "staff-master-moderators");

  await act(page, "Ines Ito", "Send the invitation again");
  await dialog(page, /^Send Ines Ito/).waitFor();
  await look(page, "staff-invite-again");
  await button(dialog(page, /^Send Ines Ito/), "Send the invitation again").click();
  await waitForText(page, /A new invitation was mailed/);
  await untilFocused(actions(page, "Ines Ito"));

  await act(page, "Detroit Master Mod", "Add a moderator for this city");
  await dialog(page, "New moderator").waitFor();
  expect(await field(page, "City").inputValue()).toBe("Detroit");
  await button(dialog(page, "New moderator"), "Cancel").click();
  await dialog(page, "New moderator").waitFor({ state: "hidden" });
});

test("an invitation that could not be mailed is a warning, stays one in the list and can be sent again", async ({
  newStaff,
}) => {
  const { page } = await newStaff("MASTER MOD");
  await open(page, "Moderators");
  await button(page, "Create a moderator").click();
  const form = dialog(page, "New moderator");
  await field(page, "First name").fill("Uma");
  await field(page, "Last name").fill("Unmailed");
  const Email = `${randomUUID()}@example.org`;
  await field(page, "Email").fill(Email);
  await field(page, "Phone").fill(aNumber());
  const notMailed = "The account was created, but the invitation could not be mailed. Please send it again.";
  await page.route("**/api/create/moderator", async (route) => {
    const response = await route.fetch();
    const { Account } = (await response.json()) as { Account: ListedAccount };
    const { InvitedUntil: _, ...unmailed } = Account;
    await route.fulfill({ response, json: { Account: unmailed, Message: notMailed, Mailed: false } });
  });
  await button(form, "Create a moderator").click();
  await form.waitFor({ state: "hidden" });
  await waitForText(page, notMailed);
  expect(await page.getByText(/72 hours/).count()).toBe(0);
  await accountRow(page, "Uma Unmailed").getByText("Invitation not mailed").waitFor();
  await look(page, "staff-not-mailed");

  await act(page, "Uma Unmailed", "Send the invitation again");
  await button(dialog(page, /^Send Uma/), "Send the invitation again").click();
  await waitForText(page, new RegExp(`A new invitation was mailed.*${Email}.*72 hours`));
  await accountRow(page, "Uma Unmailed")
    .getByText(/^Invited until/)
    .waitFor();
});

test("a master admin creates an admin, who works for no single city and is invited", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Admins");
  await button(page, "Create an admin").click();
  const form = dialog(page, "New admin");
  await untilFocused(field(page, "First name"));
  expect(await form.getByRole("textbox").count()).toBe(4);
  await look(page, "staff-create-admin");
  const Email = `${randomUUID()}@example.org`;
  await field(page, "First name").fill("Amara");
  await field(page, "Last name").fill("Adeyemi");
  await field(page, "Email").fill(Email);
  await field(page, "Phone").fill(aNumber());
  await button(form, "Create an admin").click();
  await waitForText(page, new RegExp(`${Email}.*72 hours`));
  await form.waitFor({ state: "hidden" });
  await accountRow(page, "Amara Adeyemi").getByText("admin", { exact: true }).waitFor();
  await accountRow(page, "Amara Adeyemi")
    .getByText(/^Invited until/)
    .waitFor();
  await untilFocused(button(page, "Create an admin"));
  expect(await mailedInvitation(Email)).toContain("?id=");
});
