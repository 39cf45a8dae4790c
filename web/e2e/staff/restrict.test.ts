import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { openPlaces } from "../households/test.ts";
import { button, enter, field, goOn, heading, lookBack } from "../session/test.ts";
import { aFamily } from "../support/family.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { untilFocused } from "../support/messages.ts";
import { act, actions, aModerator, atWork, dialog, open, row, said, seeded } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("a signed-in moderator who is restricted is out at the next press, and back when restored", async () => {
  const credentials = await aModerator("Nina");
  const theirs = await atWork(browser, credentials);
  const { page, problems } = await atWork(browser, seeded("MASTER MOD"));
  await open(page, "Moderators");
  await act(page, "Nina Reyes", "Restrict");
  const form = dialog(page, "Restrict Nina Reyes?");
  await button(form, "Restrict").click();
  await form.getByText("Please give a reason").first().waitFor();
  await field(page, "Reason").fill("Left the department");
  await look(page, "staff-restrict");
  await page.route("**/api/account/restrict", (route) => route.abort());
  await button(form, "Restrict").click();
  await form.getByText(/could not reach/).waitFor();
  expect(await field(page, "Reason").inputValue()).toBe("Left the department");
  await page.unroute("**/api/account/restrict");
  await button(form, "Restrict").click();
  await said(page, "Nina Reyes is restricted.");
  await row(page, "Nina Reyes")
    .getByText(/^Restricted since/)
    .waitFor();
  await row(page, "Nina Reyes").getByText("Reason: Left the department").waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Nina Reyes"));

  await theirs.page.getByRole("link", { name: "Deactivated Accounts" }).click();
  await heading(theirs.page, "Sign in").waitFor();
  await said(theirs.page, messages.restricted);
  await look(theirs.page, "staff-restricted-signin");
  await enter(theirs.page, credentials);
  await theirs.page
    .getByRole("group", { name: "There is a problem" })
    .getByText(messages.restricted)
    .waitFor();

  await open(page, "Deactivated Accounts");
  await row(page, "Nina Reyes").waitFor();
  await look(page, "staff-deactivated");
  await open(page, "Moderators");
  await act(page, "Nina Reyes", "Restore");
  await dialog(page, "Restore Nina Reyes?").waitFor();
  await look(page, "staff-restore");
  await button(dialog(page, "Restore Nina Reyes?"), "Restore").click();
  await said(page, "Nina Reyes is restored.");
  expect(
    await row(page, "Nina Reyes")
      .getByText(/^Restricted/)
      .count(),
  ).toBe(0);
  await enter(theirs.page, credentials);
  await heading(theirs.page, "Deactivated Accounts").waitFor();
  expect(problems).toEqual([]);
});

test("a resident who is restricted reads why, and goes on with what they typed when restored", async () => {
  const family = await aFamily("Rosalind");
  const { page } = await newPerson(browser);
  await openPlaces({ page, family });
  await page.getByRole("link", { name: "Add a House Hold" }).first().click();
  await field(page, "House name").fill("Lake cabin");

  const { page: admins } = await atWork(browser, seeded("ADMIN"));
  await open(admins, "Users");
  await admins.getByRole("searchbox", { name: /^Search/ }).fill("rosalind");
  await act(admins, "Rosalind Okafor", "Restrict");
  const form = dialog(admins, "Restrict Rosalind Okafor?");
  await form.getByText(/no longer at the address/).waitFor();
  await field(admins, "Reason").fill("Registered twice");
  await button(form, "Restrict").click();
  await row(admins, "Rosalind Okafor").getByText("Reason: Registered twice").waitFor();

  await button(page, "Copy my primary residence address").click();
  await button(page, "Register House Hold").click();
  await lookBack(page);
  await heading(page, "Your account is restricted").waitFor();
  await look(page, "staff-restricted-resident");
  await button(page, "Log out").click();
  await heading(page, "Log out?").waitFor();
  await button(page, "Go back").click();

  await act(admins, "Rosalind Okafor", "Restore");
  await button(dialog(admins, "Restore Rosalind Okafor?"), "Restore").click();
  await said(admins, "Rosalind Okafor is restored.");
  await goOn(page, family);
  await heading(page, "Your account is restricted").waitFor({ state: "detached" });
  expect(
    await page.locator("input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toContain("Lake cabin");
});
