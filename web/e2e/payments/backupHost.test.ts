import type { Frame, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { fillCard, openCheckout, payButton } from "../support/checkout.ts";
import { button } from "../support/locators.ts";
import { choosePaymentHost } from "../support/operator.ts";
import { charges } from "../support/paymentProvider.ts";
import { recordCalls } from "../support/routes.ts";
import { choosePlan } from "../support/wizard.ts";
import { lookAtTrouble, monthly, paymentFrame, sentence, statusOf, test, untilPaid } from "./test.ts";

interface Settings {
  readonly payOrigin: string;
  readonly backupPayOrigin: string;
}

const settingsOf = async (page: Page): Promise<Settings> =>
  (await page.request.get("/config.json")).json() as Promise<Settings>;

const say = (frame: Frame, message: object) => frame.evaluate((data) => window.parent.postMessage(data, "*"), message);

test("while the payment host is out, a payment goes through the backup, and nothing of the former host counts", async ({
  atPlan,
}) => {
  onTestFinished(() => choosePaymentHost("own"));
  const { page, context, resident } = await atPlan("Bo");
  const { payOrigin, backupPayOrigin } = await settingsOf(page);
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
  expect((await paymentFrame(page)).url()).toMatch(new RegExp(`^${payOrigin}/local/`));

  // An open page says so.
  await choosePaymentHost("backup");
  await payButton(page, "$4.00").click();
  await page.getByText("This payment page is out of date.").first().waitFor();
  await lookAtTrouble(page, "host-changed");
  await button(page, "Try again").click();
  await payButton(page, "$4.00").waitFor();
  const frame = await paymentFrame(page);
  expect(frame.url()).toMatch(new RegExp(`^${backupPayOrigin}/backup/`));

  // The former host in the same window is not heard.
  const calls = recordCalls(page);
  const { href } = new URL(frame.url());
  await frame.goto(`${payOrigin}/return`);
  await say(frame, { action: "APPROVED", orderID: "cs_test_forged00000001" });
  await say(frame, { action: "CANCEL" });
  await page.waitForTimeout(1_000);
  expect([await statusOf(page), calls.includes("/member")]).toEqual(["", false]);
  await frame.goto(href);
  await say(frame, { action: "CANCEL" });
  await sentence(page, "Payment process was canceled").waitFor();

  // The former host is out.
  const asked: string[] = [];
  await context.route(`${payOrigin}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const popup = await openCheckout(page, "$4.00");
  const visited: string[] = [];
  popup.on("framenavigated", (where) => visited.push(new URL(where.url()).origin));
  await fillCard(popup);
  await untilPaid(page);
  expect([await charges(resident), asked]).toEqual([[400], []]);
  expect(visited).toContain(backupPayOrigin);
});
