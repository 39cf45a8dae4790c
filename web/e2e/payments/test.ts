import type { Frame, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aMember } from "../support/family.ts";
import { heading, link } from "../support/locators.ts";
import { memberRow, openMembers } from "../support/members.ts";
import { refuse } from "../support/routes.ts";
import { test as base } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";
import { toPlan } from "../support/wizard.ts";

export const monthly = "Monthly: $4.00 each month";
export const yearly = "Yearly: $40.00 each year";

export async function openWizard(visit: Pick<Visit, "page" | "resident">): Promise<void> {
  await openMembers(visit);
  await visit.page.getByRole("link", { name: /Begin Registering|Register new Member/ }).click();
  await heading(visit.page, "Register new Member").waitFor();
}

export const test = base
  .extend("newFamily", ({ newVisit }) => async (FirstName: string) => {
    const visit = await newVisit(FirstName);
    await aHousehold(visit.resident);
    return visit;
  })
  .extend("atPlan", ({ newFamily }) => async (FirstName: string) => {
    const visit = await newFamily(FirstName);
    await openWizard(visit);
    await toPlan(visit.page, "Ada");
    return visit;
  })
  /** With Ada, who waits for payment. */
  .extend("atMembers", ({ newFamily }) => async (FirstName: string) => {
    const visit = await newFamily(FirstName);
    const member = await aMember(visit.resident, visit.img);
    await openMembers(visit);
    return { ...visit, member };
  });

export const payNow = (page: Page) => link(page, "Pay now for Ada Okafor");

export async function paymentFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator("iframe[title='Card payment']").elementHandle())?.contentFrame();
  if (!frame) throw new Error("no payment frame");
  return frame;
}

export const untilPaid = (page: Page, First = "Ada") =>
  memberRow(page, `${First} Okafor`).getByText("Payment  : Completed").waitFor();

export const sentence = (page: Page | Locator, text: string) => page.getByText(text, { exact: true }).first();

export const statusOf = (page: Page) => page.locator("main [role=status]").textContent();

export const spoken = (page: Page, text: string) =>
  page.getByRole("status").filter({ has: page.getByText(text, { exact: true }) });

/** Of the gateway or a service behind it. */
export const breakDown = (page: Page, path: string) => refuse(page, path, "UNAVAILABLE", errorSentences.UNAVAILABLE);

/** In no frame at 640 px, either. */
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

export async function lookAt(page: Page, name: string): Promise<void> {
  await look(page, `payments-${name}`);
  await expectLargeText(page, name);
}

/** In both colours. */
export async function lookAtTrouble(page: Page, name: string): Promise<void> {
  await lookAt(page, name);
  await page.emulateMedia({ colorScheme: "dark" });
  // Colours fade.
  await page.waitForTimeout(1_000);
  await look(page, `payments-${name}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}
