import type { Browser, Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { heading } from "../session/test.ts";
import { aFamily, callApi, type Family } from "../support/family.ts";
import { aNumber, textedCode } from "../support/inbox.ts";
import { newPerson } from "../support/look.ts";
import { signIn } from "../support/signIn.ts";

/** Registers a resident who has a verified phone number. */
export async function aFamilyWithPhone(FirstName: string): Promise<Family & { readonly number: string }> {
  const [family, number] = [await aFamily(FirstName), aNumber()];
  const Cell = `+1${number}`;
  const { Challenge } = await callApi("POST", "/cellAuth", { Cell });
  const code = { Cell, Challenge, Code: await textedCode(number) };
  const { Proof } = await callApi("POST", "/cellAuth/verify", code);
  await callApi("POST", "/account/update", { ID: family.id, Cell, Proof }, family);
  return { ...family, number };
}

export const updates = "/api/account/update";

/** Keeps the requests to the server, newest last. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) requests.push(request);
  });
  return requests;
}

/** What was sent to change the account, in order. */
export const sentUpdates = (requests: readonly Request[]): unknown[] =>
  requests.filter((request) => request.url().endsWith(updates)).map((request) => request.postDataJSON());

/** Signs in and opens the profile, in a browser at a network address of its own. */
export async function openProfile(browser: Browser, { Email, Password }: Family, path = "/Profile") {
  const { context, page, problems } = await newPerson(browser);
  const viewer = `203.0.113.${Math.floor(Math.random() * 250)}`;
  await context.setExtraHTTPHeaders({ "x-local-viewer": viewer });
  await signIn(page, Email, Password);
  await heading(page, /^Welcome back/).waitFor();
  await page.goto(path);
  await heading(page, "My Profile").waitFor();
  return { page, problems, requests: recordRequests(page) };
}

/** Why nothing can be saved yet. */
export const nothingChanged = "Nothing has changed yet.";
/** A message at the top right. */
export const toast = (page: Page, text: string) =>
  page.locator("#toasts").getByText(text, { exact: true }).first();
export const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });

/** A profile's tab and what it shows. */
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

export const saveButton = (page: Page | Locator) => page.getByRole("button", { name: "Save changes" });
export const confirmDialog = (page: Page) => page.getByRole("dialog", { name: "Update your info?" });

/** Presses "Save changes", then "Update". */
export async function update(page: Page): Promise<void> {
  await saveButton(panel(page, "Personal")).click();
  await confirmDialog(page).getByRole("button", { name: "Update", exact: true }).click();
}

/** What a control is described by: a field's hint and what is wrong with it, why a button is off. */
export const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

/** How long to wait for what a page does by itself. */
export const soon = { timeout: 15_000 };

/** The button is off and says why to everybody. */
export async function expectOff(button: Locator, reason: string): Promise<void> {
  await expect.poll(() => button.getAttribute("aria-disabled"), soon).toBe("true");
  expect(await descriptionOf(button)).toBe(reason);
}
