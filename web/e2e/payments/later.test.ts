import { expect } from "vitest";
import { pay, payButton, testCards } from "../support/checkout.ts";
import { aMember, anOrder, aPaidMember } from "../support/family.ts";
import { isFocused, tabThrough } from "../support/input/focus.ts";
import { button, dialog, heading, toast } from "../support/locators.ts";
import { memberRow } from "../support/members.ts";
import { charges } from "../support/paymentProvider.ts";
import { choosePlan } from "../support/wizard.ts";
import { lookAt, monthly, payNow, test, untilPaid, yearly } from "./test.ts";

test("a member registered without a payment is paid for from the list, and can then be assigned", async ({
  atMembers,
}) => {
  const { page, resident } = await atMembers("Rosa");
  const ada = memberRow(page, "Ada Okafor");
  await ada.getByText("Payment : Pending").waitFor();
  await lookAt(page, "row-pending");
  await button(page, "Assign Ada Okafor").click();
  const warning = dialog(page, "Payment in progress");
  await warning.getByText("Please wait for your payment to be completed to add this member to a house hold").waitFor();
  await lookAt(page, "warning");
  await warning.getByRole("link", { name: "Pay now" }).click();
  await heading(page, "Pay for Ada Okafor").waitFor();
  await page.getByText("Select a plan").waitFor();
  await lookAt(page, "later-plan");
  await choosePlan(page, yearly);
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
  expect(await charges(resident)).toEqual([4000]);
});

test("a member is paid for with the keyboard alone", async ({ atMembers }) => {
  const { page } = await atMembers("Nadia");
  await payNow(page).waitFor();
  await tabThrough(page, payNow(page));
  await page.keyboard.press("Enter");
  const title = heading(page, "Pay for Ada Okafor");
  await title.waitFor();
  expect(await isFocused(title)).toBe(true);
  const plan = page.getByLabel(monthly);
  await plan.waitFor();
  await tabThrough(page, plan);
  await page.keyboard.press("Space");
  await tabThrough(page, button(page, "Next"));
  await page.keyboard.press("Enter");
  await payButton(page, "$4.00").waitFor();
  expect(await isFocused(page.getByRole("heading", { level: 2, name: "Payment" }))).toBe(true);
  await tabThrough(page, payButton(page, "$4.00"));
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabThrough(popup, popup.getByLabel("Card number"));
  for (const text of [testCards.paid, "12/40", "123"]) {
    await popup.keyboard.type(text);
    await popup.keyboard.press("Tab");
  }
  await popup.keyboard.press("Enter");
  await untilPaid(page);
  expect(await isFocused(heading(page, /^Welcome, /))).toBe(true);
});

test("a bank that refuses after a while leads back to Pay now, without a reload", async ({ atMembers }) => {
  const { page, member } = await atMembers("Ines");
  await payNow(page).click();
  await choosePlan(page, monthly);
  await pay(page, "$4.00", testCards.failsLater);
  await toast(page, "Your bank is still working on the payment.").waitFor();
  await memberRow(page, "Ada Okafor").getByText("Payment  : Processing").waitFor();
  await page.goto(`/Members/Pay/${member.ID}`);
  await page.getByText("There is nothing to do. We show here when it is completed.").waitFor();
  await page.getByText("Select a plan").waitFor({ timeout: 40_000 });
});

test("an unused payment is offered for a waiting member, and nothing is charged again", async ({ atMembers }) => {
  const { page, resident } = await atMembers("Gwen");
  await anOrder(resident);
  await payNow(page).click();
  await page.getByText("You already paid for a plan of $40.00 each year.").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  await lookAt(page, "later-earlier");
  await button(page, "Use it for Ada").click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([4000]);
});

test("a member who is unknown, another family's or already paid for is calmly reported", async ({
  newFamily,
  atMembers,
}) => {
  const { page, resident, img, member } = await atMembers("Vera");
  await page.goto("/Members/Pay/nobody-at-all-0000");
  await page.getByText("We could not find this family member").waitFor();
  await lookAt(page, "later-unknown");
  const other = await newFamily("Omar");
  const foreign = await aMember(other.resident, other.img);
  await page.goto(`/Members/Pay/${foreign.ID}`);
  await page.getByText("We could not find this family member").waitFor();
  expect(foreign.ID).not.toBe(member.ID);
  const paid = await aPaidMember(resident, img, { First: "Ben" });
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
  // Answers under way come first.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByText("Ben is paid for").waitFor();
  await page.getByRole("link", { name: "Go to Family Members" }).click();
  await heading(page, "Welcome, Vera").waitFor();
});
