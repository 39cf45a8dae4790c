import type { Locator, Page } from "playwright-core";

type Within = Page | Locator;

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const button = (within: Within, name: string) => within.getByRole("button", { name, exact: true });
export const link = (within: Within, name: string) => within.getByRole("link", { name, exact: true });
/** By its label's beginning. */
export const field = (within: Within, name: string) => within.getByRole("textbox", { name: new RegExp(`^${name}`) });
export const passwordField = (page: Page, label: string) =>
  page.locator("input[type=password]").and(page.getByLabel(new RegExp(`^${label}`)));
export const stateField = (page: Page) => page.getByRole("combobox", { name: "State" });
/** Something folded. */
export const fold = (within: Within, title: string) => within.locator("summary").filter({ hasText: title });
export const searchField = (page: Page) => page.getByRole("searchbox", { name: /^Search/ });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const menuItem = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
export const userMenu = (page: Page) => page.getByRole("button", { name: /user menu$/ });
export const problemSummary = (page: Page) => page.getByRole("group", { name: "There is a problem" });

export const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
/** A warning may follow the name. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}`) });

export const toast = (page: Page, text: string) => page.locator("#toasts").getByText(text, { exact: true }).first();

export const waitForText = (within: Within, text: string | RegExp, options?: { exact: boolean }) =>
  within.getByText(text, options).first().waitFor();

/** With line breaks, without hidden parts. */
export const seenText = async (locator: Locator) => (await locator.allInnerTexts()).join("\n");

/** A field's hint and problem, or a button's reason. */
export const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
