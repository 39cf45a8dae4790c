import type { Page } from "playwright-core";
import { heading, link, sidebarLink } from "./locators.ts";
import { signInAtHome } from "./signIn.ts";
import type { Visit } from "./visit.ts";

export const memberRow = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

export async function openMembers({ page, resident }: Pick<Visit, "page" | "resident">): Promise<void> {
  await signInAtHome(page, resident);
  await sidebarLink(page, "Family Members").click();
  await heading(page, /^Welcome, /).waitFor();
}

export async function openEdit(page: Page, name: string): Promise<void> {
  await link(page, `Edit ${name}`).click();
  await heading(page, `Edit ${name}`).waitFor();
}
