import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { aHousehold, aMember, aPaidMember, assign, callApi } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import {
  aVisit,
  button,
  field,
  heading,
  openEdit,
  openMembers,
  row,
  seenText,
  toast,
} from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import { aJacket, markAll, staffToken } from "../support/queue.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("a row says who somebody is, what is recorded and where the record is", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family, img } = visit;
  const home = await aHousehold(family, "Home");
  const ada = await aPaidMember(family, img, {
    ...{ First: "Ada", Last: "O'Brien-Núñez", Mail: "ADA@example.org", Phone: "(313) 555-0123" },
    Additional: "Service dog named Biscuit\nSpeak slowly",
  });
  await aMember(family, img, { First: "小龙", Last: "李", Medical: {} });
  await assign(family, ada, home);
  await openMembers(visit);

  const first = row(page, "Ada O'Brien-Núñez");
  await first.waitFor();
  const told = (await seenText(first)).replaceAll(/\n+/g, "\n");
  for (const text of [
    "1 House Hold · 2 Recorded Conditions",
    "Payment  : Completed",
    "ada@example.org",
    "(313) 555-0123",
    "Service dog named Biscuit\nSpeak slowly",
    "Home\nWaiting for review in Detroit",
  ])
    expect(told).toContain(text);
  await first.getByRole("img", { name: "Photo of Ada O'Brien-Núñez" }).waitFor();

  const second = row(page, "小龙 李");
  const other = await seenText(second);
  for (const text of ["Not assigned · No Recorded Conditions", "Payment : Pending", "Not shared yet"])
    expect(other).toContain(text);
  for (const label of ["Email", "Phone", "Notes"]) expect(other).not.toContain(label);
  await look(page, "members-list");
  expect(visit.problems).toEqual([]);
});

/** Changes what the server answers about members on its way to the page. */
async function tellOfMembers(page: Page, change: (member: Record<string, unknown>) => object): Promise<void> {
  await page.route("**/api/members/all", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { Members: Record<string, unknown>[] };
    await route.fulfill({
      response,
      json: { ...answer, Members: answer.Members.map((member) => ({ ...member, ...change(member) })) },
    });
  });
}

test("a row says that a department received the record, was told of a change, and of the end", async () => {
  const visit = await aVisit(browser, "Hana");
  const { page, family, img } = visit;
  // A name that nobody else has in the department's list.
  const First = `Zita${family.id.slice(0, 6)}`;
  await aJacket(family, img, { First });
  await markAll(await staffToken(), First);
  await openMembers(visit);
  const place = row(page, `${First} Okafor`).getByRole("list", { name: "House Holds" });
  await place.getByText(/^Received by Detroit on \w{3} \d{2} \d{4}$/).waitFor();
  await openEdit(page, `${First} Okafor`);
  await field(page, "Notes").fill("Knock twice");
  await button(page, "Update Member info").click();
  await button(page.getByRole("dialog"), "Update").click();
  await toast(page, "Member has been updated !").waitFor();
  await place.getByText("Changed since Detroit received it", { exact: true }).waitFor();
  // What the server tells once a payment has been missing for weeks.
  await tellOfMembers(page, ({ HouseHolds }) => ({
    HouseHolds: (HouseHolds as Member["HouseHolds"]).map((household) => ({
      ...household,
      Jacket: { ...household.Jacket, State: "REMOVED" },
    })),
  }));
  await page.reload();
  await place.getByText("No longer there, as Detroit was told", { exact: true }).waitFor();
});

test("a payment that is under way shows its end without a reload", async () => {
  const visit = await aVisit(browser, "Grace");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aPaidMember(family, img);
  // A bank takes as long as this test wants it to.
  let isUnderWay = true;
  await tellOfMembers(page, () => (isUnderWay ? { payed: "PROCESSING" } : {}));
  await openMembers(visit);
  const chip = row(page, "Ada Okafor").getByText(/^Payment/);
  expect(await seenText(chip)).toBe("Payment  : Processing");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  isUnderWay = false;
  await page.getByText("Payment  : Completed").waitFor();
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
  await page.getByRole("status").filter({ hasText: "The payment for Ada Okafor is completed." }).waitFor();
  // And then it stops asking.
  let questions = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/members/all")) questions += 1;
  });
  await page.waitForTimeout(9_000);
  expect(questions).toBe(0);
});

test("a member under 17 whose photo is a year old is asked for a new one, and led to it", async () => {
  const visit = await aVisit(browser, "Nadia");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img);
  await aMember(family, img, { First: "Ben", Dob: "1980-01-01" });
  await tellOfMembers(page, () => ({ PhotoDate: "2024-02-03" }));
  await openMembers(visit);
  const notice = row(page, "Ada Okafor");
  await notice.getByText("New photo needed").waitFor();
  await notice.getByText(/This photo is from Feb 03 2024/).waitFor();
  expect(await row(page, "Ben Okafor").getByText("New photo needed").count()).toBe(0);
  await look(page, "members-photo-due");
  await page.getByRole("link", { name: "Change the photo of Ada Okafor" }).click();
  await heading(page, "Edit Ada Okafor").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Change the photo");
});

test("a list that could not be loaded can be asked for again", async () => {
  const visit = await aVisit(browser, "Iris");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img);
  await page.route("**/api/members/all", (route) =>
    route.fulfill({ status: 403, json: { Message: "You are not allowed to do that.", RequestId: "r-2" } }),
  );
  await openMembers(visit);
  await page.getByRole("main").getByText("You are not allowed to do that.").waitFor();
  await look(page, "members-failed");
  await page.unroute("**/api/members/all");
  await button(page, "Try again").press("Enter");
  await row(page, "Ada Okafor").waitFor();
  await untilFocused(heading(page, "Welcome, Iris"));
});

const assignment = (page: Page) => page.getByRole("dialog", { name: "House Hold Assignment for Ada Okafor" });

const isFocused = (page: Page, label: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute("aria-label") === name, label);

/** What a button is described by. */
async function why(page: Page, it: Locator): Promise<string | null> {
  const id = await it.getAttribute("aria-describedby");
  return id && page.locator(`[id="${id}"]`).textContent();
}

test("a member is assigned and removed with the keyboard alone, and the department is named first", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aHousehold(family, "Grandma's", "1 Campus Martius");
  await aPaidMember(family, img);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").press("Enter");
  const dialog = assignment(page);
  await dialog.getByText("1 Campus Martius, Detroit, MI 48226").waitFor();
  const add = button(dialog, "Add to Home");
  const remove = button(dialog, "Remove from Home");
  expect(await remove.getAttribute("aria-disabled")).toBe("true");
  expect(await why(page, remove)).toBe("Not assigned");
  await add.press("Enter");
  await toast(page, "Member assigned to house hold !").waitFor();
  await dialog.getByText("Assigned", { exact: true }).waitFor();
  // The focus stays on what was pressed, which is now the one that is off.
  await isFocused(page, "Add to Home");
  expect([await add.getAttribute("aria-disabled"), await why(page, add)]).toEqual(["true", "Assigned"]);
  await look(page, "members-assign");
  await remove.press("Enter");
  const question = page.getByRole("dialog", { name: "Remove Ada from Home?" });
  await question.getByText("The record waits for review in Detroit. It is taken out").waitFor();
  await look(page, "members-remove");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await isFocused(page, "Remove from Home");
  await remove.press("Enter");
  await button(question, "Remove").press("Enter");
  await toast(page, "Member Removed from House Hold !").waitFor();
  await question.waitFor({ state: "hidden" });
  await isFocused(page, "Remove from Home");
  await page.keyboard.press("Escape");
  await isFocused(page, "Assign Ada Okafor");
  await row(page, "Ada Okafor").getByText("Not shared yet").waitFor();
  expect(visit.problems).toEqual([]);
});

test("a member who is not paid for cannot be assigned, and the reason is said", async () => {
  const visit = await aVisit(browser, "Dina");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  const dialog = page.getByRole("dialog", { name: "Payment in progress" });
  await dialog
    .getByText("Please wait for your payment to be completed to add this member to a house hold", {
      exact: true,
    })
    .waitFor();
  await look(page, "members-payment-in-progress");
  await page.keyboard.press("Escape");
  await isFocused(page, "Assign Ada Okafor");
});

test("without a house hold the assignment leads to adding one", async () => {
  const visit = await aVisit(browser, "Olga");
  const { page, family, img } = visit;
  const home = await aHousehold(family, "Home");
  await aPaidMember(family, img);
  await callApi("DELETE", "/household", { UID: family.id, ID: home.ID }, family);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  await assignment(page).getByText("No Registered House Holds").waitFor();
  await look(page, "members-assign-empty");
  await assignment(page).getByRole("link", { name: "Add a House Hold" }).click();
  await heading(page, "New House Hold").waitFor();
});

test("an assignment that is refused says why at its place, and the list is up to date after it", async () => {
  const visit = await aVisit(browser, "Kim");
  const { page, family, img } = visit;
  const home = await aHousehold(family, "Home");
  await aHousehold(family, "Cabin");
  await aPaidMember(family, img);
  await openMembers(visit);
  await button(page, "Assign Ada Okafor").click();
  await button(assignment(page), "Add to Cabin").waitFor();
  await callApi("DELETE", "/household", { UID: family.id, ID: home.ID }, family);
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route("**/api/household/all", async (route) => {
    await held;
    await route.fallback();
  });
  await button(assignment(page), "Add to Home").click();
  const place = assignment(page).getByRole("listitem").filter({ hasText: "Home" });
  await place.getByText("We could not find that.").waitFor();
  expect(await why(page, button(place, "Add to Home"))).toBe("We could not find that.");
  expect(await why(page, button(place, "Remove from Home"))).toBe("Not assigned");
  await look(page, "members-assign-refused");
  hold();
  await place.waitFor({ state: "hidden" });
});
