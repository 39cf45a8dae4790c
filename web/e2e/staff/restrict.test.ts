import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { callApi } from "../support/api.ts";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, problemSummary, sidebarLink, waitForText } from "../support/locators.ts";
import { allow } from "../support/routes.ts";
import { enter, signInAgain } from "../support/signIn.ts";
import { staffToken } from "../support/staff.ts";
import { test } from "../support/test.ts";
import { accountRow, act, actions, aModerator, anInvited, open } from "./accounts.ts";

test("a signed-in moderator who is restricted is out at the next press, and back when restored", async ({
  newStaff,
}) => {
  const credentials = await aModerator("Nina");
  const { page: theirs } = await newStaff(credentials);
  const { page } = await newStaff("MASTER MOD");
  await open(page, "Moderators");
  await act(page, "Nina Reyes", "Restrict");
  const form = dialog(page, "Restrict Nina Reyes?");
  await button(form, "Restrict").click();
  await waitForText(form, "Please give a reason");
  await field(page, "Reason").fill("Left the department");
  await look(page, "staff-restrict");
  await page.route("**/api/account/restrict", (route) => route.abort());
  await button(form, "Restrict").click();
  await form.getByText(/could not reach/).waitFor();
  expect(await field(page, "Reason").inputValue()).toBe("Left the department");
  await allow(page, "account/restrict");
  await button(form, "Restrict").click();
  await waitForText(page, "Nina Reyes is restricted.");
  await accountRow(page, "Nina Reyes")
    .getByText(/^Restricted since/)
    .waitFor();
  await accountRow(page, "Nina Reyes").getByText("Reason: Left the department").waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Nina Reyes"));

  await theirs.getByRole("link", { name: "Deactivated Accounts" }).click();
  await heading(theirs, "Sign in").waitFor();
  await waitForText(theirs, errorSentences.ACCOUNT_RESTRICTED);
  await look(theirs, "staff-restricted-signin");
  await enter(theirs, credentials);
  await problemSummary(theirs).getByText(errorSentences.ACCOUNT_RESTRICTED).waitFor();

  await open(page, "Deactivated Accounts");
  await accountRow(page, "Nina Reyes").waitFor();
  await look(page, "staff-deactivated");
  await open(page, "Moderators");
  await act(page, "Nina Reyes", "Restore");
  await dialog(page, "Restore Nina Reyes?").waitFor();
  await look(page, "staff-restore");
  await button(dialog(page, "Restore Nina Reyes?"), "Restore").click();
  await waitForText(page, "Nina Reyes is restored.");
  expect(
    await accountRow(page, "Nina Reyes")
      .getByText(/^Restricted/)
      .count(),
  ).toBe(0);
  await enter(theirs, credentials);
  await heading(theirs, "Deactivated Accounts").waitFor();
});

test("a resident who is restricted reads so, and when restored goes on with the typed text", async ({
  signedIn,
  newStaff,
}) => {
  const { page, resident } = await signedIn("Rosalind");
  await sidebarLink(page, "Locations").click();
  await page.getByRole("link", { name: "Add a House Hold" }).first().click();
  await field(page, "House name").fill("Lake cabin");

  const { page: admins } = await newStaff("ADMIN");
  await open(admins, "Users");
  await admins.getByRole("searchbox", { name: /^Search/ }).fill("rosalind");
  await act(admins, "Rosalind Okafor", "Restrict");
  const form = dialog(admins, "Restrict Rosalind Okafor?");
  await form.getByText(/told that the account is paused/).waitFor();
  await field(admins, "Reason").fill("Registered twice");
  await button(form, "Restrict").click();
  await accountRow(admins, "Rosalind Okafor").getByText("Reason: Registered twice").waitFor();

  await button(page, "Copy my primary residence address").click();
  await button(page, "Register House Hold").click();
  await returnToPage(page);
  await heading(page, "Your account is restricted").waitFor();
  await look(page, "staff-restricted-resident");
  await button(page, "Log out").click();
  await heading(page, "Log out?").waitFor();
  await button(page, "Go back").click();

  await act(admins, "Rosalind Okafor", "Restore");
  await button(dialog(admins, "Restore Rosalind Okafor?"), "Restore").click();
  await waitForText(admins, "Rosalind Okafor is restored.");
  await signInAgain(page, resident);
  await heading(page, "Your account is restricted").waitFor({ state: "detached" });
  expect(await page.locator("input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toContain(
    "Lake cabin",
  );
});

test("a master moderator reads who may restore an account that a MASTER ADMIN restricted, and has no button for it", async ({
  newStaff,
}) => {
  const { id: ID } = await anInvited("Ruben");
  const by = await staffToken("MASTER ADMIN");
  await callApi("POST", "/account/restrict", { ID, Reason: "Sold records" }, by);
  const { page } = await newStaff("MASTER MOD");
  await open(page, "Moderators");
  const row = accountRow(page, "Ruben Reyes");
  await row.getByText("A MASTER ADMIN may restore it.").waitFor();
  expect(await actions(page, "Ruben Reyes").getAttribute("aria-disabled")).toBe("true");
  await look(page, "staff-restricted-higher");
  await open(page, "Deactivated Accounts");
  await accountRow(page, "Ruben Reyes").getByText("A MASTER ADMIN may restore it.").waitFor();
  await look(page, "staff-deactivated-higher");
});
