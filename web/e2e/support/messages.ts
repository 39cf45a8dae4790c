import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { untilFocused } from "./input/focus.ts";
import { problemSummary } from "./locators.ts";

/** Each as a whole. */
export const toasts = (page: Page, text: string) =>
  page.locator("#toasts .notistack-Snackbar").filter({ has: page.getByText(text, { exact: true }) });

/** Milliseconds. */
async function toastTime(page: Page, text: string): Promise<number> {
  const times = await toasts(page, text)
    .last()
    .evaluate((toast) => toast.getAnimations({ subtree: true }).map((bar) => Number(bar.effect?.getTiming().duration)));
  return Math.max(...times);
}

export async function expectToast(page: Page, text: string, milliseconds = 7_000): Promise<void> {
  await toasts(page, text).last().waitFor();
  expect(await toastTime(page, text), text).toBe(milliseconds);
}

/** First in the summary, which has the focus. */
export async function expectSummary(page: Page, sentence: string): Promise<void> {
  await problemSummary(page).getByText(sentence, { exact: true }).waitFor();
  await untilFocused(problemSummary(page));
}

/** By a message, too. */
export async function expectRefusal(page: Page, sentence: string, milliseconds = 7_000): Promise<void> {
  await problemSummary(page).getByText(sentence, { exact: true }).waitFor();
  await expectToast(page, sentence, milliseconds);
  await untilFocused(problemSummary(page));
}

const problemOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((id) => id.endsWith("-error"))
      .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
      .join(" "),
  );

export async function expectProblem(control: Locator, sentence: string): Promise<void> {
  await control.page().getByText(sentence, { exact: true }).first().waitFor();
  expect(await problemOf(control)).toBe(sentence);
}
