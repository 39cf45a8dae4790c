import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { aPhoto } from "../support/photo.ts";
import { passwordField, signIn } from "../support/signIn.ts";

let browser: Browser;
let resident: { context: BrowserContext; page: Page; problems: string[] };

const staffOf = (role: string, city: string) => {
  const found = inject("staff").find(({ Role, City }) => Role === role && City === city);
  if (!found) throw new Error(`No ${role} of ${city} is seeded`);
  return found;
};

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
// A link of the sidebar; its name goes on where there is a warning.
const sidebar = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}`) });
const toast = (page: Page, text: string) => page.getByText(text).first();

beforeAll(async () => {
  browser = await startBrowser();
  resident = await newPerson(browser);
});

afterAll(async () => {
  await browser?.close();
});

// One family's way through the product: each test goes on where the one before it ended.
describe("a family is known to its department before it needs help", () => {
  test("a visitor finds that Detroit takes part and registers", async () => {
    const { page } = resident;
    await page.goto("/");
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
    await passwordField(page, "Password").fill("Beforehand1");
    await passwordField(page, "Confirm password").fill("Beforehand1");
    await field(page, "Street address").fill("2 Woodward Ave");
    await field(page, "Zip").fill("48226");
    expect(await field(page, "City").inputValue()).toBe("Detroit");
    await button(page, "Create Account").click();
    await heading(page, "Welcome back, Rosa").waitFor();
    await page.getByText("No Registered House Holds").waitFor();
    await look(page, "03-overview-empty");
  });

  test("she adds the place where they live", async () => {
    const { page } = resident;
    await sidebar(page, "Locations").click();
    await heading(page, "Welcome, Rosa").waitFor();
    await page.getByText("No Registered House Holds").waitFor();
    await look(page, "04-households-empty");
    await page.getByRole("link", { name: "Add a House Hold" }).first().click();
    await page.getByRole("button", { name: /primary/i }).click();
    expect(await field(page, "Street").inputValue()).toBe("2 Woodward Ave");
    await field(page, "House name").fill("Home");
    await look(page, "05-household-add");
    await button(page, "Register House Hold").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("region", { name: /map/i }).first().waitFor();
    await dialog.getByRole("button", { name: "Register House Hold" }).click();
    await dialog.getByText("Please Verify that the information below is legitimate").first().waitFor();
    await dialog.getByLabel("The information below is legitimate").check();
    await look(page, "06-household-confirm");
    await dialog.getByRole("button", { name: "Register House Hold" }).click();
    await toast(page, "New House Hold has been registered !").waitFor();
    await page.getByRole("table", { name: "Your house holds" }).getByText("2 Woodward Ave").waitFor();
    await look(page, "07-households");
  });

  test("she registers her daughter with a photo and pays", async () => {
    const { page } = resident;
    await sidebar(page, "Family Members").click();
    await page.getByText("No Registered Family Members").waitFor();
    await look(page, "08-members-empty");
    await page.getByRole("link", { name: "Begin Registering" }).click();

    await heading(page, "Register new Member").waitFor();
    expect(await button(page, "Next").getAttribute("aria-disabled")).toBe("true");
    await page.getByLabel("I have read the waiver and I accept it.").check();
    await page.getByLabel(/parent or legal guardian/).check();
    await page.getByLabel(/I understand that this record/).check();
    await look(page, "09-wizard-waiver");
    await button(page, "Next").click();

    const photo = await aPhoto(page, "#0f4c5c");
    await page.locator("input[type=file]").first().setInputFiles(photo);
    const crop = page.getByRole("dialog", { name: "Adjust the photo" });
    await crop.waitFor();
    await look(page, "10-wizard-photo");
    await crop.getByRole("button", { name: /use/i }).click();
    await crop.waitFor({ state: "hidden" });
    await field(page, "First name").fill("Ada");
    await field(page, "Last name").fill("O'Brien-Núñez");
    await page.getByLabel("Female").check();
    await field(page, "Month").fill("3");
    await field(page, "Day").fill("4");
    await field(page, "Year").fill("2014");
    await page.getByLabel("Feet").selectOption({ label: "4 ft" });
    await page.getByLabel("Inches").selectOption({ label: "10 in" });
    await field(page, "Weight").fill("88");
    await field(page, "Notes").fill("Service dog named Biscuit");
    await look(page, "11-wizard-person");
    await button(page, "Next").click();

    await page.getByLabel("DNR").check();
    await page.getByLabel("Non Verbal").check();
    await page.getByLabel("Other", { exact: true }).check();
    await field(page, "What else should crews know").fill("The key is under the third stone");
    await look(page, "12-wizard-medical");
    await button(page, "Next").click();

    await page.getByLabel(/Yearly: \$40/).check();
    await look(page, "13-wizard-plan");
    await button(page, "Next").click();

    const frame = page.frameLocator("iframe[title='Card payment']");
    await frame.getByRole("button", { name: "Pay $40.00" }).waitFor();
    await look(page, "14-wizard-payment");
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      frame.getByRole("button", { name: "Pay $40.00" }).click(),
    ]);
    await popup.getByLabel("Card number").waitFor();
    await page.getByText("Please complete the payment in the pop up window").first().waitFor();
    await popup.getByLabel("Card number").fill("4242 4242 4242 4242");
    await popup.getByLabel("Expires (MM/YY)").fill("12/40");
    await popup.getByLabel(/CVC/).fill("123");
    await popup.getByRole("button", { name: "Pay $40.00" }).click();
    await toast(page, "Payment complete - Thank you!").waitFor();
    await toast(page, "New Member had been registered !").waitFor();
    await page.getByText("Payment  : Completed").waitFor();
    await page.getByText("Not shared yet").waitFor();
  });

  test("she assigns her daughter to their home, and sees that the jacket waits", async () => {
    const { page } = resident;
    await button(page, "Assign Ada O'Brien-Núñez").click();
    const dialog = page.getByRole("dialog", { name: "House Hold Assignment for Ada O'Brien-Núñez" });
    await dialog.getByRole("button", { name: "Add to Home" }).waitFor();
    await look(page, "15-assign");
    await dialog.getByRole("button", { name: "Add to Home" }).click();
    await toast(page, "Member assigned to house hold !").waitFor();
    await button(page, "Close").click();
    await page.getByText("Waiting for review in Detroit").waitFor();
    await look(page, "16-members");
    await sidebar(page, "Overview").click();
    await page.getByText("1 family member").first().waitFor();
    await look(page, "17-overview");
  });

  test("the moderator of another city does not see the jacket", async () => {
    const { page, problems } = await newPerson(browser);
    const { Email, Password } = staffOf("MOD", "Ann Arbor");
    await signIn(page, Email, Password);
    await page.getByText("No New Jackets to display").waitFor();
    await look(page, "18-jackets-ann-arbor");
    expect(problems).toEqual([]);
  });

  test("the moderator of Detroit reads the jacket, marks it as transferred and can take that back", async () => {
    const { page, problems } = await newPerson(browser);
    const { Email, Password } = staffOf("MOD", "Detroit");
    await signIn(page, Email, Password);
    await heading(page, "New Jackets").waitFor();
    const card = page.getByRole("article", { name: "Ada O'Brien-Núñez" });
    await card.waitFor();
    await card.getByText("2 Woodward Ave, Detroit, MI 48226").waitFor();
    await card.getByText("(not provided)").first().waitFor();
    expect(await card.textContent()).not.toContain("third stone");
    await look(page, "19-jackets-detroit");
    await card.getByRole("button", { name: "View Medical Record" }).click();
    const record = page.getByRole("dialog", { name: "Medical Data for Ada O'Brien-Núñez" });
    await record.getByText("The key is under the third stone").waitFor();
    await look(page, "20-medical-record");
    await record.getByRole("button", { name: "Dismiss" }).click();

    await card.getByRole("button", { name: "Mark as Transfered" }).click();
    await page.getByText("No New Jackets to display").waitFor();
    await look(page, "21-jackets-marked");
    await page.getByRole("button", { name: /Undo/ }).first().click();
    await card.waitFor();
    await card.getByRole("button", { name: "Mark as Transfered" }).click();
    await page.getByText("No New Jackets to display").waitFor();
    await page.reload();
    await page.getByText("No New Jackets to display").waitFor();
    expect(problems).toEqual([]);
  });

  test("the family sees that its department has the jacket", async () => {
    const { page } = resident;
    await sidebar(page, "Family Members").click();
    await page.reload();
    await page.getByText(/Received by Detroit on \w{3} \d{2} \d{4}/).waitFor();
    await look(page, "22-members-received");
  });

  test("no page broke its content policy, threw, or asked another host", () => {
    expect(resident.problems).toEqual([]);
  });
});
