import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { inject } from "vitest";
import type { ListedAccount } from "#shared/model/account.ts";
import { button, heading } from "../session/test.ts";
import { callApi } from "../support/family.ts";
import { aNumber, mailedLink } from "../support/inbox.ts";
import { newPerson } from "../support/look.ts";
import { signIn } from "../support/signIn.ts";

/** A seeded account of a role, of Detroit where the role has a place. */
export function seeded(role: string) {
  const found = inject("staff").find(({ Role, City }) => Role === role && ["Detroit", ""].includes(City));
  if (!found) throw new Error(`No ${role} is seeded`);
  return found;
}

async function tokenOf({ Email, Password }: { Email: string; Password: string }) {
  const answer = await callApi<{ JWT: string }>("POST", "/account/login", { Email, Password });
  return { token: answer.JWT };
}

/** The link of the newest invitation to an address. */
export const mailedInvitation = (email: string): Promise<string> =>
  mailedLink(email, "You are invited to Beforehand");

/** Creates a moderator of Detroit over HTTP, whose invitation is mailed. */
export async function anInvited(FirstName: string) {
  const by = await tokenOf(seeded("MASTER MOD"));
  const Email = `${randomUUID()}@example.org`;
  const Location = { City: "Detroit", State: "MI", Zip: "48226" };
  const person = { FirstName, LastName: "Reyes", Email, Cell: aNumber(), Location };
  const { Account } = await callApi<{ Account: ListedAccount }>("POST", "/create/moderator", person, by);
  return { Email, Cell: person.Cell, id: Account.ID };
}

/** Creates a moderator of Detroit over HTTP, who has chosen a password. */
export async function aModerator(FirstName: string) {
  const { Email, id } = await anInvited(FirstName);
  const ID = new URL(await mailedInvitation(Email)).searchParams.get("id") ?? "";
  const Password = "Beforehand1";
  await callApi("POST", "/pass/reset", { ID, Password });
  return { Email, Password, id };
}

/** Creates a moderator of Detroit over HTTP, who is restricted. */
export async function aRestricted(FirstName: string) {
  const { id: ID } = await anInvited(FirstName);
  const by = await tokenOf(seeded("MASTER MOD"));
  await callApi("POST", "/account/restrict", { ID, Reason: "Left the department" }, by);
}

/** Shows the restricted accounts as deleted ones: only an operator's command deletes accounts. */
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

/** Somebody's own browser, signed in, on their first screen. */
export async function atWork(browser: Browser, credentials: { Email: string; Password: string }) {
  const person = await newPerson(browser);
  await signIn(person.page, credentials.Email, credentials.Password);
  await heading(person.page, "New Jackets").waitFor();
  return person;
}

/** Opens a screen by its link in the sidebar. */
export async function open(page: Page, label: string): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: label, exact: true }).click();
  await heading(page, label).waitFor();
}

/** A person's row in a list. */
export const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

export const actions = (page: Page, name: string) => button(page, `Actions for ${name}`);

/** Chooses what to do with somebody. */
export async function act(page: Page, name: string, item: string): Promise<void> {
  await actions(page, name).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
