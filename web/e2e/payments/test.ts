import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { messages } from "#shared/fields.ts";
import type { Member } from "#shared/model/member.ts";
import { aHousehold, aMember } from "../support/family.ts";
import { look } from "../support/look.ts";
import { aVisit, button, field, heading, openMembers, type Visit } from "../support/members.ts";
import { aPhoto } from "../support/photo.ts";

export const testCards = {
  paid: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  paidLater: "4000 0000 0000 0077",
  failsLater: "4000 0000 0000 0341",
} as const;

/** The payment frame. */
export const frameOf = (page: Page) => page.frameLocator("iframe[title='Card payment']");
export const payButton = (page: Page, amount: string) =>
  frameOf(page).getByRole("button", { name: `Pay ${amount}` });
/** A sentence of a screen, letter for letter. */
export const sentence = (page: Page | Locator, text: string) => page.getByText(text, { exact: true }).first();

/** What the page says of the payment. */
export const statusOf = (page: Page) => page.locator("main [role=status]").textContent();

/** A sentence that is also read out when it appears. */
export const said = (page: Page, text: string) =>
  page.getByRole("status").filter({ has: page.getByText(text, { exact: true }) });

/** Presses Pay in the frame; answers the provider's page. */
export async function openCheckout(page: Page, amount: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), payButton(page, amount).click()]);
  await popup.getByLabel("Card number").waitFor();
  return popup;
}

/** Pays on the provider's page, or tries to. */
export async function fillCard(popup: Page, number: string): Promise<void> {
  await popup.getByLabel("Card number").fill(number);
  await popup.getByLabel("Expires (MM/YY)").fill("12/40");
  await popup.getByLabel(/CVC/).fill("123");
  await popup.getByRole("button", { name: /^Pay/ }).click();
}

export async function pay(page: Page, amount: string, number: string = testCards.paid): Promise<void> {
  await fillCard(await openCheckout(page, amount), number);
}

/** A family with a place and a member who waits for payment, on the list. */
export async function waiting(browser: Browser, name: string): Promise<Visit & { member: Member }> {
  const visit = await aVisit(browser, name);
  await aHousehold(visit.family, "Home");
  const member = await aMember(visit.family, visit.img);
  await openMembers(visit);
  return { ...visit, member };
}

/** The way to pay in Ada's row. */
export const payNow = (page: Page) => page.getByRole("link", { name: "Pay now for Ada Okafor", exact: true });

/** Goes through the wizard's first step. */
export async function acceptWaiver(page: Page): Promise<void> {
  await page.getByLabel("I have read the waiver and I accept it.").check();
  await page.getByLabel(/parent or legal guardian/).check();
  await page.getByLabel(/I understand that this record/).check();
  await button(page, "Next").click();
}

/** Goes through the wizard's second step. */
export async function describePerson(page: Page, First: string, Last: string): Promise<void> {
  const photo = await aPhoto(page, "#7a2e46");
  await page.locator("input[type=file]").first().setInputFiles(photo);
  const crop = page.getByRole("dialog", { name: "Adjust the photo" });
  await crop.getByRole("button", { name: /use/i }).click();
  await crop.waitFor({ state: "hidden" });
  await field(page, "First name").fill(First);
  await field(page, "Last name").fill(Last);
  await page.getByLabel("Female").check();
  await field(page, "Month").fill("3");
  await field(page, "Day").fill("4");
  await field(page, "Year").fill("2014");
  await page.getByLabel("Feet").selectOption({ label: "4 ft" });
  await page.getByLabel("Inches").selectOption({ label: "10 in" });
  await field(page, "Weight").fill("88");
  await button(page, "Next").click();
  await page.getByLabel("DNR").waitFor();
}

/** Goes through the wizard up to the choice of a plan. */
export async function toPlan(page: Page, First: string, Last = "Okafor"): Promise<void> {
  await acceptWaiver(page);
  await describePerson(page, First, Last);
  await button(page, "Next").click();
  await page.getByText("How do you want to pay?").waitFor();
}

/** How a call is answered while something behind it does not answer. */
export const down = { status: 503, json: { Message: messages.unavailable, RequestId: "request-1" } };

/** Signs in and opens the wizard from the list. */
export async function openWizard({ page, family }: Pick<Visit, "page" | "family">): Promise<void> {
  await openMembers({ page, family });
  await page.getByRole("link", { name: /Begin Registering|Register new Member/ }).click();
  await heading(page, "Register new Member").waitFor();
}

/** A family with a place, whose wizard stands at the choice of a plan for Ada. */
export async function atPlan(browser: Browser, name: string): Promise<Visit> {
  const visit = await aVisit(browser, name);
  await aHousehold(visit.family, "Home");
  await openWizard(visit);
  await toPlan(visit.page, "Ada");
  return visit;
}

/** Chooses a plan and goes on to its payment. */
export async function choosePlan(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).check();
  await button(page, "Next").click();
}

/** With text twice as large, at 320 px and in a frame, too: nothing is cut off, nothing scrolls sideways. */
async function expectLargeText(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const setSize = (size: string) =>
    Promise.all(
      page.frames().map((frame) =>
        frame.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size),
      ),
    );
  await page.setViewportSize({ width: 640, height: 900 });
  await setSize("200%");
  await page.waitForTimeout(300);
  for (const frame of page.frames()) {
    const [wide, room] = await frame.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect.soft(wide, `the width of ${name} with large text, ${frame.url()}`).toBeLessThanOrEqual(room ?? 0);
  }
  await setSize("");
  if (before) await page.setViewportSize(before);
}

/** Looks at a state of paying: axe, 320 px, and with large text. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await look(page, `payments-${name}`);
  await expectLargeText(page, name);
}
