import type { Page } from "playwright-core";

/** A password field by the beginning of its label; the button that shows what is typed has a similar name. */
export const passwordField = (page: Page, label: string) =>
  page.locator("input[type=password]").and(page.getByLabel(new RegExp(`^${label}`)));

/** Signs in on the sign-in screen. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/Login");
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await passwordField(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
