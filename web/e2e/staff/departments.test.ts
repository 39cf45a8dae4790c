import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { look } from "../support/drawing/look.ts";
import { aNumber } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, problemSummary, searchField, stateField, waitForText } from "../support/locators.ts";
import { allow, answerEmptyPages, refuse } from "../support/routes.ts";
import { test } from "../support/test.ts";
import { accountRow, act, actions, open } from "./accounts.ts";

test("an administrator creates a department at a new place, invites its first master moderator, and retires it", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ADMIN");
  await open(page, "Departments");
  await searchField(page).fill("detroit");
  await accountRow(page, "Detroit responders").getByText("Default department").waitFor();
  await accountRow(page, "Detroit responders").getByText("Detroit, MI").waitFor();
  await look(page, "departments");

  await button(page, "Create a department").click();
  const form = dialog(page, "New department");
  await untilFocused(field(page, "Name"));
  await button(form, "Create the department").click();
  await problemSummary(page).getByText("Please give the department a name").waitFor();
  await form.getByText("Please add a place that it serves").first().waitFor();
  await field(page, "Name").fill("Detroit responders");
  await page.getByLabel("Kind").selectOption("Fire");
  await field(page, "City").fill("Detriot");
  await page.keyboard.press("Enter");
  await button(form, "Detroit?").click();
  await button(form, "Create the department").click();
  await form.getByText(/^Another department has this name/).waitFor();

  await field(page, "Name").fill("Harbor Fire");
  await button(form, "Remove Detroit, MI").click();
  await untilFocused(field(page, "City"));
  await page.keyboard.type("Harborton");
  expect(await stateField(page).inputValue()).toBe("MI");
  await button(form, "Add").click();
  await look(page, "departments-new-place");
  await button(form, "Add Harborton as a new place").click();
  await form.getByText("New place", { exact: true }).waitFor();
  await field(page, "City").fill("Flint");
  await button(form, "Create the department").click();
  await problemSummary(page).getByText("City: Press Add, or empty this field").waitFor();
  await field(page, "City").fill("");
  await field(page, "Contact").fill("(313) 555-0100");
  await look(page, "departments-create");
  await button(form, "Create the department").click();
  await form.waitFor({ state: "hidden" });
  await waitForText(page, "Harbor Fire is created.");

  await searchField(page).fill("harborton");
  const row = accountRow(page, "Harbor Fire");
  await row.getByText("No accounts").waitFor();
  await act(page, "Harbor Fire", "Invite a master moderator");
  const invitation = dialog(page, "New master moderator of Harbor Fire");
  await field(page, "First name").fill("Iris");
  await field(page, "Last name").fill("Ota");
  await field(page, "Email").fill(`${randomUUID()}@example.org`);
  await field(page, "Phone").fill(aNumber());
  expect(await field(page, "City").inputValue()).toBe("Harborton");
  await field(page, "Zip").fill("48226");
  await look(page, "departments-invite");
  await button(invitation, "Create a master moderator").click();
  await invitation.waitFor({ state: "hidden" });
  await row.getByText("Iris Ota").waitFor();
  await row.getByText("Nobody has signed in").waitFor();
  await look(page, "departments-invited");

  await act(page, "Harbor Fire", "Edit");
  const edit = dialog(page, "Edit Harbor Fire");
  expect(await field(page, "Contact").inputValue()).toBe("(313) 555-0100");
  await page.getByLabel("Kind").selectOption("Dispatch");
  await button(edit, "Save changes").click();
  await edit.waitFor({ state: "hidden" });
  await row.getByText("Dispatch").waitFor();
  await untilFocused(actions(page, "Harbor Fire"));

  await act(page, "Harbor Fire", "Retire");
  const question = dialog(page, "Retire Harbor Fire?");
  await question.getByText("Harbor Fire leaves 1 place: Harborton, MI.").waitFor();
  await look(page, "departments-retire");
  await button(question, "Retire").click();
  await question.waitFor({ state: "hidden" });
  await searchField(page).fill("harbor fire");
  await accountRow(page, "Harbor Fire").getByText("Retired").waitFor();
  expect(await actions(page, "Harbor Fire").count()).toBe(0);
});

test("a department that pays says so in its row, and what its end brings is told before it stops", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ADMIN");
  await open(page, "Departments");
  await button(page, "Create a department").click();
  const form = dialog(page, "New department");
  await field(page, "Name").fill("Payer Fire");
  await page.getByLabel("Kind").selectOption("Fire");
  await field(page, "City").fill("Payerton");
  await button(form, "Add").click();
  await button(form, "Add Payerton as a new place").click();
  await form.getByLabel("Pays for its residents").check();
  await button(form, "Create the department").click();
  await form.waitFor({ state: "hidden" });
  await searchField(page).fill("payerton");
  const row = accountRow(page, "Payer Fire");
  await row.getByText("Pays for its residents").waitFor();
  await look(page, "departments-sponsor");

  await act(page, "Payer Fire", "Edit");
  const edit = dialog(page, "Edit Payer Fire");
  await edit.getByLabel("Pays for its residents").uncheck();
  await look(page, "departments-sponsor-edit");
  await button(edit, "Save changes").click();
  const question = dialog(page, "Stop paying for residents?");
  await question.getByText("Payer Fire pays no more for the people at 1 place: Payerton, MI.").waitFor();
  await look(page, "departments-sponsor-end");
  await button(question, "Cancel").click();
  await question.waitFor({ state: "hidden" });
  expect(await edit.getByLabel("Pays for its residents").isChecked()).toBe(false);
  await button(edit, "Save changes").click();
  await button(question, "Save changes").click();
  await question.waitFor({ state: "hidden" });
  await edit.waitFor({ state: "hidden" });
  await row.getByText("Pays for its residents").waitFor({ state: "detached" });
  await untilFocused(actions(page, "Payer Fire"));
});

test("a department that another administrator changed meanwhile is saved with both changes", async ({ newStaff }) => {
  const [{ page }, { page: others }] = [await newStaff("ADMIN"), await newStaff("ADMIN")];
  await open(page, "Departments");
  await button(page, "Create a department").click();
  const form = dialog(page, "New department");
  await field(page, "Name").fill("Pair Fire");
  await page.getByLabel("Kind").selectOption("Fire");
  await field(page, "City").fill("Pairton");
  await button(form, "Add").click();
  await button(form, "Add Pairton as a new place").click();
  await button(form, "Create the department").click();
  await form.waitFor({ state: "hidden" });
  await act(page, "Pair Fire", "Edit");
  const edit = dialog(page, "Edit Pair Fire");
  await field(page, "Contact").fill("(313) 555-0199");

  await open(others, "Departments");
  await act(others, "Pair Fire", "Edit");
  await others.getByLabel("Kind").selectOption("Dispatch");
  await button(dialog(others, "Edit Pair Fire"), "Save changes").click();
  await waitForText(others, "Pair Fire is changed.");

  await button(edit, "Save changes").click();
  await button(edit, "Load the current version").click();
  await edit.getByText("Dispatch").first().waitFor();
  await look(page, "departments-conflict");
  expect(await page.getByLabel("Kind").inputValue()).toBe("DISPATCH");
  await button(edit, "Save changes").click();
  await edit.waitFor({ state: "hidden" });
  await act(page, "Pair Fire", "Edit");
  expect(await field(page, "Contact").inputValue()).toBe("(313) 555-0199");
  expect(await page.getByLabel("Kind").inputValue()).toBe("DISPATCH");
});

test("the departments that cannot be loaded are asked for again, and a search that finds none says so", async ({
  newStaff,
}) => {
  const { page } = await newStaff("MASTER ADMIN");
  await refuse(page, "departments/list", "UNAVAILABLE", errorSentences.UNAVAILABLE);
  await open(page, "Departments");
  await page.getByRole("main").getByText(errorSentences.UNAVAILABLE).waitFor();
  await look(page, "departments-error");
  await allow(page, "departments/list");
  await button(page, "Try again").click();
  await page.getByRole("table", { name: "Departments" }).waitFor();
  await searchField(page).fill("no department has this name");
  await waitForText(page, "No department found");
  await look(page, "departments-none");
  await button(page, "Show all").click();
  await untilFocused(searchField(page));
  await page.getByRole("table", { name: "Departments" }).waitFor();
});

test("a search that found no department in its first pages says so, and looks further at a press", async ({
  newStaff,
}) => {
  const { page } = await newStaff("ADMIN");
  const answers = await answerEmptyPages(page, 12);
  await open(page, "Departments");
  await searchField(page).fill("rare");
  await waitForText(page, "No department was found so far. There is more to look through.");
  await expect.poll(answers).toBe(5);
  expect(await page.getByText("No department found").count()).toBe(0);
  await look(page, "departments-none-yet");
  await button(page, "Look further").click();
  await page.locator("#announce-status").getByText("No department was found so far.").waitFor({ state: "attached" });
  expect(answers()).toBe(10);
  await button(page, "Look further").click();
  await waitForText(page, "No department found");
  expect(answers()).toBe(12);
});

test("where a place has several departments, the form for its staff asks for one", async ({ newStaff }) => {
  const { page } = await newStaff("ADMIN");
  await open(page, "Departments");
  for (const [name, state] of [
    ["Twin Fire", "Fire"],
    ["Twin Police", "Police"],
  ] as const) {
    await button(page, "Create a department").click();
    const form = dialog(page, "New department");
    await field(page, "Name").fill(name);
    await page.getByLabel("Kind").selectOption(state);
    await field(page, "City").fill("Twinton");
    await button(form, "Add").click();
    if (name === "Twin Fire") await button(form, "Add Twinton as a new place").click();
    await button(form, "Remove Twinton, MI").waitFor();
    await button(form, "Create the department").click();
    await form.waitFor({ state: "hidden" });
  }
  await open(page, "Master Moderators");
  await button(page, "Create a master moderator").click();
  const form = dialog(page, "New master moderator");
  await field(page, "First name").fill("Tove");
  await field(page, "Last name").fill("Twin");
  await field(page, "Email").fill(`${randomUUID()}@example.org`);
  await field(page, "Phone").fill(aNumber());
  await field(page, "City").fill("Twintan");
  await stateField(page).selectOption("MI");
  await button(form, "Twinton?").click();
  await field(page, "Zip").fill("48226");
  await page.getByLabel("Department").selectOption("Twin Police");
  await look(page, "departments-choice");
  await button(form, "Create a master moderator").click();
  await form.waitFor({ state: "hidden" });
  await open(page, "Departments");
  await searchField(page).fill("twinton");
  await accountRow(page, "Twin Police").getByText("Tove Twin").waitFor();
  await accountRow(page, "Twin Fire").getByText("No accounts").waitFor();
});
