import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../support/look.ts";
import { aPhoto } from "../support/photo.ts";
import { registerResident } from "../support/registerResident.ts";
import {
  button,
  ended,
  enter,
  field,
  goOn,
  heading,
  minutes,
  newPersonWithClock,
  registerHousehold,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

async function fillPerson(page: Page): Promise<void> {
  await page.goto("/Members/Add");
  await page.getByLabel("I have read the waiver and I accept it.").check();
  await page.getByLabel(/parent or legal guardian/).check();
  await page.getByLabel(/I understand that this record/).check();
  await button(page, "Next").click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(page, "#7a2e46"));
  const crop = page.getByRole("dialog", { name: "Adjust the photo" });
  await crop.getByRole("button", { name: /use/i }).click();
  await crop.waitFor({ state: "hidden" });
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Okafor");
  await page.getByLabel("Female").check();
  await field(page, "Month").fill("3");
  await field(page, "Day").fill("4");
  await field(page, "Year").fill("2014");
  await page.getByLabel("Feet").selectOption({ label: "4 ft" });
  await page.getByLabel("Inches").selectOption({ label: "10 in" });
  await field(page, "Weight").fill("88");
}

/** Goes on to the payment and opens the provider's page. */
async function openCheckout(page: Page): Promise<Page> {
  await button(page, "Next").click();
  await button(page, "Next").click();
  await page.getByLabel(/Yearly: \$40/).check();
  await button(page, "Next").click();
  const frame = page.frameLocator("iframe[title='Card payment']");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    frame.getByRole("button", { name: "Pay $40.00" }).click(),
  ]);
  await popup.getByLabel("Card number").waitFor();
  return popup;
}

async function pay(popup: Page): Promise<void> {
  await popup.getByLabel("Card number").fill("4242 4242 4242 4242");
  await popup.getByLabel("Expires (MM/YY)").fill("12/40");
  await popup.getByLabel(/CVC/).fill("123");
  await popup.getByRole("button", { name: "Pay $40.00" }).click();
}

async function inWizard(name: string) {
  const credentials = await registerResident(name);
  await registerHousehold(credentials);
  const person = await newPersonWithClock(browser);
  await person.page.goto("/Login");
  await enter(person.page, credentials);
  await heading(person.page, `Welcome back, ${name}`).waitFor();
  await fillPerson(person.page);
  return { ...person, credentials };
}

async function expectOneMember(page: Page): Promise<void> {
  await page.getByText("New Member had been registered !").first().waitFor();
  await page.getByText("Payment  : Completed").waitFor();
  expect(await page.getByText("Ada Okafor").count()).toBe(1);
}

test("the wizard's second step, its photo included, is there again and registers one member", async () => {
  const { page, credentials, problems } = await inWizard("Wanda");
  const photo = page.getByRole("img", { name: "The chosen photo" });
  const before = await photo.getAttribute("src");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  expect(await page.title()).toContain("Your session has ended");
  await goOn(page, credentials);
  expect(await photo.getAttribute("src")).toBe(before);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.title()).toContain("Step 2 of 5");
  expect(await field(page, "Weight").inputValue()).toBe("88");
  expect(await page.getByLabel("Female").isChecked()).toBe(true);
  await pay(await openCheckout(page));
  await expectOneMember(page);
  expect(problems).toEqual([]);
});

test("a payment that is made beside a covered page registers its member when the person is back", async () => {
  const { page, credentials, problems } = await inWizard("Paula");
  const popup = await openCheckout(page);
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await pay(popup);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await goOn(page, credentials);
  await expectOneMember(page);
  expect(problems).toEqual([]);
});
