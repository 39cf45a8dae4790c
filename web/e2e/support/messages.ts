import { type Browser, type BrowserContext, errors, type Locator, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { newPerson } from "./look.ts";

const byte = () => Math.floor(Math.random() * 256);

/** A person's own browser at a network address of its own, so that no limit by address is met by chance. */
export async function newVisitor(
  browser: Browser,
  address = `10.${byte()}.${byte()}.${byte()}`,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const person = await newPerson(browser);
  await person.context.setExtraHTTPHeaders({ "x-local-viewer": address });
  return person;
}

/** The messages of a given text at the top right. */
export const toasts = (page: Page, text: string) =>
  page.locator("#toasts .notistack-Snackbar").filter({ has: page.getByText(text, { exact: true }) });

/** How long a message stays, in milliseconds, as its bar declares it. */
export async function toastTime(page: Page, text: string): Promise<number> {
  const times = await toasts(page, text)
    .last()
    .evaluate((toast) =>
      toast.getAnimations({ subtree: true }).map((bar) => Number(bar.effect?.getTiming().duration)),
    );
  return Math.max(...times);
}

/** A message is shown, letter for letter, and stays for as long as is said. */
export async function expectToast(page: Page, text: string, milliseconds = 7_000): Promise<void> {
  await toasts(page, text).last().waitFor();
  expect(await toastTime(page, text), text).toBe(milliseconds);
}

export const summary = (page: Page) => page.getByRole("group", { name: "There is a problem" });

export const focused = (target: Locator) => target.evaluate((one) => one.contains(document.activeElement));

/** Waits until the focus is on something, or in it. */
export async function untilFocused(target: Locator): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    if (await focused(target)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new errors.TimeoutError("The focus is elsewhere");
}

/** A form is refused with a sentence: as a message, and first in the summary, which has the focus. */
export async function expectRefusal(page: Page, sentence: string, milliseconds = 7_000): Promise<void> {
  await summary(page).getByText(sentence, { exact: true }).waitFor();
  await expectToast(page, sentence, milliseconds);
  await untilFocused(summary(page));
}

/** What is said to be wrong with a field, where it is described. */
export async function problemOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((id) => id.endsWith("-error"))
      .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
      .join(" "),
  );
}

/** Waits until a field is said to be wrong in these words. */
export async function expectProblem(control: Locator, sentence: string): Promise<void> {
  const page = control.page();
  const said = page.getByText(sentence, { exact: true });
  await said.first().waitFor();
  expect(await problemOf(control)).toBe(sentence);
}

/** A seeded moderator, whose first screen is a light one. */
export function moderator(): { Email: string; Password: string } {
  const found = inject("staff").find(({ Role }) => Role === "MOD");
  if (!found) throw new Error("No moderator is seeded");
  return found;
}
