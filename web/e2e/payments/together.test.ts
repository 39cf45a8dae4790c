import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listMembers } from "#shared/contract/members.ts";
import { cardButton, fillCard, keepBox, openCheckout } from "../support/checkout.ts";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { aMember } from "../support/family.ts";
import { button, dialog, heading, toast } from "../support/locators.ts";
import { charges, paymentStates } from "../support/paymentProvider.ts";
import { hold, loseAnswer } from "../support/routes.ts";
import type { Visit } from "../support/visit.ts";
import { test as base } from "./test.ts";

const firsts = ["Ada", "Ben", "Cleo"];

const test = base
  /** With three people who wait, at the page that pays for them. */
  .extend("atTogether", ({ atMembers }) => async (FirstName: string) => {
    const visit = await atMembers(FirstName);
    for (const First of firsts.slice(1)) await aMember(visit.resident, visit.img, { First });
    await openTogether(visit);
    return visit;
  });

async function openTogether({ page }: Pick<Visit, "page">): Promise<void> {
  await page.goto("/Members/Pay?plan=2");
  await heading(page, "Pay for your family").waitFor();
}

const untilAllPaid = async (page: Page) => {
  await toast(page, "Payment complete - Thank you!").waitFor();
  await heading(page, /^Welcome, /).waitFor();
};

const complete = firsts.map((First) => `${First} COMPLETE`);

test("three people are paid for with one card entry, an order each", async ({ atTogether }) => {
  const { page, resident } = await atTogether("Kaya");
  await fillCard(await openCheckout(page, "$60.00"));
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
});

test("a list that is read anew before the payment's end is told breaks nothing off for the others", async ({
  atTogether,
}) => {
  const { page, resident } = await atTogether("Nils");
  const popup = await openCheckout(page, "$60.00");
  const release = await hold(page, "payment/order");
  await fillCard(popup);
  const first = ["Ada COMPLETE", "Ben PENDING", "Cleo PENDING"];
  await expect.poll(() => paymentStates(resident), { timeout: 20_000 }).toEqual(first);
  // The list counts as fresh for half a minute.
  await page.waitForTimeout(31_000);
  const listed = page.waitForResponse(`**/api${listMembers.path}`);
  await returnToPage(page);
  await listed;
  await page.getByText("2 people: $20.00 each year").waitFor();
  release();
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
});

test("the home of a person is chosen among the answers, before the payment", async ({ atTogether }) => {
  const { page } = await atTogether("Hana");
  const answer = page.getByRole("listitem").filter({ hasText: "Ben" });
  await answer.getByText("No home chosen").waitFor();
  await answer.getByRole("button", { name: /^Change the home of Ben/ }).click();
  const homes = dialog(page, "The home of Ben");
  await homes.getByRole("checkbox").first().check();
  await look(page, "together-home");
  await button(homes, "Save the home").click();
  await homes.waitFor({ state: "hidden" });
  await answer.getByText("No home chosen").waitFor({ state: "detached" });
  await look(page, "together-answers");
});

test("without the box each has a card entry of their own", async ({ atTogether }) => {
  const { page, resident } = await atTogether("Lior");
  await keepBox(page).uncheck();
  await fillCard(await openCheckout(page, "$40.00"));
  await page.getByText("2 people: $20.00 each year").waitFor();
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben PENDING", "Cleo PENDING"]);
  await fillCard(await openCheckout(page, "$20.00"));
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
});

test("an answer that is lost half-way charges nobody twice: the next press goes on with the others", async ({
  atTogether,
}) => {
  const { page, resident } = await atTogether("Mona");
  await loseAnswer(page, "payment/saved");
  await fillCard(await openCheckout(page, "$60.00"));
  await page.getByText(/nobody is charged for twice/).waitFor();
  await look(page, "together-stopped");
  // The provider's event uses the order for whom it was meant.
  const paid = ["Ada COMPLETE", "Ben COMPLETE", "Cleo PENDING"];
  await expect.poll(() => paymentStates(resident), { timeout: 20_000 }).toEqual(paid);
  await cardButton(page, "$10.00").click();
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
  expect(await charges(resident)).toEqual([4000]);
});
