import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, startBrowser } from "../support/look.ts";
import { button, row, toast } from "../support/members.ts";
import { charges, standingsOf } from "../support/paymentProvider.ts";
import {
  atPlan,
  choosePlan,
  down,
  fillCard,
  frameOf,
  lookAt,
  openCheckout,
  openWizard,
  pay,
  payButton,
  sentence,
  statusOf,
  testCards,
  toPlan,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("while the payment provider is down the reason is said, nothing typed is lost, and it can be tried again", async () => {
  const { page, family } = await atPlan(browser, "Edna");
  await page.route("**/api/payment/session", (route) => route.fulfill(down));
  await choosePlan(page, "Monthly: $4.00 each month");
  await sentence(page, down.json.Message).waitFor();
  await lookAt(page, "not-opened");
  await page.unroute("**/api/payment/session");
  await button(page, "Try again").click();
  await payButton(page, "$4.00").waitFor();

  await page.route("**/api/payment/checkout", (route) => route.fulfill(down));
  await payButton(page, "$4.00").click();
  await sentence(page, "The payment could not be started").waitFor();
  await page.getByText(`${down.json.Message} Nothing was charged`).waitFor();
  const problem = page.getByRole("group", { name: "The payment could not be started" });
  expect(await problem.evaluate((element) => element === document.activeElement)).toBe(true);
  await lookAt(page, "not-started");
  await page.unroute("**/api/payment/checkout");
  await button(page, "Try again").click();
  await pay(page, "$4.00");
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("a save that fails after the money came says so, keeps everything and registers one member, for one charge", async () => {
  const { page, family } = await atPlan(browser, "Fay");
  await choosePlan(page, "Monthly: $4.00 each month");
  await page.route("**/api/member", (route) => route.fulfill(down));
  await pay(page, "$4.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await sentence(page, "An error occured, please try again later").waitFor();
  await page.getByText("Your payment is safe, and nothing you entered is lost.").waitFor();
  await lookAt(page, "not-saved");
  await page.unroute("**/api/member");
  await button(page, "Previous").click();
  await button(page, "Next").click();
  await page.getByText("Your earlier payment is ready to use").waitFor();
  await button(page, "Finish the registration").click();
  await toast(page, "New Member had been registered !").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
  expect(await standingsOf(family)).toEqual(["Ada COMPLETE"]);
});

test("a payment whose browser died before the member was saved is offered again instead of a second one", async () => {
  const { page, context, family } = await atPlan(browser, "Gwen");
  await choosePlan(page, "Monthly: $4.00 each month");
  // It never arrives, as when the battery is empty.
  await page.route("**/api/member", () => undefined);
  await pay(page, "$4.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await context.close();

  const again = await newPerson(browser);
  await openWizard({ page: again.page, family });
  await toPlan(again.page, "Ada");
  await choosePlan(again.page, "Yearly: $40.00 each year");
  await again.page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  expect(await again.page.locator("iframe").count()).toBe(0);
  await lookAt(again.page, "earlier-payment");
  await button(again.page, "Finish the registration").click();
  await row(again.page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("a browser that refuses windows shows a link, and what is paid there counts", async () => {
  const { page, context, family } = await atPlan(browser, "Jade");
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").click();
  const link = frameOf(page).getByRole("link", { name: "Open the payment page" });
  await link.waitFor();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await statusOf(page)).toBe("");
  await lookAt(page, "blocked");
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await sentence(page, "Please complete the payment in the pop up window").waitFor();
  await fillCard(tab, testCards.paid);
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("a payment that cannot be followed to its end is found again, and nothing is charged twice", async () => {
  const { page, family } = await atPlan(browser, "Kate");
  await choosePlan(page, "Monthly: $4.00 each month");
  const popup = await openCheckout(page, "$4.00");
  const refusal = {
    status: 401,
    json: { Message: "This payment page is out of date.", RequestId: "request-2" },
  };
  await page.route("**/api/payment/order", (route) =>
    popup.isClosed() || popup.url().includes("/return") ? route.fulfill(refusal) : route.continue(),
  );
  await fillCard(popup, testCards.paid);
  await sentence(page, "We cannot see where the payment stands").waitFor();
  await lookAt(page, "not-followed");
  await button(page, "Try again").click();
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});
