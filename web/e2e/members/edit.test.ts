import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aHousehold,
  aMember,
  aPaidMember,
  assign,
  callApi,
  changeElsewhere,
  membersOf,
} from "../support/family.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
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
import { aPhoto } from "../support/photo.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const update = (page: Page) => page.getByRole("button", { name: "Update Member info" });
const question = (page: Page) =>
  page.getByRole("dialog", {
    name: "Are you sure you want to confirm the updated information for this member ?",
  });

/** Confirms the update that is asked for. */
async function confirm(page: Page): Promise<void> {
  await update(page).click();
  await question(page).getByRole("button", { name: "Update", exact: true }).click();
}

/** Chooses a photo in the picker and takes it as it is framed. */
async function choosePhoto(page: Page, tone: string): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(page, tone));
  const crop = page.getByRole("dialog", { name: "Adjust the photo" });
  await crop.getByRole("button", { name: "Use this photo" }).click();
  await crop.waitFor({ state: "hidden" });
}

test("every field can be changed and is there again", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family, img } = visit;
  const home = await aHousehold(family, "Home");
  const ada = await aPaidMember(family, img);
  await assign(family, ada, home);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  expect(await update(page).getAttribute("aria-disabled")).toBe("true");
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
  await field(page, "Month").fill("2");
  await field(page, "Day").fill("29");
  await field(page, "Year").fill("2012");
  await page.getByLabel("Feet").selectOption({ label: "2 ft" });
  await page.getByLabel("Inches").selectOption({ label: "0 in" });
  await field(page, "Weight").fill("90.5 lb");
  await field(page, "Email").fill("Ada@Example.org");
  await field(page, "Phone").fill("313-555-0199");
  const note = `${"ü".repeat(148)}🦊!`;
  await field(page, "Notes").fill(note);
  await page.getByText("0 of 150 characters left").waitFor();
  await page.getByLabel("DNR").uncheck();
  await page.getByLabel("Obesity (over 250 lbs)").check();
  await page.getByRole("checkbox", { name: "Other" }).check();
  await field(page, "What else should crews know").fill("The key is under the third stone");
  await update(page).click();
  await question(page).getByText("You can always change it later.").waitFor();
  for (const [label, words] of [
    ["Photo", "The photo on file → becomes A new photo"],
    ["First name", "Ada → becomes Áda 🦊"],
    ["Height", "4 ft 10 in → becomes 2 ft 0 in"],
    ["Email", "nothing → becomes ada@example.org"],
    ["Phone", "nothing → becomes (313) 555-0199"],
    ["Medical: DNR", "Yes → becomes No"],
  ] as const) {
    const line = question(page).locator("dl > div", { has: page.getByText(label, { exact: true }) });
    expect((await seenText(line.locator("dd"))).replaceAll(/\s+/g, " ")).toBe(words);
  }
  await look(page, "members-edit-confirm");
  await button(question(page), "Update").click();
  await toast(page, "Member has been updated !").waitFor();
  await heading(page, "Welcome, Rosa").waitFor();
  const told = await seenText(row(page, "Áda 🦊 O'Brien-Núñez"));
  for (const text of ["3 Recorded Conditions", "ada@example.org", "(313) 555-0199", note])
    expect(told).toContain(text);

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
  expect(visit.problems).toEqual([]);
});

test("the button waits for a change and for an email and a phone that are empty or valid", async () => {
  const visit = await aVisit(browser, "Grace");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img, { Mail: "ada@example.org" });
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  const state = async () => [
    await update(page).getAttribute("aria-disabled"),
    await page
      .getByRole("button", { name: "Update Member info" })
      .getAttribute("aria-describedby")
      .then((id) => id && page.locator(`[id="${id}"]`).textContent()),
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
  expect(await state()).toEqual([null, null]);

  // What else is wrong is said at its field, and nothing is asked.
  await field(page, "First name").fill("  ");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const setDate = async (day: string) => {
    const [year = "", month = "", date = ""] = day.slice(0, 10).split("-");
    for (const [name, text] of [
      ["Month", month],
      ["Day", date],
      ["Year", year],
    ] as const)
      await field(page, name).fill(text);
  };
  await setDate(tomorrow);
  await update(page).click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await summary.getByText("The date of birth cannot be in the future").waitFor();
  await summary.getByRole("link", { name: /First name/ }).click();
  expect(await field(page, "First name").evaluate((input) => input === document.activeElement)).toBe(true);
  await setDate("2023-02-29");
  await page.getByText("Please enter a date of birth").first().waitFor();
  await look(page, "members-edit-refused");
  await field(page, "First name").fill("Ada");
  await setDate(new Date().toISOString());
  await update(page).press("Enter");
  await question(page).waitFor();
  // Nothing is done, and nothing lost, when the question is turned down.
  await button(question(page), "Cancel").click();
  await question(page).waitFor({ state: "hidden" });
  expect(await update(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await confirm(page);
  await toast(page, "Member has been updated !").waitFor();
  expect((await membersOf(family))[0]).toMatchObject({ Dob: new Date().toISOString().slice(0, 10) });
  expect((await membersOf(family))[0]?.Mail).toBeUndefined();
});

test("a photo that could not be uploaded is tried again, and replaces the old one once it is saved", async () => {
  const visit = await aVisit(browser, "Ines");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await page.getByRole("img", { name: "The photo on file" }).waitFor();
  await choosePhoto(page, "#8a4b00");
  await page.getByRole("img", { name: "The chosen photo" }).waitFor();
  let uploads = 0;
  await page.route(/\/photos\//, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    uploads += 1;
    return uploads === 1 ? route.abort() : route.fallback();
  });
  await confirm(page);
  const sentence = /We could not reach Beforehand/;
  await question(page).getByText(sentence).waitFor();
  await look(page, "members-edit-upload-failed");
  let saves = 0;
  await page.route("**/api/member", async (route) => {
    saves += 1;
    if (saves > 1) return route.fallback();
    return route.fulfill({
      status: 503,
      json: { Message: "Something we depend on is not answering.", RequestId: "r-1" },
    });
  });
  await button(question(page), "Update").click();
  await toast(page, "An error occured, please try again later").waitFor();
  const problem = page.getByRole("group", { name: "An error occured, please try again later" });
  const told = /^Something we depend on is not answering\. Nothing was saved.* Reference: r-1$/;
  await problem.getByText(told).waitFor();
  await question(page).waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("Reference: r-1"));
  await look(page, "members-edit-failed");
  await confirm(page);
  await toast(page, "Member has been updated !").waitFor();
  // The photo was not sent again with the second save.
  expect([uploads, saves]).toEqual([2, 2]);
  const [member] = await membersOf(family);
  expect(new URL(member?.img ?? "").pathname).not.toBe(new URL(img).pathname);
  expect(member?.PhotoDate).toBe(new Date().toISOString().slice(0, 10));
});

test("of two browsers the second sees what the first changed, loses nothing, and can save then", async () => {
  const visit = await aVisit(browser, "Omar");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img, { Additional: "A quiet voice" });
  const { page: other } = await newPerson(browser);
  for (const one of [page, other]) {
    await openMembers({ page: one, family });
    await openEdit(one, "Ada Okafor");
  }
  await field(other, "Notes").fill("Knock twice");
  await field(other, "Weight").fill("91");
  await other.getByLabel("Non Verbal").uncheck();
  await confirm(other);
  await toast(other, "Member has been updated !").waitFor();

  await field(page, "Notes").fill("Service dog named Biscuit");
  await field(page, "Last name").fill("Silva");
  await confirm(page);
  const sentence = "This record was changed elsewhere. Reload and try again.";
  await toast(page, sentence).waitFor();
  const refusal = page.getByRole("group", { name: sentence });
  await refusal.getByText("Nothing that you typed here is lost.").waitFor();
  expect(await field(page, "Notes").inputValue()).toBe("Service dog named Biscuit");
  await look(page, "members-edit-conflict");
  await button(page, "Load the current version").click();
  const news = page.getByRole("group", { name: "What was changed elsewhere" });
  await news.waitFor();
  const told = (await seenText(news.locator("dl"))).replaceAll(/\s*\n+\s*/g, " ");
  expect(told).toContain("Weight in pounds Was 88, now 91");
  expect(told).toContain("Medical: Non Verbal Was Yes, now No");
  expect(told).toContain("Notes Was A quiet voice, now Knock twice You typed Service dog named Biscuit");
  expect(await field(page, "Weight").inputValue()).toBe("91");
  expect(await page.getByLabel("Non Verbal").isChecked()).toBe(false);
  expect(await field(page, "Last name").inputValue()).toBe("Silva");
  await look(page, "members-edit-news");
  await news.getByRole("button", { name: "Notes: use the current version" }).click();
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  await field(page, "Notes").fill("Knock twice, then wait");
  await confirm(page);
  await toast(page, "Member has been updated !").waitFor();
  expect((await membersOf(family))[0]).toMatchObject({
    ...{ Last: "Silva", Additional: "Knock twice, then wait", Weight: "91", Version: 3 },
    Medical: { DNR: true },
  });
});

test("until something is typed the form follows what another browser saves", async () => {
  const visit = await aVisit(browser, "Vera");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  const ada = await aMember(family, img);
  await page.clock.install();
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await changeElsewhere(family, ada, { Weight: "91" });
  // The person comes back to this window a minute later.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await page.locator("input[value='91']").waitFor();
  expect(await field(page, "Weight").inputValue()).toBe("91");
  await field(page, "Weight").fill("92");
  await confirm(page);
  await toast(page, "Member has been updated !").waitFor();
});

test("an unknown member and another family's are calmly not found", async () => {
  const [visit, other] = await Promise.all([aVisit(browser, "Noor"), aVisit(browser, "Eli")]);
  await Promise.all([aHousehold(visit.family, "Home"), aHousehold(other.family, "Home")]);
  const foreign = await aMember(other.family, other.img);
  await openMembers(visit);
  for (const id of ["nobody-at-all", foreign.ID]) {
    await visit.page.goto(`/Members/Edit/${id}`);
    await visit.page.getByText("We could not find this family member").waitFor();
  }
  await look(visit.page, "members-edit-not-found");
  await visit.page.getByRole("link", { name: "Go to Family Members" }).click();
  await visit.page.getByText("No Registered Family Members").waitFor();
});

test("a deletion says what follows, asks to be sure, and takes the member away", async () => {
  const visit = await aVisit(browser, "Mira");
  const { page, family, img } = visit;
  const home = await aHousehold(family, "Home");
  const ada = await aPaidMember(family, img);
  await assign(family, ada, home);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await button(page, "Delete this member").click();
  const dialog = page.getByRole("dialog", { name: "Delete Ada Okafor?" });
  for (const text of [
    "The record of Ada and the photo are deleted.",
    "Home: The record waits for review in Detroit. It is taken out of the department's list.",
    "The subscription for Ada ends. No further payment is taken.",
    "This cannot be undone.",
  ])
    await dialog.getByText(text).waitFor();
  expect(await button(dialog, "Delete this member").getAttribute("aria-disabled")).toBe("true");
  await dialog.getByText("Tick the box first.").waitFor();
  await look(page, "members-delete");
  await dialog.getByLabel("I want to delete the record of Ada Okafor.").check();
  await button(dialog, "Delete this member").click();
  await toast(page, "Member has been deleted !").waitFor();
  await page.getByText("No Registered Family Members").waitFor();
  expect(await membersOf(family)).toEqual([]);
  const { HouseHolds } = await callApi<{ HouseHolds: { Members: unknown[] }[] }>(
    "POST",
    "/household/all",
    { UID: family.id },
    family,
  );
  expect(HouseHolds.map(({ Members }) => Members)).toEqual([[]]);
  expect(visit.problems).toEqual([]);
});

test("who was deleted in another browser is said to be gone, and what was typed stays", async () => {
  const visit = await aVisit(browser, "Tess");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  const ada = await aMember(family, img);
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await field(page, "Notes").fill("Knock twice");
  await callApi("DELETE", "/member", { Parent_ID: family.id, ID: ada.ID }, family);
  await confirm(page);
  await page.getByRole("group", { name: "Ada is not registered any more" }).waitFor();
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  await look(page, "members-edit-gone");
});

test("leaving asks only while something is typed", async () => {
  const visit = await aVisit(browser, "Lena");
  const { page, family, img } = visit;
  await aHousehold(family, "Home");
  await aMember(family, img);
  await openMembers(visit);
  const cancel = page.getByRole("link", { name: "Cancel", exact: true });
  await openEdit(page, "Ada Okafor");
  await cancel.click();
  await heading(page, "Welcome, Lena").waitFor();
  await openEdit(page, "Ada Okafor");
  await field(page, "Notes").fill("Knock twice");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  const ways = [
    () => cancel.click(),
    () => page.getByRole("navigation").getByRole("link", { name: "Overview" }).click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await button(dialog, "Keep editing").click();
    await dialog.waitFor({ state: "hidden" });
    expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  }
  await cancel.click();
  await button(dialog, "Leave").click();
  await heading(page, "Welcome, Lena").waitFor();
  expect((await membersOf(family))[0]?.Additional).toBeUndefined();
});
