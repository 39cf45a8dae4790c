import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fillCard, openCheckout, payButton } from "../support/checkout.ts";
import { look } from "../support/drawing/look.ts";
import { button, dialog, field, heading, passwordField, sidebarLink, toast, waitForText } from "../support/locators.ts";
import { aPhoto } from "../support/photo.ts";
import { card } from "../support/queue.ts";
import { seeded } from "../support/staff.ts";
import { test as base } from "../support/test.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { acceptance, authorization, cropDialog, fileInput, fillFacts, next, understanding } from "../support/wizard.ts";

const heading2 = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Each test goes on where the last one ended. */
const test = base.extend("resident", { scope: "file" }, ({ newLastingPerson }) => newLastingPerson());

describe("a family is known to its department before it needs help", () => {
  test("a visitor finds that Detroit takes part and registers", async ({ resident: { page } }) => {
    await page.goto("/");
    await untilStarted(page);
    await heading(page, /Help that knows you/).waitFor();
    expect(await button(page, "Register now").getAttribute("aria-disabled")).toBe("true");
    await field(page, "City").fill("Detroit");
    await button(page, "Search").click();
    await page.getByRole("radio", { name: "Detroit, MI" }).check();
    await look(page, "01-landing");
    await button(page, "Register now").click();

    await heading(page, "Create your account").waitFor();
    await look(page, "02-register");
    await field(page, "First name").fill("Rosa");
    await field(page, "Last name").fill("Moreau");
    await field(page, "Email").fill("rosa.moreau@example.org");
    await passwordField(page, "Password").fill("Walnut2026x");
    await passwordField(page, "Confirm password").fill("Walnut2026x");
    await field(page, "Street address").fill("2 Woodward Ave");
    await field(page, "Zip").fill("48226");
    expect(await field(page, "City").inputValue()).toBe("Detroit");
    await button(page, "Create Account").click();
    await heading(page, "Welcome back, Rosa").waitFor();
    await page.getByText("No Registered House Holds").waitFor();
    await heading2(page, "Confirm your email").waitFor();
    await look(page, "03-overview-empty");
    await button(page, "Later").click();
    await button(page, "Enter the code").waitFor();
  });

  test("she adds the place where they live", async ({ resident: { page } }) => {
    await sidebarLink(page, "Locations").click();
    await heading(page, "Welcome, Rosa").waitFor();
    await page.getByText("No Registered House Holds").waitFor();
    await look(page, "04-households-empty");
    await page.getByRole("link", { name: "Add a House Hold" }).first().click();
    await page.getByRole("button", { name: /primary/i }).click();
    expect(await field(page, "Street").inputValue()).toBe("2 Woodward Ave");
    await field(page, "House name").fill("Home");
    await look(page, "05-household-add");
    await button(page, "Register House Hold").click();
    const question = page.getByRole("dialog");
    await button(question, "Show your door on a map").click();
    await question.getByRole("region", { name: /map/i }).first().waitFor();
    await button(question, "Register House Hold").click();
    await waitForText(question, "Please Verify that the information below is legitimate");
    await question.getByLabel("The information below is legitimate").check();
    await look(page, "06-household-confirm");
    await button(question, "Register House Hold").click();
    await toast(page, "New House Hold has been registered !").waitFor();
    await page.getByRole("table", { name: "Your house holds" }).getByText("2 Woodward Ave").waitFor();
    await look(page, "07-households");
  });

  test("she registers her daughter with a photo", async ({ resident: { page } }) => {
    await sidebarLink(page, "Family Members").click();
    await page.getByText("No Registered Family Members").waitFor();
    await look(page, "08-members-empty");
    await page.getByRole("link", { name: "Begin Registering" }).click();

    await heading(page, "Register new Member").waitFor();
    expect(await next(page).getAttribute("aria-disabled")).toBe("true");
    await acceptance(page).check();
    await authorization(page).check();
    await understanding(page).check();
    await look(page, "09-wizard-waiver");
    await next(page).click();

    await fileInput(page).setInputFiles(await aPhoto(page, "#0f4c5c"));
    await button(page, "Adjust").click();
    await cropDialog(page).waitFor();
    await look(page, "10-wizard-photo");
    await button(cropDialog(page), "Use this photo").click();
    await cropDialog(page).waitFor({ state: "hidden" });
    await fillFacts(page, "Ada", "O'Brien-Núñez");
    await field(page, "Notes").fill("Service dog named Biscuit");
    await look(page, "11-wizard-person");
    await next(page).click();

    await page.getByLabel("DNR").check();
    await page.getByLabel("Non Verbal").check();
    await page.getByLabel("Other", { exact: true }).check();
    await field(page, "What else should crews know").fill("The key is under the third stone");
    await look(page, "12-wizard-medical");
    await next(page).click();
  });

  test("she chooses a plan and pays", async ({ resident: { page } }) => {
    await page.getByLabel(/Yearly: \$40/).check();
    await look(page, "13-wizard-plan");
    await next(page).click();

    await payButton(page, "$40.00").waitFor();
    await look(page, "14-wizard-payment");
    const popup = await openCheckout(page, "$40.00");
    await waitForText(page, "Please complete the payment in the pop up window");
    await fillCard(popup);
    await toast(page, "Payment complete - Thank you!").waitFor();
    await toast(page, "New Member had been registered !").waitFor();
    await page.getByText("Payment  : Completed").waitFor();
    await page.getByText("Detroit will read this record next.").waitFor();
    await page.getByText("Waiting for review in Detroit").waitFor();
    await look(page, "15-members");
    // "Later" was said for the visit.
    await button(page, "Enter the code").waitFor();
    expect(await heading2(page, "Confirm your email").count()).toBe(0);
  });

  test("she takes her daughter out of their home, adds her again, and sees that the jacket waits", async ({
    resident: { page },
  }) => {
    await button(page, "Assign Ada O'Brien-Núñez").click();
    const question = dialog(page, "House Hold Assignment for Ada O'Brien-Núñez");
    await button(question, "Remove from Home").click();
    await button(dialog(page, /^Remove/), "Remove").click();
    await toast(page, "Member Removed from House Hold !").waitFor();
    const add = button(question, "Add to Home");
    await add.waitFor();
    await look(page, "16-assign");
    await add.click();
    await toast(page, "Member assigned to house hold !").waitFor();
    await button(page, "Close").click();
    await page.getByText("Waiting for review in Detroit").waitFor();
    await sidebarLink(page, "Overview").click();
    await waitForText(page, "1 family member");
    await look(page, "17-overview");
  });

  test("the moderator of another city does not see the jacket", async ({ newStaff }) => {
    const { page } = await newStaff(seeded("MOD", "Ann Arbor"));
    await page.getByText("No New Jackets to display").waitFor();
    await look(page, "18-jackets-ann-arbor");
  });

  test("the moderator of Detroit reads the jacket, marks it as transferred and can take that back", async ({
    newStaff,
  }) => {
    const { page } = await newStaff("MOD");
    const ada = card(page, "Ada O'Brien-Núñez");
    await ada.waitFor();
    await ada.getByText("2 Woodward Ave, Detroit, MI 48226").waitFor();
    await waitForText(ada, "(not provided)");
    expect(await ada.textContent()).not.toContain("third stone");
    await look(page, "19-jackets-detroit");
    await button(ada, "View Medical Record").click();
    const record = dialog(page, "Medical Data for Ada O'Brien-Núñez");
    await record.getByText("The key is under the third stone").waitFor();
    await look(page, "20-medical-record");
    await button(record, "Dismiss").click();

    await button(ada, "Mark as Transfered").click();
    await page.getByText("No New Jackets to display").waitFor();
    await look(page, "21-jackets-marked");
    await page.getByRole("button", { name: /Undo/ }).first().click();
    await ada.waitFor();
    await button(ada, "Mark as Transfered").click();
    await page.getByText("No New Jackets to display").waitFor();
    await page.reload();
    await page.getByText("No New Jackets to display").waitFor();
  });

  test("the family sees that its department has the jacket", async ({ resident: { page } }) => {
    await sidebarLink(page, "Family Members").click();
    await page.reload();
    await page.getByText(/Received by Detroit on \w{3} \d{2} \d{4}/).waitFor();
    await look(page, "22-members-received");
  });

  test("no page broke its content policy, threw, or asked another host", ({ resident }) => {
    expect(resident.problems).toEqual([]);
  });
});
