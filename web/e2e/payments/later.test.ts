import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tabTo } from "../session/test.ts";
import { aHousehold, aMember, anOrder, aPaidMember } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import { aVisit, button, heading, row, toast } from "../support/members.ts";
import { charges } from "../support/paymentProvider.ts";
import { choosePlan, lookAt, pay, payButton, payNow, testCards, waiting } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("who was registered without a payment is paid for from the list, and can then be assigned", async () => {
  const { page, family, problems } = await waiting(browser, "Rosa");
  const ada = row(page, "Ada Okafor");
  await ada.getByText("Payment : Pending").waitFor();
  await lookAt(page, "row-pending");
  await button(page, "Assign Ada Okafor").click();
  const warning = page.getByRole("dialog", { name: "Payment in progress" });
  await warning
    .getByText("Please wait for your payment to be completed to add this member to a house hold")
    .waitFor();
  await lookAt(page, "warning");
  await warning.getByRole("link", { name: "Pay now" }).click();
  await heading(page, "Pay for Ada Okafor").waitFor();
  await page.getByText("Select a plan").waitFor();
  await lookAt(page, "later-plan");
  await choosePlan(page, "Yearly: $40.00 each year");
  await payButton(page, "$40.00").waitFor();
  await lookAt(page, "later-payment");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await pay(page, "$40.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await ada.getByText("Payment  : Completed").waitFor();
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
  expect(await payNow(page).count()).toBe(0);
  await button(page, "Assign Ada Okafor").click();
  await button(page, "Add to Home").click();
  await toast(page, "Member assigned to house hold !").waitFor();
  expect(await charges(family)).toEqual([4000]);
  expect(problems).toEqual([]);
});

test("somebody pays with the keyboard alone", async () => {
  const { page } = await waiting(browser, "Nadia");
  await payNow(page).waitFor();
  await tabTo(page, payNow(page));
  await page.keyboard.press("Enter");
  const title = heading(page, "Pay for Ada Okafor");
  await title.waitFor();
  const hasFocus = (target: typeof title) => target.evaluate((element) => element === document.activeElement);
  expect(await hasFocus(title)).toBe(true);
  const monthly = page.getByLabel("Monthly: $4.00 each month");
  await monthly.waitFor();
  await tabTo(page, monthly);
  await page.keyboard.press("Space");
  await tabTo(page, button(page, "Next"));
  await page.keyboard.press("Enter");
  await payButton(page, "$4.00").waitFor();
  expect(await hasFocus(page.getByRole("heading", { level: 2, name: "Payment" }))).toBe(true);
  await tabTo(page, payButton(page, "$4.00"));
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabTo(popup, popup.getByLabel("Card number"));
  for (const text of [testCards.paid, "12/40", "123"]) {
    await popup.keyboard.type(text);
    await popup.keyboard.press("Tab");
  }
  await popup.keyboard.press("Enter");
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await hasFocus(heading(page, /^Welcome, /))).toBe(true);
});

test("a bank that refuses after a while leads back to Pay now, without a reload", async () => {
  const { page, member } = await waiting(browser, "Ines");
  await payNow(page).click();
  await choosePlan(page, "Monthly: $4.00 each month");
  await pay(page, "$4.00", testCards.failsLater);
  await toast(page, "Your bank is still working on the payment.").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Processing").waitFor();
  await page.goto(`/Members/Pay/${member.ID}`);
  await page.getByText("There is nothing to do. We show here when it is completed.").waitFor();
  await page.getByText("Select a plan").waitFor({ timeout: 40_000 });
});

test("a payment that is there and unused is offered for a waiting member, and nothing is charged again", async () => {
  const { page, family } = await waiting(browser, "Gwen");
  await anOrder(family);
  await payNow(page).click();
  await page.getByText("You already paid for a plan of $40.00 each year.").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  await lookAt(page, "later-earlier");
  await button(page, "Use it for Ada").click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([4000]);
});

test("who is unknown, somebody else's or paid for already is said calmly", async () => {
  const { page, family, img, member } = await waiting(browser, "Vera");
  await page.goto("/Members/Pay/nobody-at-all-0000");
  await page.getByText("We could not find this family member").waitFor();
  await lookAt(page, "later-unknown");
  const other = await aVisit(browser, "Omar");
  await aHousehold(other.family, "Home");
  const foreign = await aMember(other.family, other.img);
  await page.goto(`/Members/Pay/${foreign.ID}`);
  await page.getByText("We could not find this family member").waitFor();
  expect(foreign.ID).not.toBe(member.ID);
  const paid = await aPaidMember(family, img, { First: "Ben" });
  await page.goto(`/Members/Pay/${paid.ID}`);
  await page.getByText("Ben is paid for").waitFor();
  await lookAt(page, "later-paid");
  await page.route("**/api/members/all", async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace("COMPLETE", "PROCESSING") });
  });
  await page.reload();
  await page.getByText("Your bank is still working on the payment.").waitFor();
  await lookAt(page, "later-processing");
  // The page asks by itself all the time: what is being answered is answered first.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByText("Ben is paid for").waitFor();
  await page.getByRole("link", { name: "Go to Family Members" }).click();
  await heading(page, "Welcome, Vera").waitFor();
});
