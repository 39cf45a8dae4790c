import { expect } from "vitest";
import { payButton } from "../support/checkout.ts";
import { button } from "../support/locators.ts";
import { paymentStates } from "../support/paymentProvider.ts";
import { choosePlan } from "../support/wizard.ts";
import { lookAt, monthly, paymentFrame, sentence, statusOf, test } from "./test.ts";

const forged = { action: "APPROVED", orderID: "cs_test_forged00000001" };

test("a message of another origin or another window is ignored, one of the frame is not", async ({ atPlan }) => {
  const { page, context } = await atPlan("Rosa");
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
  const frame = await paymentFrame(page);
  const payOrigin = new URL(frame.url()).origin;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  // The site's own origin.
  await page.evaluate((message) => window.postMessage(message, "*"), forged);
  // The payment's origin: a second frame, and a pop-up.
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
  await popup.close();
  await page.waitForTimeout(1_000);
  expect(await statusOf(page)).toBe("");
  expect(asked).not.toContain("/api/member");

  // Only well-formed ones of the frame count.
  const site = new URL(page.url()).origin;
  for (const action of ["PAID", "CANCEL"])
    await frame.evaluate(([name, to]) => window.parent.postMessage({ action: name }, to ?? ""), [action, site]);
  await sentence(page, "Payment process was canceled").waitFor();
  expect(await statusOf(page)).toContain("Payment process was canceled");
});

test("a forged approval of the frame itself registers no member: the server asks the provider", async ({ atPlan }) => {
  const { page, resident } = await atPlan("Faye");
  await choosePlan(page, monthly);
  await payButton(page, "$4.00").waitFor();
  const frame = await paymentFrame(page);
  const site = new URL(page.url()).origin;
  await frame.evaluate(([message, to]) => window.parent.postMessage(message, to), [forged, site] as const);
  await sentence(page, "An error occured, please try again later").waitFor();
  expect(await paymentStates(resident)).toEqual([]);
  await button(page, "Check the payment again").click();
  await payButton(page, "$4.00").waitFor();
});

test("the payment's own pages state their purpose, wherever they are opened", async ({ page }) => {
  const payOrigin = await page.goto("/config.json").then((answer) => answer?.json());
  const { origin } = new URL((payOrigin as { payOrigin: string }).payOrigin);
  for (const [path, text] of [
    [`/local/${"t".repeat(43)}/new-monthly`, "Please start the payment from Family Members in Beforehand."],
    ["/return?outcome=success&order=cs_test_00000001", "Thank you"],
    ["/return?outcome=cancel", "Payment canceled"],
    ["/return", "Nothing to see here"],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await page.getByText(text).waitFor();
    await lookAt(page, `page-${text.split(" ")[0]}`);
  }
});
