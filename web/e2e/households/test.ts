import type { Page } from "playwright-core";
import type { Household } from "#shared/model/household.ts";
import { aHousehold } from "../support/family.ts";
import { button, dialog, field, fold, heading, link, sidebarLink } from "../support/locators.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as base } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

type Prepare = (resident: Visit["resident"], img: string) => Promise<unknown>;

export async function openHouseholds({ page, resident }: Pick<Visit, "page" | "resident">): Promise<void> {
  await signInAtHome(page, resident);
  await sidebarLink(page, "Locations").click();
  await heading(page, /^Welcome, /).waitFor();
}

export const test = base
  /** `prepare` registers the list. */
  .extend("atHouseholds", ({ newVisit }) => async (FirstName: string, prepare?: Prepare) => {
    const visit = await newVisit(FirstName);
    await prepare?.(visit.resident, visit.img);
    await openHouseholds(visit);
    return visit;
  })
  /** "Home", unless `details` say otherwise. */
  .extend("atHome", ({ newVisit }) => async (FirstName: string, details?: Partial<Household>) => {
    const visit = await newVisit(FirstName);
    const home = await aHousehold(visit.resident, details);
    await openHouseholds(visit);
    return { ...visit, home };
  });

export const table = (page: Page) => page.getByRole("table", { name: "Your house holds" });
export const householdRow = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
export const legitimate = (page: Page) => page.getByLabel("The information below is legitimate");
export const leaving = (page: Page) => dialog(page, "Leave without saving?");

/** By the field that it hides. */
const questions: Readonly<Record<string, string>> = {
  Description: "What should crews know before they come in?",
  Pets: "Are there animals?",
  "Door and gate": "Is there a door code, or a hidden key?",
};

export async function fillNote(page: Page, name: string, value: string): Promise<void> {
  const question = questions[name];
  if (question && !(await field(page, name).isVisible())) await fold(page, question).click();
  await field(page, name).fill(value);
}

export const showMap = (page: Page) => button(page.getByRole("dialog"), "Show your door on a map").click();

export async function openHousehold(page: Page, name: string): Promise<void> {
  await link(page, `Edit ${name}`).click();
  await heading(page, `Edit ${name}`).waitFor();
}

export async function confirm(page: Page, label: "Register House Hold" | "Upload Changes"): Promise<void> {
  await legitimate(page).check();
  await button(page.getByRole("dialog"), label).click();
}

export async function register(page: Page): Promise<void> {
  await button(page, "Register House Hold").click();
  await confirm(page, "Register House Hold");
}
