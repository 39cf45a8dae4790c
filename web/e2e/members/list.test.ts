import { expect } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { look } from "../support/drawing/look.ts";
import { aMember, aPaidMember, assign } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, seenText, toast } from "../support/locators.ts";
import { memberRow, openEdit, openMembers } from "../support/members.ts";
import { aJacket, markAll } from "../support/queue.ts";
import { allow, recordCalls, refuse } from "../support/routes.ts";
import { staffToken } from "../support/staff.ts";
import { changeAnswers, test, update } from "./test.ts";

test("a row shows a member, the recorded facts and where the record is", async ({ newFamily }) => {
  const visit = await newFamily("Rosa");
  const { page, resident, img, home } = visit;
  const ada = await aPaidMember(resident, img, {
    First: "Ada",
    Last: "O'Brien-Núñez",
    Mail: "ADA@example.org",
    Phone: "(313) 555-0123",
    Additional: "Service dog named Biscuit\nSpeak slowly",
  });
  await aMember(resident, img, { First: "小龙", Last: "李", Medical: {} });
  await assign(resident, ada, home);
  await openMembers(visit);

  const first = memberRow(page, "Ada O'Brien-Núñez");
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

  const second = memberRow(page, "小龙 李");
  const other = await seenText(second);
  for (const text of [
    "Not assigned · No Recorded Conditions",
    "Payment : Pending",
    "Crews cannot see the record of 小龙",
  ])
    expect(other).toContain(text);
  for (const label of ["Email", "Phone", "Notes"]) expect(other).not.toContain(label);
  await look(page, "members-list");
});

test("a row says that a department received the record, was told of a change and of the end", async ({ newVisit }) => {
  const visit = await newVisit("Hana");
  const { page, resident } = visit;
  // No other jacket has this name.
  const First = `Zita${resident.id.slice(0, 6)}`;
  await aJacket(visit, { First });
  await markAll(await staffToken(), First);
  await openMembers(visit);
  const place = memberRow(page, `${First} Okafor`).getByRole("list", { name: "House Holds" });
  await place.getByText(/^Received by Detroit on \w{3} \d{2} \d{4}$/).waitFor();
  await openEdit(page, `${First} Okafor`);
  await field(page, "Notes").fill("Knock twice");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  await place.getByText("Changed since Detroit received it", { exact: true }).waitFor();
  // After weeks without a payment.
  await changeAnswers(page, ({ HouseHolds }) => ({
    HouseHolds: (HouseHolds as Member["HouseHolds"]).map((household) => ({
      ...household,
      Jacket: { ...household.Jacket, State: "REMOVED" },
    })),
  }));
  await page.reload();
  await place.getByText("No longer there, as Detroit was told", { exact: true }).waitFor();
});

test("a payment that is under way shows its end without a reload", async ({ newFamily }) => {
  const visit = await newFamily("Grace");
  const { page, resident, img } = visit;
  await aPaidMember(resident, img);
  let isUnderWay = true;
  await changeAnswers(page, () => (isUnderWay ? { payed: "PROCESSING" } : {}));
  await openMembers(visit);
  const chip = memberRow(page, "Ada Okafor").getByText(/^Payment/);
  expect(await seenText(chip)).toBe("Payment  : Processing");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  isUnderWay = false;
  await page.getByText("Payment  : Completed").waitFor();
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
  await page.getByRole("status").filter({ hasText: "The payment for Ada Okafor is completed." }).waitFor();
  // Then the page stops asking.
  const calls = recordCalls(page);
  await page.waitForTimeout(9_000);
  expect(calls.filter((path) => path === "/members/all")).toEqual([]);
});

test("a member under 17 whose photo is a year old is asked for a new one, and led to it", async ({ newFamily }) => {
  const visit = await newFamily("Nadia");
  const { page, resident, img, home } = visit;
  await assign(resident, await aPaidMember(resident, img), home);
  await assign(resident, await aPaidMember(resident, img, { First: "Ben", Dob: "1980-01-01" }), home);
  await changeAnswers(page, () => ({ PhotoDate: "2024-02-03" }));
  await openMembers(visit);
  const notice = memberRow(page, "Ada Okafor");
  await notice.getByText("New photo needed").waitFor();
  await notice.getByText(/This photo is from Feb 03 2024/).waitFor();
  expect(await memberRow(page, "Ben Okafor").getByText("New photo needed").count()).toBe(0);
  await look(page, "members-photo-due");
  await page.getByRole("link", { name: "Change the photo of Ada Okafor" }).click();
  await heading(page, "Edit Ada Okafor").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "Change the photo");
});

test("a list that could not be loaded can be loaded again", async ({ newFamily }) => {
  const visit = await newFamily("Iris");
  const { page, resident, img } = visit;
  await aMember(resident, img);
  await refuse(page, "members/all", "NOT_ALLOWED", "You are not allowed to do that.");
  await openMembers(visit);
  await page.getByRole("main").getByText("You are not allowed to do that.").waitFor();
  await look(page, "members-failed");
  await allow(page, "members/all");
  await button(page, "Try again").press("Enter");
  await memberRow(page, "Ada Okafor").waitFor();
  await untilFocused(heading(page, "Welcome, Iris"));
});

test("a paid record that nobody sees says so with one next step, and all is asked about only when it is due", async ({
  newFamily,
}) => {
  const visit = await newFamily("Paula");
  const { page, resident, img, home } = visit;
  await aPaidMember(resident, img);
  await assign(resident, await aPaidMember(resident, img, { First: "Ben" }), home);
  await openMembers(visit);
  const ada = memberRow(page, "Ada Okafor");
  await ada.getByText("No department can see this record until you say where Ada lives.").waitFor();
  expect(await button(page, "Everything is still right (Ben Okafor)").count()).toBe(0);
  await look(page, "members-to-assign");
  await changeAnswers(page, () => ({ Confirmed: "2026-01-02", CreateDate: "2026-01-02T12:00:00.000Z" }));
  await page.reload();
  await button(page, "Everything is still right (Ben Okafor)").waitFor();
  // One thing at a time.
  expect(await button(page, "Everything is still right (Ada Okafor)").count()).toBe(0);
});
