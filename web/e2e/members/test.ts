import type { Page } from "playwright-core";
import { aHousehold, aMember, aPaidMember } from "../support/family.ts";
import { button, dialog, heading } from "../support/locators.ts";
import { openEdit, openMembers } from "../support/members.ts";
import { aResident } from "../support/resident.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as base } from "../support/test.ts";
import { step } from "../support/wizard.ts";

type Details = Parameters<typeof aMember>[2];

export const test = base
  .extend("atWizard", ({ page, context }) => async (FirstName: string) => {
    const resident = await aResident(FirstName);
    await aHousehold(resident);
    await signInAtHome(page, resident);
    await page.goto("/Members/Add");
    await step(page, 1, "Important information");
    return { page, context };
  })
  .extend("aFamily", ({ newPerson }) => async (FirstName: string) => {
    const resident = await aResident(FirstName);
    const home = await aHousehold(resident);
    const open = async () => {
      const { page, context } = await newPerson();
      await signInAtHome(page, resident);
      await page.goto("/Members/Add");
      await heading(page, "Register new Member").waitFor();
      return { page, context };
    };
    return { resident, home, open };
  })
  .extend("newFamily", ({ newVisit }) => async (FirstName: string) => {
    const visit = await newVisit(FirstName);
    return { ...visit, home: await aHousehold(visit.resident) };
  })
  /** Ada waits for payment. */
  .extend("atMembers", ({ newFamily }) => async (FirstName: string, details?: Details) => {
    const visit = await newFamily(FirstName);
    const ada = await aMember(visit.resident, visit.img, details);
    await openMembers(visit);
    return { ...visit, ada };
  })
  /** With Ada paid for. */
  .extend("atPaidMembers", ({ newFamily }) => async (FirstName: string, details?: Details) => {
    const visit = await newFamily(FirstName);
    const ada = await aPaidMember(visit.resident, visit.img, details);
    await openMembers(visit);
    return { ...visit, ada };
  })
  /** Of Ada. */
  .extend("atEditForm", ({ atMembers }) => async (FirstName: string, details?: Details) => {
    const visit = await atMembers(FirstName, details);
    await openEdit(visit.page, "Ada Okafor");
    return visit;
  });

export const updateButton = (page: Page) => button(page, "Update Member info");
export const updateQuestion = (page: Page) =>
  dialog(page, "Are you sure you want to confirm the updated information for this member ?");

export async function update(page: Page): Promise<void> {
  await updateButton(page).click();
  await button(updateQuestion(page), "Update").click();
}

export const assignment = (page: Page, name = "Ada Okafor") => dialog(page, `House Hold Assignment for ${name}`);

export async function changeAnswers(page: Page, change: (member: Record<string, unknown>) => object): Promise<void> {
  await page.route("**/api/members/all", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { Members: Record<string, unknown>[] };
    const Members = answer.Members.map((member) => ({ ...member, ...change(member) }));
    await route.fulfill({ response, json: { ...answer, Members } });
  });
}
