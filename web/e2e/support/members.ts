import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { aFamily, anUpload, type Family } from "./family.ts";
import { newPerson } from "./look.ts";
import { aPhoto } from "./photo.ts";
import { signIn } from "./signIn.ts";

/** A family with a browser of its own and an uploaded photo. */
export interface Visit {
  readonly family: Family;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];
  /** The address of the uploaded photo. */
  readonly img: string;
}

/** A new family; nobody is signed in in its browser yet. */
export async function aVisit(browser: Browser, FirstName: string): Promise<Visit> {
  const [family, person] = await Promise.all([aFamily(FirstName), newPerson(browser)]);
  const { buffer } = await aPhoto(person.page, "#0f4c5c");
  return { ...person, family, img: await anUpload(family, buffer) };
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
export const field = (page: Page | Locator, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}`) });
/** A message at the top right. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** The row of a member. */
export const row = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Text as it is seen: with line breaks and the spaces that are kept, without what is hidden by style. */
export const seenText = async (locator: Locator) => (await locator.allInnerTexts()).join("\n");

/** Signs in and goes to the member list. */
export async function openMembers({ page, family }: Pick<Visit, "page" | "family">): Promise<void> {
  await signIn(page, family.Email, family.Password);
  await heading(page, /^Welcome back/).waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Family Members" }).click();
  await heading(page, /^Welcome, /).waitFor();
}

/** Opens the edit form of a member from the list. */
export async function openEdit(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  await heading(page, `Edit ${name}`).waitFor();
}
