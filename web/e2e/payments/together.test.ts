import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listMembers } from "#shared/contract/members.ts";
import { payWithSavedCard } from "#shared/contract/payments.ts";
import { cardButton, fillCard, frameOf, keepBox, openCheckout, testCards } from "../support/checkout.ts";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aMember, anOrder, changeMember, membersOf } from "../support/family.ts";
import { button, dialog, heading, toast } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { charges, paymentStates } from "../support/paymentProvider.ts";
import { allow, hold } from "../support/routes.ts";
import type { Visit } from "../support/visit.ts";
import { test as base, lookAt } from "./test.ts";

const firsts = ["Ada", "Ben", "Cleo"];

const test = base
  /** At the page that pays for three people. */
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

test("a home that cannot be saved because the record was changed elsewhere is saved by the next press", async ({
  atTogether,
}) => {
  const { page, resident } = await atTogether("Hedda");
  const ben = (await membersOf(resident)).find(({ First }) => First === "Ben");
  if (!ben) throw new Error("Ben is not registered");
  await button(page, "Change the home of Ben Okafor").click();
  const homes = dialog(page, "The home of Ben");
  await homes.getByRole("checkbox").first().check();
  await changeMember(resident, ben, { Additional: "Knock twice" });
  const listed = page.waitForResponse(`**/api${listMembers.path}`);
  await button(homes, "Save the home").click();
  await homes.getByText("This record was changed elsewhere. Reload and try again.").first().waitFor();
  await listed;
  await button(homes, "Save the home").click();
  await homes.waitFor({ state: "hidden" });
  const saved = (await membersOf(resident)).find(({ First }) => First === "Ben");
  expect(saved).toMatchObject({ Additional: "Knock twice", Wanted: [expect.any(String)] });
});

test("a home that another window chose is shown before a press can replace it", async ({ atTogether }) => {
  const { page, resident } = await atTogether("Heike");
  const lake = await aHousehold(resident, { Name: "Lake", Street: "12 Shore Rd" });
  await page.reload();
  const ben = (await membersOf(resident)).find(({ First }) => First === "Ben");
  if (!ben) throw new Error("Ben is not registered");
  await button(page, "Change the home of Ben Okafor").click();
  const homes = dialog(page, "The home of Ben");
  await homes.getByRole("checkbox", { name: /^Home/ }).check();
  await changeMember(resident, ben, { Wanted: [lake.ID] });
  await button(homes, "Save the home").click();
  await homes.getByText("This record was changed elsewhere. Reload and try again.").first().waitFor();
  await expect.poll(() => homes.getByRole("checkbox", { name: /^Lake/ }).isChecked()).toBe(true);
  expect(await homes.getByRole("checkbox", { name: /^Home/ }).isChecked()).toBe(false);
  await button(homes, "Save the home").click();
  await homes.waitFor({ state: "hidden" });
  const saved = (await membersOf(resident)).find(({ First }) => First === "Ben");
  expect(saved?.Wanted).toEqual([lake.ID]);
});

test("without the box each has a card entry of their own", async ({ atTogether }) => {
  const { page, resident } = await atTogether("Lior");
  await frameOf(page)
    .getByText(/^\$60\.00 today: .*; the same card then pays the rest\.$/)
    .waitFor();
  await keepBox(page).uncheck();
  await frameOf(page)
    .getByText(/^\$40\.00 today, for the first person alone\..*: \$10\.00 each for 2 more\.$/)
    .waitFor();
  await lookAt(page, "together-each");
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
  await page.route(
    "**/api/payment/saved",
    async (route) => {
      await route.fetch();
      // The provider's event uses the order for its person.
      const paid = ["Ada COMPLETE", "Ben COMPLETE", "Cleo PENDING"];
      await expect.poll(() => paymentStates(resident), { timeout: 20_000 }).toEqual(paid);
      await route.abort();
    },
    { times: 1 },
  );
  await fillCard(await openCheckout(page, "$60.00"));
  await page.getByText(/nobody is charged for twice/).waitFor();
  await look(page, "together-stopped");
  await cardButton(page, "$10.00").click();
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
  expect(await charges(resident)).toEqual([4000]);
});

test("without a network in the middle of it the page says so, and goes on with the others afterwards", async ({
  atTogether,
}) => {
  const { page, context, resident } = await atTogether("Orsa");
  const release = await hold(page, "payment/saved", (route) => route.abort());
  const charging = page.waitForRequest(`**/api${payWithSavedCard.path}`);
  await fillCard(await openCheckout(page, "$60.00"));
  await charging;
  const endList = await hold(page, "members/all", (route) => route.abort());
  const listing = page.waitForRequest(`**/api${listMembers.path}`);
  release();
  await listing;
  await context.setOffline(true);
  endList();
  await page.getByText(/nobody is charged for twice/).waitFor();
  await context.setOffline(false);
  await Promise.all(["payment/saved", "members/all"].map((path) => allow(page, path)));
  await page.reload();
  await cardButton(page, "$20.00").click();
  await untilAllPaid(page);
  expect(await paymentStates(resident)).toEqual(complete);
});

test("beside a saved card the page tells what it pays for, and that another card pays for one person alone", async ({
  newFamily,
}) => {
  const family = await newFamily("Ruth");
  const { page, resident, img } = family;
  await aMember(resident, img, { OrderID: await anOrder(resident, { again: "yes" }) });
  for (const First of firsts.slice(1)) await aMember(resident, img, { First });
  await openMembers(family);
  await openTogether(family);
  const frame = frameOf(page);
  const told = "$20.00 today: $10.00 for the first person, then $10.00 for one more. The card ending 4242 pays it all.";
  await frame.getByText(told).waitFor();
  await frame.getByText("Another card pays $10.00 for the first person alone. The others wait").waitFor();
  await lookAt(page, "together-saved");
  const other = frame.getByRole("button", { name: "Use another card" });
  const [popup] = await Promise.all([page.waitForEvent("popup"), other.click()]);
  await popup.getByLabel("Card number").waitFor();
  await frame.getByText(/^\$10\.00 today, for the first person alone\./).waitFor();
  await fillCard(popup, testCards.mastercard);
  await page.getByText("$10.00 each year").first().waitFor();
  await expect.poll(() => paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE", "Cleo PENDING"]);
});
