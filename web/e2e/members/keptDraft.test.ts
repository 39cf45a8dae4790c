import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cardButton, fillCard, openCheckout, pay, payButton } from "../support/checkout.ts";
import { look } from "../support/drawing/look.ts";
import { householdsOf, membersOf } from "../support/family.ts";
import { typeInto } from "../support/input/keyboard.ts";
import { recordPresses } from "../support/input/presses.ts";
import { button, field, heading, link, toast } from "../support/locators.ts";
import { charges } from "../support/paymentProvider.ts";
import { loseAnswer } from "../support/routes.ts";
import {
  acceptWaiver,
  authorization,
  choosePlan,
  describePerson,
  fillPerson,
  homeBox,
  kept,
  next,
  pressForPhoto,
  saved,
  step,
  toPlan,
  typeBody,
} from "../support/wizard.ts";
import { test } from "./test.ts";

async function expectPhoto(page: Page): Promise<void> {
  const photo = page.getByRole("img", { name: "The chosen photo" });
  await photo.waitFor();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function expectNothingStored(page: Page): Promise<void> {
  const stored = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), history.state]),
  );
  expect(stored).not.toMatch(/Ada|Door code/);
}

test("a wizard that is closed at any step goes on in another browser, photo included, and is paid for once", async ({
  aFamily,
}) => {
  const { resident, open } = await aFamily("Mona");
  const first = await open();
  await acceptWaiver(first.page);
  await saved(first.page);
  await first.context.close();

  const second = await open();
  await kept(second.page).waitFor();
  await step(second.page, 2, "Member's information");
  expect(await homeBox(second.page).isChecked()).toBe(true);
  await describePerson(second.page);
  await saved(second.page);
  await expectNothingStored(second.page);
  await look(second.page, "members-wizard-saved");
  await second.context.close();

  const third = await open();
  await step(third.page, 3, "Member's Medical information");
  await third.page.getByRole("checkbox", { name: "Other" }).check();
  await field(third.page, "What else should crews know").fill("Door code 4411");
  await button(third.page, "Previous").click();
  await expectPhoto(third.page);
  expect(await field(third.page, "First name").inputValue()).toBe("Ada");
  await look(third.page, "members-wizard-homes");
  await next(third.page).click();
  await next(third.page).click();
  await step(third.page, 4, "Select a plan");
  await saved(third.page);
  await third.context.close();

  const fourth = await open();
  await choosePlan(fourth.page, "Yearly: $40.00 each year");
  await payButton(fourth.page, "$40.00").waitFor();
  await saved(fourth.page);
  const popup = await openCheckout(fourth.page, "$40.00");
  await fourth.page.close();
  await fillCard(popup);
  await expect.poll(() => charges(resident)).toEqual([4000]);
  await fourth.context.close();

  const { page } = await open();
  await step(page, 5, "Payment");
  await page.getByText("You already paid for a plan of $40.00 each year.").waitFor();
  await button(page, "Finish the registration").click();
  await toast(page, "New Member had been registered !").waitFor();
  await page.getByText("Detroit will read this record next.").waitFor();
  await look(page, "members-registered");
  expect(await charges(resident)).toEqual([4000]);
  const [member, ...others] = await membersOf(resident);
  expect(others).toEqual([]);
  expect(member).toMatchObject({ First: "Ada", payed: "COMPLETE", Medical: { OtherText: "Door code 4411" } });
  expect((await fetch(member?.img ?? "")).status).toBe(200);
  const [home] = await householdsOf(resident);
  expect(home?.Members.map(({ First }) => First)).toEqual(["Ada"]);
  await expectNothingStored(page);
  // The draft has become the member.
  await link(page, "Register another person").click();
  await step(page, 2, "Member's information");
  expect(await kept(page).count()).toBe(0);
});

async function twoBrowsers(open: () => Promise<{ page: Page }>) {
  const { page: older } = await open();
  await acceptWaiver(older);
  await saved(older);
  const { page: newer } = await open();
  await step(newer, 2, "Member's information");
  await describePerson(newer, "Newer");
  await saved(newer);
  await fillPerson(older, "Older");
  // Typing is not interrupted: the question comes with the next step.
  await older.getByRole("main").getByText("What you typed is not saved yet.").waitFor();
  await next(older).click();
  await heading2(older, "This registration was changed in another window").waitFor();
  return { older, newer };
}

const heading2 = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("an older window does not overwrite a newer one: its owner is told and chooses", async ({ aFamily }) => {
  const { open } = await aFamily("Nia");
  const { older, newer } = await twoBrowsers(open);
  await older.getByText("The newer answers are about Newer.").waitFor();
  await look(older, "members-wizard-elsewhere");
  await button(older, "Show the newer answers").click();
  await step(older, 3, "Member's Medical information");
  await button(older, "Previous").click();
  expect(await field(older, "First name").inputValue()).toBe("Newer");
  await expectPhoto(older);
  await saved(older);
  await next(newer).click();
  await button(newer, "Keep the answers here").click();
  await step(newer, 4, "Select a plan");
  await saved(newer);
});

test("a window whose person was registered in another one says so before it is paid for again", async ({ aFamily }) => {
  const { resident, open } = await aFamily("Vera");
  const { page: one } = await open();
  await toPlan(one, "Ada");
  await saved(one);
  const { page: other } = await open();
  await step(other, 4, "Select a plan");
  await choosePlan(one, "Monthly: $4.00 each month");
  await pay(one, "$4.00");
  await toast(one, "New Member had been registered !").waitFor();
  await choosePlan(other, "Monthly: $4.00 each month");
  await heading2(other, "This registration was finished or started over in another window").waitFor();
  expect(await other.locator("iframe").count()).toBe(0);
  await look(other, "members-wizard-finished");
  await button(other, "Start with a new person").click();
  await step(other, 1, "Important information");
  expect(await charges(resident)).toEqual([400]);
});

test("without a network the wizard goes on, says that it is not saved, and saves with the next step", async ({
  aFamily,
}) => {
  const { open } = await aFamily("Oda");
  const { page } = await open();
  await page.route("**/api/member/draft", (route) => route.abort());
  await acceptWaiver(page);
  await page.getByText("What you typed is not saved yet.").waitFor();
  await look(page, "members-wizard-unsaved");
  await page.unroute("**/api/member/draft");
  await button(page, "Save now").click();
  await saved(page);
  const { page: again } = await open();
  await step(again, 2, "Member's information");
});

test("an answer that is lost while another person is added adds nobody twice, and nothing typed is lost", async ({
  aFamily,
}) => {
  const { resident, open } = await aFamily("Rune");
  const { page } = await open();
  await acceptWaiver(page);
  await describePerson(page);
  await field(page, "Allergies").fill("Latex");
  await saved(page);
  await loseAnswer(page, "member");
  await button(page, "Add another person").click();
  await toast(page, "An error occured, please try again later").waitFor();
  expect(await field(page, "Allergies").inputValue()).toBe("Latex");
  await button(page, "Add another person").click();
  await step(page, 2, "Member's information");
  await expect.poll(() => field(page, "First name").inputValue()).toBe("");
  expect(await membersOf(resident)).toMatchObject([{ First: "Ada", Allergies: "Latex", payed: "PENDING" }]);
});

test("what could not be saved is saved by itself as soon as the network is back", async ({ aFamily }) => {
  const { open } = await aFamily("Olga");
  const { page, context } = await open();
  await acceptWaiver(page);
  await saved(page);
  await context.setOffline(true);
  await field(page, "First name").fill("Adaeze");
  await page.getByRole("main").getByText("What you typed is not saved yet.").waitFor();
  await context.setOffline(false);
  await saved(page);
  const { page: again } = await open();
  expect(await field(again, "First name").inputValue()).toBe("Adaeze");
});

test("a page that is hidden, as a phone does before it drops it, is saved with half a step", async ({ aFamily }) => {
  const { open } = await aFamily("Pia");
  const { page } = await open();
  await acceptWaiver(page);
  await saved(page);
  await field(page, "First name").fill("Half");
  const answered = page.waitForResponse("**/api/member/draft");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await answered;
  const { page: again } = await open();
  expect(await field(again, "First name").inputValue()).toBe("Half");
});

test("a save whose answer was lost is no other window: the next step saves what was typed since", async ({
  aFamily,
}) => {
  const { open } = await aFamily("Pola");
  const { page } = await open();
  await acceptWaiver(page);
  await describePerson(page);
  await saved(page);
  await loseAnswer(page, "member/draft");
  await page.getByRole("checkbox", { name: "Other" }).check();
  await page.getByRole("main").getByText("What you typed is not saved yet.").waitFor();
  await field(page, "What else should crews know").fill("Door code 4411");
  await next(page).click();
  await step(page, 4, "Select a plan");
  await saved(page);
  const { page: again } = await open();
  await step(again, 4, "Select a plan");
  await button(again, "Previous").click();
  expect(await field(again, "What else should crews know").inputValue()).toBe("Door code 4411");
});

test("Start over deletes the kept answers on every device, and Cancel keeps them", async ({ aFamily }) => {
  const { open } = await aFamily("Quin");
  const { page } = await open();
  await acceptWaiver(page);
  await field(page, "First name").fill("Kept");
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog"), "Leave").click();
  await heading(page, "Welcome, Quin").waitFor();
  const { page: other } = await open();
  expect(await field(other, "First name").inputValue()).toBe("Kept");
  await button(other, "Start over").click();
  await button(other.getByRole("dialog"), "Start over").click();
  await step(other, 1, "Important information");
  const { page: third } = await open();
  await step(third, 1, "Important information");
  expect(await kept(third).count()).toBe(0);
});

/** Family name and home are there. */
async function describeNext(page: Page, First: string): Promise<void> {
  await pressForPhoto(page, "#0f4c5c");
  await typeInto(page, field(page, "First name"), First);
  expect(await field(page, "Last name").inputValue()).toBe("Okafor");
  await page.getByLabel("Female").click();
  await typeBody(page, { Dob: "2016-03-04", Feet: "4", Inches: "10", Weight: "70" });
  expect(await homeBox(page).isChecked()).toBe(true);
}

test("a further person is at the payment after 6 presses", async ({ aFamily }) => {
  const { resident, open } = await aFamily("Rita");
  const { page, context } = await open();
  await toPlan(page, "Ada");
  await choosePlan(page, "Yearly: $40.00 each year");
  await pay(page, "$40.00");
  await page.getByText("Ada is registered.").waitFor();
  const presses = await recordPresses(context);
  await link(page, "Register another person").click();
  await step(page, 2, "Member's information");
  await look(page, "members-wizard-second");
  expect(await authorization(page).isChecked()).toBe(true);
  await describeNext(page, "Ben");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  await next(page).click();
  await step(page, 4, "Select a plan");
  await next(page).click();
  await payButton(page, "$10.00").waitFor();
  expect(presses, presses.join("\n")).toHaveLength(6);
  await cardButton(page, "$10.00").click();
  await page.getByText("Ben is registered.").waitFor();
  const members = await membersOf(resident);
  expect(members.map(({ First, HouseHolds }) => [First, HouseHolds.length])).toEqual([
    ["Ada", 1],
    ["Ben", 1],
  ]);
  expect(members.map(({ Authorization }) => Authorization?.Choice)).toEqual(["GUARDIAN", "GUARDIAN"]);
});

test("a home that was not chosen is said to be missing at the end", async ({ aFamily }) => {
  const { resident, open } = await aFamily("Suri");
  const { page } = await open();
  await acceptWaiver(page);
  await fillPerson(page);
  await homeBox(page).uncheck();
  await next(page).click();
  await next(page).click();
  await choosePlan(page, "Monthly: $4.00 each month");
  await pay(page, "$4.00");
  await page.getByText("No department can see this record until you choose where Ada lives.").waitFor();
  expect((await membersOf(resident))[0]?.HouseHolds).toEqual([]);
});
