import type { Page } from "playwright-core";
import { button, field, heading, passwordField } from "./locators.ts";
import type { Resident } from "./resident.ts";

export interface SignInDetails {
  readonly Email: string;
  readonly Password: string;
}

export async function enter(page: Page, { Email, Password }: SignInDetails, remember = false): Promise<void> {
  await field(page, "Email").fill(Email);
  await passwordField(page, "Password").fill(Password);
  if (remember) await page.getByLabel("Remember me on this device").check();
  await button(page, "Sign in").click();
}

export async function signIn(page: Page, credentials: SignInDetails, remember = false): Promise<void> {
  await page.goto("/Login");
  await enter(page, credentials, remember);
}

export const welcome = (page: Page, FirstName: string) => heading(page, `Welcome back, ${FirstName}`);

export async function signInAtHome(page: Page, resident: Resident, remember = false): Promise<void> {
  await signIn(page, resident, remember);
  await welcome(page, resident.FirstName).waitFor();
}

/** Covers the page. */
export const ended = (page: Page) => heading(page, "Your session has ended");

/** On a covered page. */
export async function signInAgain(page: Page, { Password }: Pick<SignInDetails, "Password">): Promise<void> {
  await passwordField(page, "Password").fill(Password);
  await button(page, "Continue where you left off").click();
  await ended(page).waitFor({ state: "detached" });
}
