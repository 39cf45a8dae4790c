import type { Page } from "playwright-core";
import { expect } from "vitest";
import { breakDown } from "../payments/test.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aMember, anOrder } from "../support/family.ts";
import { button, link } from "../support/locators.ts";
import { allow } from "../support/routes.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as base } from "./test.ts";

const test = base
  /** Ada is paid for, Ben waits for payment. */
  .extend("atBilling", ({ newVisit }) => async (FirstName: string) => {
    const { page, resident, img } = await newVisit(FirstName);
    await aHousehold(resident);
    await aMember(resident, img, { OrderID: await anOrder(resident, { again: "yes" }) });
    await aMember(resident, img, { First: "Ben" });
    await signInAtHome(page, resident);
    await page.goto("/Profile?tab=2");
    return { page, resident };
  });

const plan = (page: Page) => page.getByRole("region", { name: "Your plan" });

test("each person stands with price and renewal, above the card form, with the way to stop it", async ({
  atBilling,
}) => {
  const { page } = await atBilling("Cara");
  const section = plan(page);
  await section.getByText("Yearly plan, $40.00 each year").waitFor();
  await section.getByText(/^Renews on /).waitFor();
  await section.getByText("Not paid for yet").waitFor();
  await section.getByText("Saved for your next payment: Visa card ending 4242.").waitFor();
  await section.getByText(/^Next renewal on \w{3} \d\d \d{4}: \$40\.00 for Ada\.$/).waitFor();
  await section.getByText(/: \$40\.00 for Ada \(opens/).waitFor();
  expect(await link(page, "Pay now for Ben").getAttribute("href")).toContain("/Members/Pay/");
  await look(page, "profile-Plan");
  await button(page, "Manage card, receipts and cancellation").click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await page.getByText(/Ends on/).waitFor();
  await page.getByRole("link", { name: "Return to Beforehand" }).click();
  await expect
    .poll(
      async () => {
        await page.reload();
        await section.getByText("Yearly plan, $40.00 each year").waitFor();
        return section.getByText(/^Ends .*: renewal stopped$/).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await look(page, "profile-Plan-stopped");
  await page.goto("/Members");
  await page.getByText(/^Ends .*: renewal stopped$/).waitFor();
});

test("a plan that cannot be read says so, and the card form stays", async ({ openProfile }) => {
  const { page } = await openProfile("Dara");
  await breakDown(page, "payment/billing");
  await page.goto("/Profile?tab=2");
  await plan(page)
    .getByText(/Something we depend on is not answering/)
    .waitFor();
  await page.getByText("Nothing that you enter here is sent or kept.").waitFor();
  await look(page, "profile-Plan-down");
  await allow(page, "payment/billing");
  await plan(page).getByRole("button", { name: "Try again" }).click();
  await plan(page).getByText("There is no plan yet.").waitFor();
});
