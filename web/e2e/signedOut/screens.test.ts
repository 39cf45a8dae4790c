import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look, widthOf } from "../support/drawing/look.ts";
import { setTextSize } from "../support/drawing/textSize.ts";
import { aNumber } from "../support/inbox.ts";
import { button, field, heading, passwordField, problemSummary, waitForText } from "../support/locators.ts";
import { expectProblem } from "../support/messages.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { test } from "./test.ts";

/** In boxes which do not scroll. */
function findCut(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isHidden = /hidden|clip/.test(`${overflowX} ${overflowY}`) || element.matches("button, a");
    const isFull = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return isHidden && isFull && element.clientWidth > 1;
  };
  return [...document.querySelectorAll("#root *")]
    .filter((element) => element.textContent?.trim() && getComputedStyle(element).display !== "inline")
    .filter(isCut)
    .map((element) => element.textContent ?? "");
}

/** Nothing is cut off or scrolls sideways. */
async function expectLargeText(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await setTextSize(page, "200%");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ ...size, width });
    expect.soft(await page.evaluate(findCut), `cut at 200 % in ${name}, ${width} px`).toEqual([]);
    expect.soft(await widthOf(page), `the width of ${name} at 200 %`).toBeLessThanOrEqual(width);
  }
  await setTextSize(page, "100%");
  await page.setViewportSize(size);
}

async function examine(page: Page, name: string): Promise<void> {
  await look(page, name);
  await expectLargeText(page, name);
}

test("the first page with a city that is not listed", async ({ visitor: { page } }) => {
  await page.goto("/");
  await untilStarted(page);
  await field(page, "City").fill("Sault Ste. Marie Township of the North");
  await button(page, "Search").click();
  await waitForText(page, /is not listed yet/);
  await examine(page, "33-landing-not-listed");
});

test("registration with everything wrong", async ({ visitor: { page } }) => {
  await page.goto("/Register");
  await field(page, "Mobile phone").fill(aNumber());
  await button(page, "Send code").click();
  await field(page, "Code from the text").fill("12");
  await button(page, "Verify").click();
  await expectProblem(field(page, "Code from the text"), "Verification codes do not match");
  await button(page, "Create Account").click();
  await problemSummary(page).waitFor();
  await examine(page, "34-register-refused");
});

test("sign-in that is refused", async ({ visitor: { page } }) => {
  await page.goto("/Login");
  await field(page, "Email").fill(`nobody.${Date.now()}@example.org`);
  await passwordField(page, "Password").fill("Wrong2026x");
  await button(page, "Sign in").click();
  await problemSummary(page).waitFor();
  await examine(page, "35-login-refused");
});

test("a forgotten password without an e-mail, and a new one without a link", async ({ visitor: { page } }) => {
  await page.goto("/Recover");
  await button(page, "Send the link").click();
  await problemSummary(page).waitFor();
  await examine(page, "36-recover-refused");
  await page.goto("/Change");
  await heading(page, "Open the link in the mail again").waitFor();
  await expectLargeText(page, "the page for a new password");
});
