import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, startBrowser } from "../support/look.ts";
import { button } from "../support/members.ts";
import { standingsOf } from "../support/paymentProvider.ts";
import { atPlan, choosePlan, lookAt, payButton, sentence, statusOf } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const forged = { action: "APPROVED", orderID: "cs_test_forged00000001" };

/** The frame of the payment page. */
async function paymentFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator("iframe[title='Card payment']").elementHandle())?.contentFrame();
  if (!frame) throw new Error("no payment frame");
  return frame;
}

test("a message from another origin or another window is not heard, one of the frame is", async () => {
  const { page, context } = await atPlan(browser, "Rosa");
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").waitFor();
  const frame = await paymentFrame(page);
  const payOrigin = new URL(frame.url()).origin;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  // Another window, the site's own origin.
  await page.evaluate((message) => window.postMessage(message, "*"), forged);
  // Another window of the payment's origin: a second frame, and a pop-up.
  const second = await page.evaluateHandle((address) => {
    const element = document.createElement("iframe");
    element.src = address;
    document.body.append(element);
    return element;
  }, `${payOrigin}/return`);
  const other = await second.asElement()?.contentFrame();
  await other?.waitForLoadState();
  await other?.evaluate((message) => window.parent.postMessage(message, "*"), forged);
  const [popup] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate((address) => void window.open(address), `${payOrigin}/return`),
  ]);
  await popup.waitForLoadState();
  await popup.evaluate((message) => window.opener.postMessage(message, "*"), forged);
  // The frame's own window, on another origin.
  await popup.close();
  await page.waitForTimeout(1_000);
  expect(await statusOf(page)).toBe("");
  expect(asked).not.toContain("/api/member");

  // What is not well formed is not heard either; what the frame itself says is.
  const site = new URL(page.url()).origin;
  for (const action of ["PAID", "CANCEL"])
    await frame.evaluate(
      ([name, to]) => window.parent.postMessage({ action: name }, to ?? ""),
      [action, site],
    );
  await sentence(page, "Payment process was canceled").waitFor();
  expect(await statusOf(page)).toContain("Payment process was canceled");
});

test("a forged approval of the frame itself registers nobody: the server asks the provider", async () => {
  const { page, family } = await atPlan(browser, "Faye");
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$4.00").waitFor();
  const frame = await paymentFrame(page);
  const site = new URL(page.url()).origin;
  await frame.evaluate(([message, to]) => window.parent.postMessage(message, to), [forged, site] as const);
  await sentence(page, "An error occured, please try again later").waitFor();
  expect(await standingsOf(family)).toEqual([]);
  await button(page, "Check the payment again").click();
  await payButton(page, "$4.00").waitFor();
});

test("the payment's own pages say what they are for, wherever they are opened", async () => {
  const { page, problems } = await newPerson(browser);
  const payOrigin = await page.goto("/config.json").then((answer) => answer?.json());
  const { origin } = new URL((payOrigin as { payOrigin: string }).payOrigin);
  for (const [path, text] of [
    [`/dev/${"t".repeat(43)}/new-monthly`, "Please start the payment from Family Members in Beforehand."],
    ["/return?outcome=success&order=cs_test_00000001", "Thank you"],
    ["/return?outcome=cancel", "Payment canceled"],
    ["/return", "Nothing to see here"],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await page.getByText(text).waitFor();
    await lookAt(page, `page-${text.split(" ")[0]}`);
  }
  expect(problems).toEqual([]);
});
