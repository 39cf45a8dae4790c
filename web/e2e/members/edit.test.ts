import { expect } from "vitest";
import { dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { look } from "../support/drawing/look.ts";
import { aMember, aPaidMember, assign, householdsOf, membersOf } from "../support/family.ts";
import { isFocused } from "../support/input/focus.ts";
import {
  button,
  descriptionOf,
  dialog,
  field,
  heading,
  link,
  problemSummary,
  seenText,
  sidebarLink,
  toast,
  waitForText,
} from "../support/locators.ts";
import { memberRow, openEdit, openMembers } from "../support/members.ts";
import { loseAnswer, refusal } from "../support/routes.ts";
import { choosePhoto, fillDate } from "../support/wizard.ts";
import { test, update, updateButton, updateQuestion } from "./test.ts";

test("every field can be changed and is there again", async ({ newFamily }) => {
  const visit = await newFamily("Rosa");
  const { page, resident, img, home } = visit;
  const ada = await aPaidMember(resident, img);
  await assign(resident, ada, home);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  expect(await updateButton(page).getAttribute("aria-disabled")).toBe("true");
  await page.getByText("Nothing has changed yet.").waitFor();
  expect(await page.getByLabel("Feet").locator("option").allTextContents()).toEqual([
    "Choose",
    ...[1, 2, 3, 4, 5, 6, 7].map((feet) => `${feet} ft`),
  ]);
  await look(page, "members-edit");

  await choosePhoto(page, "#8a4b00");
  await field(page, "First name").fill("Áda 🦊");
  await field(page, "Last name").fill("O'Brien-Núñez");
  await page.getByLabel("Other", { exact: true }).first().check();
  await fillDate(page, "2012-02-29");
  await page.getByLabel("Feet").selectOption({ label: "2 ft" });
  await page.getByLabel("Inches").selectOption({ label: "0 in" });
  await field(page, "Weight").fill("90.5 lb");
  await field(page, "Email").fill("Ada@Example.org");
  await field(page, "Phone").fill("313-555-0199");
  const note = `${"ü".repeat(148)}🦊!`;
  await field(page, "Notes").fill(note);
  await page.getByText("0 of 150 characters left", { exact: true }).waitFor();
  await page.getByLabel("DNR").uncheck();
  await page.getByLabel("Obesity (over 250 lbs)").check();
  await page.getByRole("checkbox", { name: "Other" }).check();
  await field(page, "What else should crews know").fill("The key is under the third stone");
  await updateButton(page).click();
  await updateQuestion(page).getByText("You can always change it later.").waitFor();
  for (const [label, words] of [
    ["Photo", "The photo on file → becomes A new photo"],
    ["First name", "Ada → becomes Áda 🦊"],
    ["Height", "4 ft 10 in → becomes 2 ft 0 in"],
    ["Email", "nothing → becomes ada@example.org"],
    ["Phone", "nothing → becomes (313) 555-0199"],
    ["Medical: DNR", "Yes → becomes No"],
  ] as const) {
    const line = updateQuestion(page).locator("dl > div", { has: page.getByText(label, { exact: true }) });
    expect((await seenText(line.locator("dd"))).replaceAll(/\s+/g, " ")).toBe(words);
  }
  await look(page, "members-edit-confirm");
  await button(updateQuestion(page), "Update").click();
  await toast(page, "Member has been updated !").waitFor();
  await heading(page, "Welcome, Rosa").waitFor();
  const told = await seenText(memberRow(page, "Áda 🦊 O'Brien-Núñez"));
  for (const text of ["3 Recorded Conditions", "ada@example.org", "(313) 555-0199", note]) expect(told).toContain(text);

  await page.reload();
  await openEdit(page, "Áda 🦊 O'Brien-Núñez");
  expect(await field(page, "First name").inputValue()).toBe("Áda 🦊");
  expect(await page.getByLabel("Other", { exact: true }).first().isChecked()).toBe(true);
  for (const [name, value] of [
    ["Month", "02"],
    ["Day", "29"],
    ["Year", "2012"],
    ["Weight", "90.5 lb"],
    ["Email", "ada@example.org"],
    ["Phone", "(313) 555-0199"],
    ["Notes", note],
    ["What else should crews know", "The key is under the third stone"],
  ] as const)
    expect(await field(page, name).inputValue(), name).toBe(value);
  expect(await page.getByLabel("Feet").inputValue()).toBe("2");
  expect(await page.getByLabel("DNR").isChecked()).toBe(false);
  expect(await page.getByLabel("Non Verbal").isChecked()).toBe(true);
});

test("the button waits for a change, and for an email and a phone that are empty or valid", async ({ atEditForm }) => {
  const { page, resident } = await atEditForm("Grace", { Mail: "ada@example.org" });
  const state = async () => [
    await updateButton(page).getAttribute("aria-disabled"),
    await descriptionOf(updateButton(page)),
  ];
  expect(await state()).toEqual(["true", "Nothing has changed yet."]);
  await field(page, "First name").fill("Ada  ");
  expect(await state()).toEqual(["true", "Nothing has changed yet."]);
  await field(page, "Email").fill("ada@");
  expect(await state()).toEqual(["true", "Please correct the email, or leave it empty."]);
  await field(page, "Phone").fill("555");
  await field(page, "Email").fill("");
  expect(await state()).toEqual(["true", "Please correct the phone number, or leave it empty."]);
  await page.getByText("Invalid Phone number", { exact: true }).waitFor();
  await field(page, "Email").fill("nobody");
  await field(page, "Phone").focus();
  await page.getByText("Invalid email", { exact: true }).waitFor();
  await field(page, "Email").fill("");
  await field(page, "Phone").fill("");
  expect(await state()).toEqual([null, ""]);
  expect(await updateButton(page).getAttribute("aria-describedby")).toBeNull();

  // Before any question.
  await field(page, "First name").fill("  ");
  // Tomorrow may be today on Guam.
  const future = dayOf(new Date(Date.now() + 2 * 86_400_000));
  await fillDate(page, future);
  await updateButton(page).click();
  const summary = problemSummary(page);
  await summary.getByText("The date of birth cannot be in the future").waitFor();
  await summary.getByRole("link", { name: /First name/ }).click();
  expect(await isFocused(field(page, "First name"))).toBe(true);
  await fillDate(page, "2023-02-29");
  await waitForText(page, "There is no such day. Please check the month and the day");
  await look(page, "members-edit-refused");
  await field(page, "First name").fill("Ada");
  await fillDate(page, dayOf(new Date()));
  await updateButton(page).press("Enter");
  await updateQuestion(page).waitFor();
  await button(updateQuestion(page), "Cancel").click();
  await updateQuestion(page).waitFor({ state: "hidden" });
  expect(await isFocused(updateButton(page))).toBe(true);
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  expect((await membersOf(resident))[0]).toMatchObject({ Dob: dayOf(new Date()) });
  expect((await membersOf(resident))[0]?.Mail).toBeUndefined();
});

test("a photo that could not be uploaded is tried again, and replaces the old one once it is saved", async ({
  atEditForm,
}) => {
  const { page, resident, img } = await atEditForm("Ines");
  await page.getByRole("img", { name: "The photo on file" }).waitFor();
  await choosePhoto(page, "#8a4b00");
  await page.getByRole("img", { name: "The chosen photo" }).waitFor();
  let uploads = 0;
  await page.route(/\/uploads\//, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    uploads += 1;
    return uploads === 1 ? route.abort() : route.fallback();
  });
  await update(page);
  const sentence = /We could not reach Beforehand/;
  await updateQuestion(page).getByText(sentence).waitFor();
  await look(page, "members-edit-upload-failed");
  let saves = 0;
  await page.route("**/api/member", async (route) => {
    saves += 1;
    if (saves > 1) return route.fallback();
    return route.fulfill(refusal("UNAVAILABLE", "Something we depend on is not answering.", "r-1"));
  });
  await button(updateQuestion(page), "Update").click();
  await toast(page, "An error occured, please try again later").waitFor();
  const problem = page.getByRole("group", { name: "An error occured, please try again later" });
  const told = /^Something we depend on is not answering\. We cannot see whether it was saved\..* Reference: r-1$/;
  await problem.getByText(told).waitFor();
  await updateQuestion(page).waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("Reference: r-1"));
  await look(page, "members-edit-failed");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  // The photo is not sent again.
  expect([uploads, saves]).toEqual([2, 2]);
  const [member] = await membersOf(resident);
  expect(new URL(member?.img ?? "").pathname).not.toBe(new URL(img).pathname);
  expect(member?.PhotoDate).toBe(easternDayOf(new Date()));
});

test("without an answer nobody is told that nothing was saved, and a second press changes nothing twice", async ({
  atEditForm,
}) => {
  const { page, resident } = await atEditForm("Ilka");
  await field(page, "Notes").fill("Knock twice");
  await loseAnswer(page, "member");
  await update(page);
  const problem = page.getByRole("group", { name: "An error occured, please try again later" });
  await problem.getByText(/We cannot see whether it was saved\. Please press “Update Member info” again/).waitFor();
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  expect(await membersOf(resident)).toMatchObject([{ Additional: "Knock twice", Version: 2 }]);
});

test("an unknown member and another family's are calmly not found", async ({ newFamily }) => {
  const [visit, other] = await Promise.all([newFamily("Noor"), newFamily("Eli")]);
  const foreign = await aMember(other.resident, other.img);
  await openMembers(visit);
  for (const id of ["nobody-at-all", foreign.ID]) {
    await visit.page.goto(`/Members/Edit/${id}`);
    await visit.page.getByText("We could not find this family member").waitFor();
  }
  await look(visit.page, "members-edit-not-found");
  await visit.page.getByRole("link", { name: "Go to Family Members" }).click();
  await visit.page.getByText("No Registered Family Members").waitFor();
});

test("a deletion names its consequences, asks for a tick, and removes the member", async ({ newFamily }) => {
  const visit = await newFamily("Mira");
  const { page, resident, img, home } = visit;
  const ada = await aPaidMember(resident, img);
  await assign(resident, ada, home);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await button(page, "Delete this member").click();
  const question = dialog(page, "Delete Ada Okafor?");
  for (const text of [
    "The record of Ada and the photo are deleted.",
    "Home: The record waits for review in Detroit. It is taken out of the department's list.",
    "The subscription for Ada ends. No further payment is taken.",
    "This cannot be undone.",
  ])
    await question.getByText(text).waitFor();
  expect(await button(question, "Delete this member").getAttribute("aria-disabled")).toBe("true");
  await question.getByText("Tick the box first.").waitFor();
  await look(page, "members-delete");
  await question.getByLabel("I want to delete the record of Ada Okafor.").check();
  await button(question, "Delete this member").click();
  await toast(page, "Member has been deleted !").waitFor();
  await page.getByText("No Registered Family Members").waitFor();
  expect(await membersOf(resident)).toEqual([]);
  expect((await householdsOf(resident)).map(({ Members }) => Members)).toEqual([[]]);
});

test("a deletion says whose plan takes the full price, and the list shows it afterwards", async ({ newFamily }) => {
  const visit = await newFamily("Nadia");
  const { page, resident, img } = visit;
  await aPaidMember(resident, img);
  await aPaidMember(resident, img, { First: "Ben" });
  await openMembers(visit);
  await memberRow(page, "Ada Okafor").getByText("Renews at $40.00 each year").waitFor();
  await memberRow(page, "Ben Okafor").getByText("Renews at $10.00 each year").waitFor();
  await look(page, "members-renewals");
  await openEdit(page, "Ada Okafor");
  await button(page, "Delete this member").click();
  const question = dialog(page, "Delete Ada Okafor?");
  await question
    .getByText(
      "From its next renewal on, Ben's plan costs $40.00 each year: one member of a family pays the full price. Nothing is charged today.",
    )
    .waitFor();
  await look(page, "members-delete-price");
  await question.getByLabel("I want to delete the record of Ada Okafor.").check();
  await button(question, "Delete this member").click();
  await toast(page, "Member has been deleted !").waitFor();
  // The plan moves behind the call.
  const renewal = async () => {
    await page.reload();
    return memberRow(page, "Ben Okafor").innerText();
  };
  await expect.poll(renewal, { timeout: 20_000 }).toContain("Renews at $40.00 each year");
});

test("leaving asks only while there is typed text", async ({ atMembers }) => {
  const { page, resident } = await atMembers("Lena");
  const cancel = link(page, "Cancel");
  await openEdit(page, "Ada Okafor");
  await cancel.click();
  await heading(page, "Welcome, Lena").waitFor();
  await openEdit(page, "Ada Okafor");
  await field(page, "Notes").fill("Knock twice");
  const question = dialog(page, "Leave without saving?");
  const ways = [
    () => cancel.click(),
    () => sidebarLink(page, "Overview").click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await button(question, "Keep editing").click();
    await question.waitFor({ state: "hidden" });
    expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  }
  await cancel.click();
  await button(question, "Leave").click();
  await heading(page, "Welcome, Lena").waitFor();
  expect((await membersOf(resident))[0]?.Additional).toBeUndefined();
});
