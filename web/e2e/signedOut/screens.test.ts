import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, field, heading } from "../session/test.ts";
import { aNumber } from "../support/inbox.ts";
import { look, startBrowser } from "../support/look.ts";
import { expectProblem, newVisitor, summary } from "../support/messages.ts";
import { passwordField } from "../support/signIn.ts";

let browser: Browser;
let visitor: { context: BrowserContext; page: Page; problems: string[] };

beforeAll(async () => {
  browser = await startBrowser();
  visitor = await newVisitor(browser);
});

afterAll(async () => {
  await browser?.close();
});

/** Words that stand in a box too small for them, unless they can be scrolled to. */
function findCut(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isHidden = /hidden|clip/.test(`${overflowX} ${overflowY}`) || element.matches("button, a");
    const isFull =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return isHidden && isFull && element.clientWidth > 1;
  };
  return [...document.querySelectorAll("#root *")]
    .filter((element) => element.textContent?.trim() && getComputedStyle(element).display !== "inline")
    .filter(isCut)
    .map((element) => element.textContent ?? "");
}

/** With text of twice the size nothing is cut and nothing needs scrolling sideways. */
async function expectLargeText(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const scale = (percent: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, percent);
  await scale("200%");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ ...size, width });
    expect.soft(await page.evaluate(findCut), `cut at 200 % in ${name}, ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `the width of ${name} at 200 %`).toBeLessThanOrEqual(width);
  }
  await scale("");
  await page.setViewportSize(size);
}

async function examine(page: Page, name: string): Promise<void> {
  await look(page, name);
  await expectLargeText(page, name);
}

test("the first page with a city that is not listed", async () => {
  const { page } = visitor;
  await page.goto("/");
  await field(page, "City").fill("Sault Ste. Marie Township of the North");
  await button(page, "Search").click();
  await page
    .getByText(/is not listed yet/)
    .first()
    .waitFor();
  await examine(page, "33-landing-not-listed");
});

test("registration with everything wrong", async () => {
  const { page } = visitor;
  await page.goto("/Register");
  await field(page, "Mobile phone").fill(aNumber());
  await button(page, "Send code").click();
  await field(page, "Code from the text").fill("12");
  await button(page, "Verify").click();
  await expectProblem(field(page, "Code from the text"), "Verification codes do not match");
  await button(page, "Create Account").click();
  await summary(page).waitFor();
  await examine(page, "34-register-refused");
});

test("sign-in that is refused", async () => {
  const { page } = visitor;
  await page.goto("/Login");
  await field(page, "Email").fill(`nobody.${Date.now()}@example.org`);
  await passwordField(page, "Password").fill("Wrong2026x");
  await button(page, "Sign in").click();
  await summary(page).waitFor();
  await examine(page, "35-login-refused");
});

test("a forgotten password without an e-mail, and a new one without a link", async () => {
  const { page, problems } = visitor;
  await page.goto("/Recover");
  await button(page, "Send the link").click();
  await summary(page).waitFor();
  await examine(page, "36-recover-refused");
  await page.goto("/Change");
  await heading(page, "Set a new password").waitFor();
  await expectLargeText(page, "the page for a new password");
  expect(problems).toEqual([]);
});
