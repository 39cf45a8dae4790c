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

/** The bodies of the calls that change the account, in order. */
export const sentUpdates = (requests: readonly Request[]): unknown[] =>
  requests
    .filter((request) => request.url().endsWith("/api/account/update"))
    .map((request) => request.postDataJSON());

export const test = base
  /** A resident, new when named, at the profile, at a network address of their own. */
  .extend("openProfile", ({ newPerson }) => async (who: string | Resident, path = "/Profile") => {
    const resident = typeof who === "string" ? await aResident(who) : who;
    const { page } = await newPerson(ownAddress());
    await signInAtHome(page, resident);
    await page.goto(path);
    await heading(page, "My Profile").waitFor();
    return { page, resident, requests: recordRequests(page) };
  });

/** Why the button is off at first. */
export const nothingChanged = "Nothing has changed yet.";

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

export const saveButton = (page: Page | Locator) => page.getByRole("button", { name: "Save changes" });
export const confirmDialog = (page: Page) => dialog(page, "Update your info?");

/** Presses "Save changes", then "Update". */
export async function update(page: Page): Promise<void> {
  await saveButton(panel(page, "Personal")).click();
  await button(confirmDialog(page), "Update").click();
}

/** The longest wait for a page's own steps. */
export const soon = { timeout: 15_000 };

/** The button is off, and described by the reason. */
export async function expectOff(off: Locator, reason: string): Promise<void> {
  await expect.poll(() => off.getAttribute("aria-disabled"), soon).toBe("true");
  expect(await descriptionOf(off)).toBe(reason);
}
