import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fillCard, finishCheckout, frameOf, openCheckout, pay, payButton } from "../support/checkout.ts";
import { minutes } from "../support/clock.ts";
import { aHousehold } from "../support/family.ts";
import { button, toast } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { charges } from "../support/paymentProvider.ts";
import { aResident } from "../support/resident.ts";
import { recordCalls } from "../support/routes.ts";
import { ended, signInAgain, signInAtHome } from "../support/signIn.ts";
import { choosePlan, toPlan } from "../support/wizard.ts";
import { monthly, payNow, spoken, test, untilPaid, yearly } from "./test.ts";

test("a double press opens one window and one checkout", async ({ atPlan }) => {
  const { page, context, resident } = await atPlan("Dora");
  await choosePlan(page, monthly);
  const calls = recordCalls(page);
  await payButton(page, "$4.00").waitFor();
  await frameOf(page).getByRole("button").dblclick();
  await expect.poll(() => context.pages().length).toBe(2);
  const popup = context.pages().find((one) => one !== page);
  await popup?.getByLabel("Card number").fill("4242");
  // The typed number stays.
  await frameOf(page).getByRole("button", { name: "Show the payment window" }).click();
  expect(await popup?.getByLabel("Card number").inputValue()).toBe("4242");
  expect(context.pages()).toHaveLength(2);
  expect(calls.filter((path) => path === "/payment/checkout")).toHaveLength(1);
  if (popup) await fillCard(popup);
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

async function openPayment(page: Page, id: string): Promise<void> {
  await page.goto(`/Members/Pay/${id}`);
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
}

test("a reload while the window is open pays once: the payment is found", async ({ atMembers }) => {
  const { page, resident, member } = await atMembers("Ruth");
  await openPayment(page, member.ID);
  const popup = await openCheckout(page, "$4.00");
  await page.reload();
  await page.getByText("Select a plan").waitFor();
  await finishCheckout(popup);
  await choosePlan(page, monthly);
  // The payment is used although Ada's page was gone.
  await page.getByText("Ada is paid for").waitFor();
  expect(await charges(resident)).toEqual([400]);
});

test("Previous in the wizard while the window is open, and paid there: the payment is found", async ({ atPlan }) => {
  const { page, resident } = await atPlan("Prue");
  await choosePlan(page, monthly);
  const popup = await openCheckout(page, "$4.00");
  await button(page, "Previous").click();
  await finishCheckout(popup);
  await choosePlan(page, yearly);
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("paid in the old window after Next was pressed again: the second payment is refused, the first is found", async ({
  atPlan,
}) => {
  const { page, resident } = await atPlan("Nell");
  await choosePlan(page, monthly);
  const popup = await openCheckout(page, "$4.00");
  await button(page, "Previous").click();
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
  await finishCheckout(popup);
  await payButton(page, "$4.00").click();
  await page.getByText("You have already paid in another window. Nothing was charged now").waitFor();
  await button(page, "Try again").click();
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("a session that ends while the window is open keeps the page, and the payment registers the member", async ({
  page,
  context,
}) => {
  const resident = await aResident("Sela");
  await aHousehold(resident);
  await context.clock.install();
  await signInAtHome(page, resident);
  await page.goto("/Members/Add");
  await toPlan(page, "Ada");
  await choosePlan(page, monthly);
  const popup = await openCheckout(page, "$4.00");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await finishCheckout(popup);
  await signInAgain(page, resident);
  await toast(page, "New Member had been registered !").waitFor();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("a payment page that was open for long still works", async ({ page, context }) => {
  const resident = await aResident("Lois");
  await aHousehold(resident);
  await context.clock.install();
  await signInAtHome(page, resident, true);
  await page.goto("/Members/Add");
  await toPlan(page, "Ada");
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
  const before = await page.locator("iframe").getAttribute("src");
  await page.clock.fastForward(minutes(9.5));
  await expect.poll(() => page.locator("iframe").getAttribute("src")).not.toBe(before);
  await pay(page, "$4.00");
  await untilPaid(page);
});

test("of two browsers with an open window each the newer one pays: the other says so, and its window takes no card", async ({
  atMembers,
  newPerson,
}) => {
  const { page, resident, member } = await atMembers("Theo");
  await openPayment(page, member.ID);
  const popup = await openCheckout(page, "$4.00");
  const { page: other } = await newPerson();
  await openMembers({ page: other, resident });
  await openPayment(other, member.ID);
  const newer = await openCheckout(other, "$4.00");
  await spoken(page, "Payment process was aborted - please try again").waitFor();
  await fillCard(popup);
  await popup.getByText("This payment page has expired").waitFor();
  await finishCheckout(newer);
  await untilPaid(other);
  expect(await charges(resident)).toEqual([400]);
});

test("of two tabs only one pays: the other says that it is done", async ({ atMembers }) => {
  const { page, context, resident, member } = await atMembers("Tess");
  // The first tab hands on its session, which is not remembered.
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate((path) => void window.open(path), `/Members/Pay/${member.ID}`),
  ]);
  await payNow(page).click();
  for (const tab of [page, second]) {
    await choosePlan(tab, monthly);
    await payButton(tab, "$4.00").waitFor();
  }
  await pay(page, "$4.00");
  await untilPaid(page);
  await payButton(second, "$4.00").click();
  await second.getByText("This member is already paid for. Nothing was charged").waitFor();
  await button(second, "Try again").click();
  await second.getByText("Ada is paid for").waitFor();
  expect(await charges(resident)).toEqual([400]);
});
