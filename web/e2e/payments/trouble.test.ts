import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { fillCard, frameOf, openCheckout, pay, payButton } from "../support/checkout.ts";
import { isFocused } from "../support/input/focus.ts";
import { button, toast } from "../support/locators.ts";
import { charges, paymentStates } from "../support/paymentProvider.ts";
import { allow, refusal } from "../support/routes.ts";
import { choosePlan, step } from "../support/wizard.ts";
import { breakDown, lookAt, lookAtTrouble, monthly, openWizard, sentence, statusOf, test, untilPaid } from "./test.ts";

test("while the payment provider is down the reason is shown, nothing typed is lost, and it can be tried again", async ({
  atPlan,
}) => {
  const { page, resident } = await atPlan("Edna");
  await breakDown(page, "payment/session");
  await choosePlan(page, monthly);
  await sentence(page, errorSentences.UNAVAILABLE).waitFor();
  await lookAtTrouble(page, "not-opened");
  await allow(page, "payment/session");
  await button(page, "Try again").click();
  await payButton(page, "$4.00").waitFor();

  await breakDown(page, "payment/checkout");
  await payButton(page, "$4.00").click();
  await sentence(page, "The payment could not be started").waitFor();
  await page.getByText(`${errorSentences.UNAVAILABLE} Nothing was charged`).waitFor();
  const problem = page.getByRole("group", { name: "The payment could not be started" });
  expect(await isFocused(problem)).toBe(true);
  await lookAtTrouble(page, "not-started");
  await allow(page, "payment/checkout");
  await button(page, "Try again").click();
  await pay(page, "$4.00");
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("a save that fails after the payment says so, keeps everything and registers one member, for one charge", async ({
  atPlan,
}) => {
  const { page, resident } = await atPlan("Fay");
  await choosePlan(page, monthly);
  await breakDown(page, "member");
  await pay(page, "$4.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await sentence(page, "An error occured, please try again later").waitFor();
  await page.getByText("Your payment is safe, and nothing you entered is lost.").waitFor();
  await lookAt(page, "not-saved");
  await allow(page, "member");
  await button(page, "Previous").click();
  await button(page, "Next").click();
  await page.getByText("Your earlier payment is ready to use").waitFor();
  await button(page, "Finish the registration").click();
  await toast(page, "New Member had been registered !").waitFor();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE"]);
});

test("a payment whose browser died before the member was saved is offered again instead of a second one", async ({
  newPerson,
  atPlan,
}) => {
  const { page, context, resident } = await atPlan("Gwen");
  await choosePlan(page, monthly);
  // As when the battery is empty.
  await page.route("**/api/member", () => undefined);
  await pay(page, "$4.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await context.close();

  const { page: again } = await newPerson();
  await openWizard({ page: again, resident });
  await step(again, 5, "Payment");
  await again.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  expect(await again.locator("iframe").count()).toBe(0);
  await lookAt(again, "earlier-payment");
  await button(again, "Finish the registration").click();
  await untilPaid(again);
  expect(await charges(resident)).toEqual([400]);
});

test("a browser that refuses windows shows a link, and a payment there counts", async ({ atPlan }) => {
  const { page, context, resident } = await atPlan("Jade");
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").click();
  const link = frameOf(page).getByRole("link", { name: "Open the payment page" });
  await link.waitFor();
  expect(await isFocused(link)).toBe(true);
  expect(await statusOf(page)).toBe("");
  await lookAt(page, "blocked");
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await sentence(page, "Please complete the payment in the pop up window").waitFor();
  await fillCard(tab);
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("a payment that cannot be followed to its end is found again, and nothing is charged twice", async ({
  atPlan,
}) => {
  const { page, resident } = await atPlan("Kate");
  await choosePlan(page, monthly);
  const popup = await openCheckout(page, "$4.00");
  const refused = refusal("PAYMENT_PAGE_EXPIRED", "This payment page is out of date.");
  await page.route("**/api/payment/order", (route) =>
    popup.isClosed() || popup.url().includes("/return") ? route.fulfill(refused) : route.continue(),
  );
  await fillCard(popup);
  await sentence(page, "We cannot see where the payment stands").waitFor();
  await lookAt(page, "not-followed");
  await button(page, "Try again").click();
  await page.getByText("You already paid for a plan of $4.00 each month.").waitFor();
  await button(page, "Finish the registration").click();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});
