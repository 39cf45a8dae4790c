import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type { ListedAccount } from "#shared/model/account.ts";
import { callApi } from "../support/api.ts";
import { aNumber, mailedLink } from "../support/inbox.ts";
import { button, heading, link, menuItem } from "../support/locators.ts";
import { staffToken } from "../support/staff.ts";

export const mailedInvitation = (email: string): Promise<string> => mailedLink(email, "You are invited to Beforehand");

const detroit = { City: "Detroit", State: "MI", Zip: "48226" };

export async function anInvited(FirstName: string, Location = detroit) {
  const Email = `${randomUUID()}@example.org`;
  const person = { FirstName, LastName: "Reyes", Email, Cell: aNumber(), Location };
  // Others are beyond a master moderator.
  const by = await staffToken(Location === detroit ? "MASTER MOD" : "ADMIN");
  const { Account } = await callApi<{ Account: ListedAccount }>("POST", "/create/moderator", person, by);
  return { Email, Cell: person.Cell, id: Account.ID };
}

/** With a password; of Detroit by default. */
export async function aModerator(FirstName: string, Location?: typeof detroit) {
  const { Email, id } = await anInvited(FirstName, Location);
  const ID = new URL(await mailedInvitation(Email)).searchParams.get("id") ?? "";
  const Password = "Walnut2026x";
  await callApi("POST", "/pass/reset", { ID, Password });
  return { Email, Password, id };
}

export async function aRestricted(FirstName: string) {
  const { id: ID } = await anInvited(FirstName);
  const by = await staffToken("MASTER MOD");
  await callApi("POST", "/account/restrict", { ID, Reason: "Left the department" }, by);
}

/** As deleted ones: only an operator's command deletes accounts. */
export async function showDeleted(page: Page): Promise<void> {
  await page.route("**/api/accounts/deleted", async (route) => {
    const url = route
      .request()
      .url()
      .replace(/deleted$/, "deactivated");
    const response = await route.fetch({ url });
    const { Accounts } = (await response.json()) as { Accounts: ListedAccount[] };
    await route.fulfill({
      response,
      json: { Accounts: Accounts.map((one) => ({ ...one, Status: "DELETED" })) },
    });
  });
}

export async function open(page: Page, label: string): Promise<void> {
  await link(page.getByRole("navigation"), label).click();
  await heading(page, label).waitFor();
}

export const accountRow = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

export const actions = (page: Page, name: string) => button(page, `Actions for ${name}`);

export async function act(page: Page, name: string, item: string): Promise<void> {
  await actions(page, name).click();
  await menuItem(page, item).click();
}
