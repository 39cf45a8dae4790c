import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { button, descriptionOf, dialog, heading } from "../support/locators.ts";
import { ownAddress } from "../support/person.ts";
import { aResident, type Resident } from "../support/resident.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as base } from "../support/test.ts";

export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) requests.push(request);
  });
  return requests;
}

/** In order. */
export const sentUpdates = (requests: readonly Request[]): unknown[] =>
  requests.filter((request) => request.url().endsWith("/api/account/update")).map((request) => request.postDataJSON());

export const test = base
  /** A new resident when named, at a network address of their own. */
  .extend("openProfile", ({ newPerson }) => async (who: string | Resident, path = "/Profile") => {
    const resident = typeof who === "string" ? await aResident(who) : who;
    const { page } = await newPerson(ownAddress());
    await signInAtHome(page, resident);
    await page.goto(path);
    await heading(page, "My Profile").waitFor();
    return { page, resident, requests: recordRequests(page) };
  });

export const nothingChanged = "Nothing has changed yet.";

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

export const saveButton = (page: Page | Locator) => page.getByRole("button", { name: "Save changes" });
export const confirmDialog = (page: Page) => dialog(page, "Update your info?");

export async function update(page: Page): Promise<void> {
  await saveButton(panel(page, "Personal")).click();
  await button(confirmDialog(page), "Update").click();
}

/** For a page's own steps. */
export const soon = { timeout: 15_000 };

export async function expectOff(off: Locator, reason: string): Promise<void> {
  await expect.poll(() => off.getAttribute("aria-disabled"), soon).toBe("true");
  expect(await descriptionOf(off)).toBe(reason);
}
