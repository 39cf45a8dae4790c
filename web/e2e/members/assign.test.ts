import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aPaidMember, deleteHousehold } from "../support/family.ts";
import { button, descriptionOf, dialog, heading, toast } from "../support/locators.ts";
import { memberRow, openMembers } from "../support/members.ts";
import { hold } from "../support/routes.ts";
import { assignment, test } from "./test.ts";

/** A press turns the button off, and the focus stays. */
const untilNamedFocused = (page: Page, label: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute("aria-label") === name, label);

test("a member is assigned and removed with the keyboard alone, and the department is named first", async ({
  newFamily,
}) => {
  const visit = await newFamily("Rosa");
  const { page, resident, img } = visit;
  await aHousehold(resident, { Name: "Grandma's", Street: "1 Campus Martius" });
  await aPaidMember(resident, img);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").press("Enter");
  const places = assignment(page);
  await places.getByText("1 Campus Martius, Detroit, MI 48226").waitFor();
  const add = button(places, "Add to Home");
  const remove = button(places, "Remove from Home");
  expect(await remove.getAttribute("aria-disabled")).toBe("true");
  expect(await descriptionOf(remove)).toBe("Not assigned");
  await add.press("Enter");
  await toast(page, "Member assigned to house hold !").waitFor();
  await places.getByText("Assigned", { exact: true }).waitFor();
  await untilNamedFocused(page, "Add to Home");
  expect([await add.getAttribute("aria-disabled"), await descriptionOf(add)]).toEqual(["true", "Assigned"]);
  await look(page, "members-assign");
  await remove.press("Enter");
  const question = dialog(page, "Remove Ada from Home?");
  await question.getByText("The record waits for review in Detroit. It is taken out").waitFor();
  await look(page, "members-remove");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await untilNamedFocused(page, "Remove from Home");
  await remove.press("Enter");
  await button(question, "Remove").press("Enter");
  await toast(page, "Member Removed from House Hold !").waitFor();
  await question.waitFor({ state: "hidden" });
  await untilNamedFocused(page, "Remove from Home");
  await page.keyboard.press("Escape");
  await untilNamedFocused(page, "Assign Ada Okafor");
  await memberRow(page, "Ada Okafor").getByText("Not shared yet").waitFor();
});

test("a member who is not paid for cannot be assigned, and the reason is said", async ({ atMembers }) => {
  const { page } = await atMembers("Dina");
  await button(page, "Assign Ada Okafor").click();
  const question = dialog(page, "Payment in progress");
  await question
    .getByText("Please wait for your payment to be completed to add this member to a house hold", {
      exact: true,
    })
    .waitFor();
  await look(page, "members-payment-in-progress");
  await page.keyboard.press("Escape");
  await untilNamedFocused(page, "Assign Ada Okafor");
});

test("without a house hold the assignment leads to adding one", async ({ newFamily }) => {
  const visit = await newFamily("Olga");
  const { page, resident, img, home } = visit;
  await aPaidMember(resident, img);
  await deleteHousehold(resident, home);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  await assignment(page).getByText("No Registered House Holds").waitFor();
  await look(page, "members-assign-empty");
  await assignment(page).getByRole("link", { name: "Add a House Hold" }).click();
  await heading(page, "New House Hold").waitFor();
});

test("an assignment that is refused says why at its place, and the list is up to date after it", async ({
  newFamily,
}) => {
  const visit = await newFamily("Kim");
  const { page, resident, img, home } = visit;
  await aHousehold(resident, { Name: "Cabin" });
  await aPaidMember(resident, img);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  await button(assignment(page), "Add to Cabin").waitFor();
  await deleteHousehold(resident, home);
  const letGo = await hold(page, "household/all", (route) => route.fallback());
  await button(assignment(page), "Add to Home").click();
  const place = assignment(page).getByRole("listitem").filter({ hasText: "Home" });
  await place.getByText("We could not find that.").waitFor();
  expect(await descriptionOf(button(place, "Add to Home"))).toBe("We could not find that.");
  expect(await descriptionOf(button(place, "Remove from Home"))).toBe("Not assigned");
  await look(page, "members-assign-refused");
  letGo();
  await place.waitFor({ state: "hidden" });
});
