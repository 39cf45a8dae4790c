import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { button, descriptionOf, field, fold, heading, problemSummary, waitForText } from "../support/locators.ts";
import { expectOff, panel, saveButton, soon, test } from "./test.ts";

test("the primary residence is shown and checked, and cannot be saved", async ({ openProfile }) => {
  const { page, requests } = await openProfile("Uma", "/Profile?tab=3");
  const location = panel(page, "Location");
  await location.getByRole("heading", { name: "Primary Residence Information" }).waitFor();
  await waitForText(location, "2 Woodward Ave");
  await fold(location, "The address in its parts").click();
  expect(await field(page, "House address").inputValue()).toBe("2 Woodward Ave");
  expect(await location.getByLabel("State").inputValue()).toBe("MI");
  for (const name of ["House address", "City"]) {
    await field(page, name).fill(" ");
    expect(await descriptionOf(field(page, name))).toBe("required field");
  }
  await location.getByLabel("State").selectOption("");
  expect(await descriptionOf(location.getByLabel("State"))).toBe("required field");
  await field(page, "Zip").fill("4822");
  expect(await descriptionOf(field(page, "Zip"))).toBe("Please enter a valid Zip code");
  await look(page, "profile-Location-checked");
  await field(page, "Zip").fill("48226-1234");
  expect(await descriptionOf(field(page, "Zip"))).toBe("");
  const before = requests.length;
  await expectOff(saveButton(location), "The address of your account cannot be changed here.");
  await saveButton(location).click({ force: true });
  await field(page, "Zip").press("Enter");
  expect(requests.slice(before).map((request) => request.url())).toEqual([]);
  await location.getByRole("link", { name: "register your new location" }).click();
  await heading(page, "New House Hold").waitFor();
});

const card = (page: Page) => ({
  number: field(page, "Card number"),
  name: field(page, "Name on the card"),
  expiry: field(page, "Expiry"),
  cvc: field(page, "CVC"),
});
const openForm = (page: Page) => fold(page, "Nothing that you enter here is sent or kept.").click();
const expectProblems = async (page: Page, problems: readonly string[]) => {
  await button(page, "Submit").click();
  for (const name of problems) await problemSummary(page).getByRole("link", { name }).waitFor();
};

test("a card is grouped by its brand while it is typed, and checked", async ({ openProfile }) => {
  const { page } = await openProfile("Lia", "/Profile?tab=2");
  await openForm(page);
  const { number, expiry, cvc } = card(page);
  const fills = await panel(page, "Billing")
    .locator("input[autocomplete]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  expect(fills).toEqual(["cc-number", "cc-name", "cc-exp", "cc-csc"]);
  await expectProblems(page, [
    "Card number: Please enter the whole card number",
    "Name on the card: Please enter the name on the card",
    "Expiry: Please enter the expiry as MM/YY",
    "CVC: Please enter the 3 or 4 digits of the CVC",
  ]);
  for (const [typed, grouped, brand, code] of [
    ["378282246310005999", "3782 822463 10005", "American Express", "1234"],
    ["305693090259049", "3056 930902 5904", "Diners Club", "123"],
    ["4000000000000000123", "4000 0000 0000 0000123", "Visa", "123"],
  ] as const) {
    await number.fill("");
    await number.pressSequentially(typed);
    expect(await number.inputValue()).toBe(grouped);
    await panel(page, "Billing").getByText(brand, { exact: true }).waitFor();
    await cvc.fill("");
    await cvc.pressSequentially("12345");
    expect(await cvc.inputValue()).toBe(code);
  }
  // A digit in the middle is corrected in place.
  await number.fill("4241424242424242");
  await number.press("Home");
  for (let step = 0; step < 4; step += 1) await number.press("ArrowRight");
  await number.press("Backspace");
  await number.press("2");
  expect(await number.inputValue()).toBe("4242 4242 4242 4242");
  await expiry.pressSequentially("1330");
  expect(await expiry.inputValue()).toBe("13/30");
  await expect.poll(() => descriptionOf(expiry), soon).toContain("Please enter the expiry as MM/YY");
});

test("a card is shown masked; nothing is called or stored", async ({ openProfile }) => {
  const { page, requests } = await openProfile("Leo", "/Profile?tab=2");
  const { number, name, expiry, cvc } = card(page);
  // The page's own loads are over.
  await page.getByText("(no primary location yet)").first().waitFor({ state: "attached" });
  await waitForText(page, "There is no plan yet");
  const before = requests.length;
  await openForm(page);
  await number.fill("4242424242424242");
  await name.fill("Leo Okafor");
  await expiry.fill("1230");
  await cvc.fill("123");
  await button(page, "Submit").click();
  const alert = page.getByRole("alertdialog", { name: "Alert: this is what you entered" });
  await alert.getByText("•••• •••• •••• 4242").waitFor();
  await alert.getByText("2 Woodward Ave, Detroit, MI 48226").waitFor();
  expect(await alert.textContent()).not.toMatch(/42424|123|12\/30/);
  await look(page, "profile-card-alert");
  await page.keyboard.press("Escape");
  await alert.waitFor({ state: "detached" });
  // A shorter number's last group has one digit.
  await number.fill("4222222222222");
  await button(page, "Submit").click();
  await alert.getByText("ends in 2222", { exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await alert.waitFor({ state: "detached" });

  await page.getByLabel("Use the primary location as billing address").uncheck();
  await expectProblems(page, ["Street: required field", "City: required field", "Phone: Invalid Phone number"]);
  await look(page, "profile-Billing-address");
  await field(page, "Street").fill("1 Main St");
  await field(page, "City").fill("Ann Arbor");
  await panel(page, "Billing").getByLabel("State").selectOption("MI");
  await field(page, "Zip").fill("48104");
  await field(page, "Phone").fill("313-555-0123");
  expect(await field(page, "Zip").getAttribute("autocomplete")).toBe("billing postal-code");
  await button(page, "Submit").click();
  await alert.getByText("1 Main St, Ann Arbor, MI 48104").waitFor();
  await alert.getByText("(313) 555-0123").waitFor();
  expect(requests.slice(before).map((request) => request.url())).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/4242|Main St|12\/30/);
});
