import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, waitForText } from "../support/locators.ts";
import { aJacket, card, cardHeading } from "../support/queue.ts";
import { test } from "../support/test.ts";
import { act, open } from "./accounts.ts";

test("a moderator reports a jacket by the keyboard, and an administrator restricts its account and closes the report", async ({
  newStaff,
  newVisit,
}) => {
  const { page: theirs } = await newStaff("ADMIN");
  await open(theirs, "Reports");
  await waitForText(theirs, "No Reports to display");
  await look(theirs, "reports-empty");

  const home = await newVisit("Rosa");
  const address = { Street: "81 Campus Martius" };
  await aHousehold((await newVisit("Ira")).resident, address);
  await aJacket(home, { First: "Falk", Additional: "I shoot at firefighters" }, address);
  const { page } = await newStaff("MOD", "/NewEntries");
  await cardHeading(page, "Falk Okafor").focus();
  await look(page, "queue-report-button");
  await cardHeading(page, "Falk Okafor").focus();
  await page.keyboard.press("r");
  const form = dialog(page, "Report the jacket of Falk Okafor?");
  await button(form, "Report").click();
  await form.getByText("Please choose a reason").first().waitFor();
  await page.getByLabel("Something else").check();
  await button(form, "Report").click();
  await form.getByText("Please say what is wrong").first().waitFor();
  await page.getByLabel("It threatens or insults people").check();
  await field(page, "In your words").fill("The note threatens our crews.");
  await look(page, "queue-report");
  await button(form, "Report").click();
  await waitForText(page, "Thank you. The administrators were told of this jacket.");
  await form.waitFor({ state: "hidden" });
  await untilFocused(cardHeading(page, "Falk Okafor"));

  await theirs.reload();
  await heading(theirs, "Reports").waitFor();
  const report = card(theirs, "Falk Okafor");
  await report.getByText("The note threatens our crews.").waitFor();
  await report.getByText("I shoot at firefighters").waitFor();
  await report.getByText("Another account has registered this address", { exact: true }).waitFor();
  await look(theirs, "reports");
  await act(theirs, "Rosa Okafor", "Restrict");
  await field(theirs, "Reason").fill("Threatens crews");
  await button(dialog(theirs, "Restrict Rosa Okafor?"), "Restrict").click();
  await report.getByText("Account restricted").waitFor();
  await button(report, "Mark as handled").click();
  await waitForText(theirs, "This report is marked as handled.");
  await report.getByText(/^Handled by/).waitFor();
  await look(theirs, "reports-handled");
  expect(await button(report, "Mark as handled").count()).toBe(0);
});
