import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, inject } from "vitest";
import { ownData } from "#shared/model/ownData.ts";
import { addDays, dayOf, formatDay } from "#shared/rules/dates.ts";
import { callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { membersOf } from "../support/family.ts";
import { sentTo } from "../support/inbox.ts";
import { button, dialog, field, heading, link, passwordField, sidebarLink, waitForText } from "../support/locators.ts";
import { aJacket, markAll, waitingIn } from "../support/queue.ts";
import { enter, signIn, signInAtHome, welcome } from "../support/signIn.ts";
import { staffToken } from "../support/staff.ts";
import { test as profileTest, soon } from "./test.ts";

/** Without a network address of its own: the photos' origin refuses its header. */
const test = profileTest.extend("aKnownFamily", ({ newVisit }) => async (FirstName: string) => {
  const visit = await newVisit(FirstName);
  const { page, resident } = visit;
  const details = {
    First: FirstName,
    Additional: "Knock twice",
    Medical: { Other: true, OtherText: "Door code 4711" },
  };
  await aJacket(visit, details);
  const staff = await staffToken();
  await markAll(staff, FirstName);
  await signInAtHome(page, resident);
  await page.goto("/Profile");
  await heading(page, "My Profile").waitFor();
  return { page, resident, staff };
});

const card = (page: Page) => page.getByRole("region", { name: "Your data" });
const download = (page: Page) => dialog(page, "Download your data");
const question = (page: Page) => dialog(page, "Delete your account?");

async function save(page: Page, password: string, format?: RegExp) {
  await button(card(page), "Download my data").click();
  if (format) await download(page).getByLabel(format).check();
  await passwordField(page, "Your password").fill(password);
  const saving = page.waitForEvent("download");
  await button(download(page), "Download").click();
  const file = await saving;
  await download(page).waitFor({ state: "detached" });
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

test("a family takes all of its data along, to read and for other programs", async ({ aKnownFamily }) => {
  const { page, resident } = await aKnownFamily("Quentin");
  await look(page, "70-your-data");
  await button(card(page), "Download my data").click();
  await passwordField(page, "Your password").fill("Wrong2026x");
  await button(download(page), "Download").click();
  await waitForText(download(page), "The password is not right.");
  await look(page, "71-download-refused");
  await passwordField(page, "Your password").fill(resident.Password);
  const saving = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const document = await saving;
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await document.path())));
  const text = (await extractText(pdf)).text.join(" ").replace(/\s+/g, " ");
  for (const words of [resident.Email, "Knock twice", "Door code 4711", "What departments received"])
    expect(text).toContain(words);
  await download(page).waitFor({ state: "detached" });

  const zip = await save(page, resident.Password, /JSON/);
  await waitForText(page, `Saved as ${zip.name}.`, { exact: true });
  expect(zip.name).toMatch(/^beforehand-my-data-[\d-]{10}\.zip$/);
  const files = unzipSync(zip.bytes);
  const all = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
  expect(ownData.safeParse(all).success).toBe(true);
  expect(all.Members).toMatchObject([{ First: "Quentin", Medical: { OtherText: "Door code 4711" } }]);
  expect(files[all.Members[0].img]?.length).toBeGreaterThan(1_000);
  expect((await sentTo(resident.Email))[0]?.subject).toBe("Your data was downloaded");
});

const deletionDay = () => addDays(dayOf(new Date()), 7);

/** In days from now. */
async function runOn(at: string): Promise<void> {
  const run = await fetch(`${inject("siteOrigin")}/_local/schedules/sweepDays`, {
    method: "POST",
    body: new URLSearchParams({ at }),
  });
  expect(run.status).toBe(200);
}

async function deleteAccount(page: Page, password: string): Promise<void> {
  await button(card(page), "Delete my account").click();
  await passwordField(page, "Your password").fill(password);
  await field(question(page), "Type DELETE").fill("delete");
  await button(question(page), "Delete my account").click();
  await question(page).waitFor({ state: "detached" });
}

test("an account is deleted by its owner: once kept, then gone, and its department is told to drop the record", async ({
  aKnownFamily,
}) => {
  const { page, resident, staff } = await aKnownFamily("Rashid");
  const [member] = await membersOf(resident);
  const day = formatDay(deletionDay());
  await button(card(page), "Delete my account").click();
  await look(page, "72-delete-account");
  await button(question(page), "Delete my account").click();
  await waitForText(question(page), "Please type DELETE");
  await page.keyboard.press("Escape");
  await question(page).waitFor({ state: "detached" });

  await deleteAccount(page, resident.Password);
  const notice = page.getByText(`Your account will be deleted on ${day}.`, { exact: true });
  await notice.first().waitFor();
  await look(page, "73-deletion-waits");
  expect((await sentTo(resident.Email))[0]?.subject).toBe(`Your account will be deleted on ${day}`);
  // One press keeps it.
  await sidebarLink(page, "Family Members").click();
  await page.waitForURL(/\/Members$/);
  await notice.first().waitFor();
  await sidebarLink(page, "Overview").click();
  await welcome(page, "Rashid").waitFor();
  await look(page, "74-deletion-on-overview");
  await button(page, "Keep my account").focus();
  await page.keyboard.press("Enter");
  await waitForText(page, "Your account stays.");
  await expect.poll(() => notice.count(), soon).toBe(0);
  await runOn(deletionDay());
  expect(await membersOf(resident)).toHaveLength(1);

  await page.goto("/Profile");
  await heading(page, "My Profile").waitFor();
  await deleteAccount(page, resident.Password);
  // The mail's link asks to sign in.
  const { text = "" } = (await sentTo(resident.Email))[0] ?? {};
  expect(text).toMatch(/Keep my account[\s\S]*\/Profile/);
  await runOn(deletionDay());
  const newest = async () => (await sentTo(resident.Email))[0]?.subject;
  await expect.poll(newest, { timeout: 60_000 }).toBe("Your account was deleted");
  await page.goto("/Overview");
  await page.waitForURL(/\/Login|\/Homepage/);
  await signIn(page, resident);
  await waitForText(page, "The email or password is not right.");
  expect((await sentTo(resident.Email))[0]?.subject).toBe("Your account was deleted");
  const noticesOf = async () =>
    (await waitingIn("/listUpdatedEntries", staff)).filter(({ First }) => First === "Rashid");
  await expect.poll(noticesOf, { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(async () => (await fetch(member?.img ?? "")).status, { timeout: 60_000 }).not.toBe(200);
  const notices = await noticesOf();
  expect(notices).toMatchObject([{ Removed: true, Ending: "DELETED", img: "", Medical: {} }]);
  expect(JSON.stringify(notices)).not.toMatch(/Knock twice|\b4711\b|Description":"[^"]/);
});

test("a mailed link leads to the profile after the sign-in, where the account is kept", async ({
  newPerson,
  openProfile,
}) => {
  const { page: earlier, resident } = await openProfile("Selma");
  await callApi("POST", "/account/deletion", { Password: resident.Password, Confirmation: "DELETE" }, resident);
  const { text = "" } = (await sentTo(resident.Email))[0] ?? {};
  const { page } = await newPerson();
  await page.goto(/\S+\/Profile/.exec(text)?.[0] ?? "");
  await link(page, "Login").click();
  await enter(page, resident);
  await heading(page, "My Profile").waitFor();
  await button(card(page), "Keep my account").click();
  await waitForText(page, "Your account stays.");
  await button(card(page), "Delete my account").waitFor();
  await earlier.reload();
  await button(card(earlier), "Delete my account").waitFor();
});
