import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ended, enter, goOn, minutes, newPersonWithClock } from "../session/test.ts";
import { aHousehold, aMember } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import { aVisit, button, heading, openMembers, row, toast } from "../support/members.ts";
import { charges } from "../support/paymentProvider.ts";
import {
  atPlan,
  choosePlan,
  fillCard,
  frameOf,
  openCheckout,
  pay,
  payButton,
  payNow,
  testCards,
  toPlan,
  waiting,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("a double press opens one window and one checkout", async () => {
  const { page, context, family } = await atPlan(browser, "Dora");
  await choosePlan(page, "Monthly: $4.00 each month");
  const checkouts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/payment/checkout")) checkouts.push(request.url());
  });
  await payButton(page, "$4.00").waitFor();
  await frameOf(page).getByRole("button").dblclick();
  await expect.poll(() => context.pages().length).toBe(2);
  const popup = context.pages().find((one) => one !== page);
  await popup?.getByLabel("Card number").fill("4242");
  // Pressed again, it only shows the window: what is typed there stays.
  await frameOf(page).getByRole("button", { name: "Show the payment window" }).click();
  expect(await popup?.getByLabel("Card number").inputValue()).toBe("4242");
  expect([context.pages().length, checkouts.length]).toEqual([2, 1]);
  if (popup) await fillCard(popup, testCards.paid);
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

/** Opens the payment of a waiting member. */
async function openPayment(page: Page, id: string): Promise<void> {
  await page.goto(`/Members/Pay/${id}`);
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").waitFor();
}

test("a reload while the window is open pays once: the payment is found", async () => {
  const visit = await aVisit(browser, "Ruth");
  const { page, family } = visit;
  await aHousehold(family, "Home");
  const { ID } = await aMember(family, visit.img);
  await openMembers(visit);
  await openPayment(page, ID);
  const popup = await openCheckout(page, "$4.00");
  await page.reload();
  await page.getByText("Select a plan").waitFor();
  await fillCard(popup, testCards.paid);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await choosePlan(page, "Monthly: $4.00 each month");
  // It was for Ada, whose page was gone: it is used for her all the same.
  await page.getByText("Ada is paid for").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("Previous in the wizard while the window is open, and paid there: the payment is found", async () => {
  const { page, family } = await atPlan(browser, "Prue");
  await choosePlan(page, "Monthly: $4.00 each month");
  const popup = await openCheckout(page, "$4.00");
  await button(page, "Previous").click();
  await fillCard(popup, testCards.paid);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await choosePlan(page, "Yearly: $40.00 each year");
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("paid in the old window after Next was pressed again: the second payment is refused, the first is found", async () => {
  const { page, family } = await atPlan(browser, "Nell");
  await choosePlan(page, "Monthly: $4.00 each month");
  const popup = await openCheckout(page, "$4.00");
  await button(page, "Previous").click();
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").waitFor();
  await fillCard(popup, testCards.paid);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await payButton(page, "$4.00").click();
  await page.getByText("You have already paid in another window. Nothing was charged now").waitFor();
  await button(page, "Try again").click();
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
});

test("a session that ends while the window is open keeps the page, and what is paid registers the member", async () => {
  const visit = await aVisit(browser, "Sela");
  await visit.context.close();
  const { family } = visit;
  await aHousehold(family, "Home");
  const { page, problems } = await newPersonWithClock(browser);
  await page.goto("/Login");
  await enter(page, family);
  await heading(page, "Welcome back, Sela").waitFor();
  await page.goto("/Members/Add");
  await toPlan(page, "Ada");
  await choosePlan(page, "Monthly: $4.00 each month");
  const popup = await openCheckout(page, "$4.00");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await fillCard(popup, testCards.paid);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  await goOn(page, family);
  await toast(page, "New Member had been registered !").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
  expect(problems).toEqual([]);
});

test("a payment page that stood for long before Pay is pressed still works", async () => {
  const visit = await aVisit(browser, "Lois");
  await visit.context.close();
  await aHousehold(visit.family, "Home");
  const { page } = await newPersonWithClock(browser);
  await page.goto("/Login");
  await enter(page, visit.family, true);
  await heading(page, "Welcome back, Lois").waitFor();
  await page.goto("/Members/Add");
  await toPlan(page, "Ada");
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").waitFor();
  const before = await page.locator("iframe").getAttribute("src");
  await page.clock.fastForward(minutes(9.5));
  await expect.poll(() => page.locator("iframe").getAttribute("src")).not.toBe(before);
  await pay(page, "$4.00");
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
});

test("of two tabs only one pays: the other says that it is done", async () => {
  const { page, context, family, member } = await waiting(browser, "Tess");
  // Opened from the first: a session that is not remembered is the tab's own.
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate((path) => void window.open(path), `/Members/Pay/${member.ID}`),
  ]);
  await payNow(page).click();
  for (const tab of [page, second]) {
    await choosePlan(tab, "Monthly: $4.00 each month");
    await payButton(tab, "$4.00").waitFor();
  }
  await pay(page, "$4.00");
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  await payButton(second, "$4.00").click();
  await second.getByText("This member is already paid for. Nothing was charged").waitFor();
  await button(second, "Try again").click();
  await second.getByText("Ada is paid for").waitFor();
  expect(await charges(family)).toEqual([400]);
});
