import type { Page } from "playwright-core";
import type { Role } from "#shared/model/role.ts";
import { publicScreens, screensFor } from "#web/app/routes.tsx";

/** Without an id. */
export const screensOf = (role: Role): string[] =>
  [...screensFor(role), ...publicScreens].map(({ path }) => path).filter((path) => !path.includes(":"));

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
}
