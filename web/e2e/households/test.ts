import type { Browser, Locator, Page } from "playwright-core";
import type { Household } from "#shared/model/household.ts";
import { callApi, type Family } from "../support/family.ts";
import { aVisit, button, heading, type Visit } from "../support/members.ts";
import { signIn } from "../support/signIn.ts";

export const table = (page: Page) => page.getByRole("table", { name: "Your house holds" });
/** The row of a place in the table. */
export const placeRow = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
export const link = (page: Page | Locator, name: string) => page.getByRole("link", { name, exact: true });
/** A link of the sidebar; its name goes on where there is a warning. */
export const sidebar = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}`) });
export const legitimate = (page: Page) => page.getByLabel("The information below is legitimate");
export const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

/** Signs in and goes to the list of places. */
export async function openPlaces({ page, family }: Pick<Visit, "page" | "family">): Promise<void> {
  await signIn(page, family.Email, family.Password);
  await heading(page, /^Welcome back/).waitFor();
  await sidebar(page, "Locations").click();
  await heading(page, /^Welcome, /).waitFor();
}

/** A family whose list of places is open; `prepare` makes what is there before. */
export async function atPlaces(
  browser: Browser,
  FirstName: string,
  prepare: (family: Family, img: string) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const visit = await aVisit(browser, FirstName);
  await prepare(visit.family, visit.img);
  await openPlaces(visit);
  return visit;
}

/** Opens the edit form of a place from the list. */
export async function openPlace(page: Page, name: string): Promise<void> {
  await link(page, `Edit ${name}`).click();
  await heading(page, `Edit ${name}`).waitFor();
}

/** Ticks the box of the confirmation and presses its button. */
export async function confirm(page: Page, label: "Register House Hold" | "Upload Changes"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await legitimate(page).check();
  await button(dialog, label).click();
}

/** Registers a place over HTTP, in any city. */
export async function aPlace(family: Family, details: Partial<Household>): Promise<Household> {
  const address = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };
  const body = { UID: family.id, Name: "Home", ...address, ...details };
  return (await callApi<{ HouseHold: Household }>("POST", "/household", body, family)).HouseHold;
}

/** The places as the server has them now. */
export async function placesOf(family: Family): Promise<Household[]> {
  const body = { UID: family.id, Limit: 100 };
  return (await callApi<{ HouseHolds: Household[] }>("POST", "/household/all", body, family)).HouseHolds;
}

/** Changes a place as another browser of the family would. */
export async function changePlace(family: Family, { ID, Name }: Household, changes: object): Promise<void> {
  await callApi("PATCH", "/household", { UID: family.id, ID, Name, ...changes }, family);
}
