import type { Page } from "playwright-core";
import { expect } from "vitest";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { wizardSteps } from "#shared/rules/wizard.ts";
import { callApi } from "../support/api.ts";
import { cardButton, fillCard, openCheckout, pay, payButton, testCards } from "../support/checkout.ts";
import { aMember, anOrder, anUpload, householdsOf, membersOf } from "../support/family.ts";
import { button, field, toast } from "../support/locators.ts";
import { receipts } from "../support/paymentProvider.ts";
import { aPhoto } from "../support/photo.ts";
import type { Resident } from "../support/resident.ts";
import {
  acceptance,
  authorization,
  choosePhoto,
  fillFacts,
  fillPerson,
  kept,
  next,
  saved,
  step,
  understanding,
} from "../support/wizard.ts";
import { test as base } from "./test.ts";

const ada = { First: "Ada", Last: "Okafor", Sex: "F", Dob: "2014-03-04", Weight: "88" };
const Medical = { DNR: true, Other: true, OtherText: "Door code 4411" };

const typeIn = [
  async (page: Page) => {
    await acceptance(page).check();
    await authorization(page).check();
    await understanding(page).check();
  },
  (page: Page) => fillPerson(page),
  async (page: Page) => {
    await page.getByLabel("DNR").check();
    await page.getByRole("checkbox", { name: "Other" }).check();
    await field(page, "What else should crews know").fill(Medical.OtherText);
  },
  (page: Page) => page.getByLabel("Yearly: $40.00 each year", { exact: true }).check(),
] as const;

const keptAnswers = (img: string, home: string) => [
  // The only home is ticked from the beginning.
  { Accepted: true, Waiver: waiverVersion, Understood: true, Choice: "GUARDIAN", HouseHolds: [home] },
  { ...ada, Feet: "4", Inches: "10", img },
  { Medical },
  { Plan: 2 },
];

interface WizardFamily {
  readonly resident: Resident;
  readonly page: Page;
}

interface Place {
  readonly when: string;
  /** The first step, and the number filled in. */
  readonly from: readonly [step: number, answered: number];
  readonly reach: (family: WizardFamily) => Promise<unknown>;
  readonly resumes: number;
  /** The input left before Next or the payment. */
  readonly still?: (page: Page) => Promise<unknown>;
  /** @default false */
  readonly isPaid?: boolean;
  /** Another person is paid for, with a card for later. @default false */
  readonly hasCard?: boolean;
}

const isAt = (page: Page, at: number) => step(page, at + 1, wizardSteps[at] ?? "");

const wizardPlaces = typeIn.flatMap((type, at): Place[] => [
  {
    when: `step ${at + 1} is filled in`,
    from: [at, at],
    reach: async ({ page }) => {
      await type(page);
      await saved(page);
    },
    resumes: at,
  },
  {
    when: `Next of step ${at + 1} is pressed`,
    from: [at, at + 1],
    reach: async ({ page }) => {
      // Without answers it is not kept yet.
      if (at === 0) await type(page);
      await next(page).click();
      await isAt(page, at + 1);
      await saved(page);
    },
    resumes: at + 1,
    ...(typeIn[at + 1] && { still: typeIn[at + 1] }),
  },
]);

/** A request that never arrives. */
const hold = (page: Page, path: string) => page.route(`**/api/${path}`, () => undefined);

const isCharged = (resident: Resident, dollars: readonly number[]) =>
  expect.poll(() => receipts(resident), { timeout: 10_000, interval: 500 }).toEqual(dollars);

const photoOnItsWay: Place = {
  when: "the photo is on its way",
  from: [1, 1],
  reach: async ({ page }) => {
    await hold(page, "images/upload");
    await fillFacts(page, ada.First, ada.Last);
    await Promise.all([page.waitForRequest("**/api/images/upload"), choosePhoto(page, "#7a2e46")]);
  },
  resumes: 1,
  still: async (page) => {
    await page.getByText("The photo is still missing. You can go on, and add it before you pay.").waitFor();
    await choosePhoto(page, "#7a2e46");
  },
};

const atPayment = { from: [4, 4], resumes: 4 } as const;

const paymentPlaces: readonly Place[] = [
  {
    ...atPayment,
    when: "the payment window is about to open",
    reach: async ({ page }) => {
      await hold(page, "payment/checkout");
      await Promise.all([page.waitForRequest("**/api/payment/checkout"), payButton(page, "$40.00").click()]);
    },
  },
  {
    ...atPayment,
    when: "a card is typed in the payment window",
    reach: async ({ page }) => {
      const popup = await openCheckout(page, "$40.00");
      await popup.getByLabel("Card number").fill(testCards.paid);
    },
  },
  {
    ...atPayment,
    when: "a card was declined in the payment window",
    reach: async ({ page }) => {
      const popup = await openCheckout(page, "$40.00");
      await fillCard(popup, testCards.declined);
      await popup.getByText("Your card was declined.").waitFor();
    },
  },
  {
    ...atPayment,
    when: "the payment window alone is left, and paid in",
    reach: async ({ page, resident }) => {
      const popup = await openCheckout(page, "$40.00");
      await page.close();
      await fillCard(popup);
      await isCharged(resident, [40]);
    },
    isPaid: true,
  },
  {
    ...atPayment,
    when: "it is paid and the page has not heard of it",
    reach: async ({ page, resident }) => {
      await hold(page, "payment/order");
      await fillCard(await openCheckout(page, "$40.00"));
      await isCharged(resident, [40]);
    },
    isPaid: true,
  },
  {
    ...atPayment,
    when: "the saved card is charged and the answer is on its way",
    hasCard: true,
    reach: async ({ page, resident }) => {
      await page.route("**/api/payment/saved", (route) => route.fetch().then(() => undefined));
      await cardButton(page, "$10.00").click();
      await isCharged(resident, [10, 40]);
    },
    isPaid: true,
  },
  {
    ...atPayment,
    when: "it is paid and the registration is on its way",
    reach: async ({ page }) => {
      await hold(page, "member");
      await pay(page, "$40.00");
      await toast(page, "Payment complete - Thank you!").waitFor();
    },
    isPaid: true,
  },
];

/** Types the input that no browser was told, and pays the rest. */
async function finish(page: Page, { resumes, still, isPaid = false }: Place): Promise<void> {
  await isAt(page, resumes);
  await kept(page).waitFor();
  await still?.(page);
  for (let at = resumes; at < 4; at += 1) {
    if (at > resumes) await typeIn[at]?.(page);
    await next(page).click();
    await isAt(page, at + 1);
  }
  if (isPaid) await button(page, "Finish the registration").click();
  else await pay(page, "$40.00");
  await page.getByText("Ada is registered.").waitFor();
}

/** With all input, for one payment. */
async function expectOneAda(resident: Resident, paid: readonly number[]): Promise<void> {
  expect(await receipts(resident)).toEqual(paid);
  const found = (await membersOf(resident)).filter(({ First }) => First === ada.First);
  expect(found).toMatchObject([
    { ...ada, Feet: 4, Inches: 10, Medical, payed: "COMPLETE", Authorization: { Choice: "GUARDIAN" } },
  ]);
  expect((await fetch(found[0]?.img ?? "")).status).toBe(200);
  const [home] = await householdsOf(resident);
  expect(home?.Members.map(({ First }) => First)).toEqual(["Ada"]);
}

const test = base.extend("begin", ({ aFamily, page: blank }) => async ({ from, hasCard }: Place) => {
  const family = await aFamily("Mona");
  const { resident, home, open } = family;
  const img = await anUpload(resident, (await aPhoto(blank, "#7a2e46")).buffer);
  if (hasCard) await aMember(resident, img, { First: "Ben", OrderID: await anOrder(resident, { again: "yes" }) });
  const [at, answered] = from;
  const Draft = Object.assign({ Step: at }, ...keptAnswers(img, home.ID).slice(0, answered));
  if (at > 0) await callApi("POST", "/member/draft", { UID: resident.id, Draft }, resident);
  const { page, context } = await open();
  await isAt(page, at);
  return { ...family, page, close: () => context.close() };
});

test.for([...wizardPlaces, photoOnItsWay, ...paymentPlaces])(
  "closed when $when, and opened in another browser: nothing is lost, and nothing is paid twice",
  async (place, { begin }) => {
    const { resident, page, open, close } = await begin(place);
    await place.reach({ resident, page });
    await close();
    const other = await open();
    await finish(other.page, place);
    await expectOneAda(resident, place.hasCard ? [10, 40] : [40]);
  },
);

test("closed when the person is registered, and opened in another browser: the wizard begins with the next person", async ({
  begin,
}) => {
  const { resident, page, open, close } = await begin({ ...atPayment, when: "", reach: async () => {} });
  await pay(page, "$40.00");
  await page.getByText("Ada is registered.").waitFor();
  await close();
  const { page: other } = await open();
  await isAt(other, 1);
  expect(await kept(other).count()).toBe(0);
  await expectOneAda(resident, [40]);
});
