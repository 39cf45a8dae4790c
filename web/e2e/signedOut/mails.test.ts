import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";
import { callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, anUpload, aPaidMember, assign } from "../support/family.ts";
import { mailedLink, type SentMessage, sentTo } from "../support/inbox.ts";
import { advance } from "../support/paymentProvider.ts";
import { aPhoto } from "../support/photo.ts";
import { aResident, aResidentWithPhone, changeAccount, changeEmail } from "../support/resident.ts";
import { test as signedOutTest } from "./test.ts";

/** To a stranger, and a resident who registers and resets the password. */
async function mails(): Promise<SentMessage[]> {
  const { Email } = await aResident("Iris");
  const stranger = `nobody.${Date.now()}@example.org`;
  for (const address of [Email, stranger]) await callApi("POST", "/pass/reset/request", { Email: address });
  const token = (await mailedLink(Email)).split("id=")[1];
  await callApi("POST", "/pass/reset", { ID: token, Password: "Walnut2027y" });
  return [...(await sentTo(Email)), ...(await sentTo(stranger))];
}

const test = signedOutTest.extend("sent", { scope: "file" }, mails);

/** Without line breaks and a link's introduction. */
const plain = (text: string | null) =>
  (text ?? "")
    .replace(/Or open this address:|:(?=\n)/g, "")
    .replace(/\s+/g, " ")
    .trim();

async function expectMail(page: Page, { subject, text, html = "" }: SentMessage, name: string) {
  await page.setContent(html);
  expect(await page.title()).toBe(subject);
  expect(plain(await page.locator("main").textContent())).toBe(plain(text));
  await look(page, name);
}

test("every mail can be read on a desk and a phone, and its text says the same", async ({
  visitor: { page },
  sent,
}) => {
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Your password was changed",
    "Set a new password",
    "Welcome to Beforehand",
    "There is no account with this address",
  ]);
  for (const [at, mail] of sent.entries()) await expectMail(page, mail, `38-mail-${at + 1}`);
});

test("the mails about a changed account can be read, too", async ({ visitor: { page } }) => {
  const resident = await aResidentWithPhone("Ines");
  const Email = `new.${resident.Email}`;
  await changeEmail(resident, Email);
  await changeAccount(resident, { Cell: "" });
  const told = [...(await sentTo(resident.Email)), ...(await sentTo(Email))];
  expect(told.map(({ subject }) => subject)).toEqual([
    "The e-mail address of your account was changed",
    "A new e-mail address was entered for your account",
    "The phone number of your account was changed",
    "Welcome to Beforehand",
    "The phone number of your account was removed",
    "This address now belongs to your account",
    "Confirm your e-mail address",
  ]);
  for (const [at, mail] of told.entries()) await expectMail(page, mail, `38-account-mail-${at + 1}`);
});

const lapseDay = addDays(graceEnd(dayOf(new Date())), 1);

test("the mails about a payment can be read, too: receipt, payment due, record not confirmed", async ({
  visitor: { page },
}) => {
  const resident = await aResident("Lena");
  const household = await aHousehold(resident);
  const member = await aPaidMember(resident, await anUpload(resident, (await aPhoto(page, "#0f4c5c")).buffer));
  await assign(resident, member, household);
  const newest = async () => (await sentTo(resident.Email))[0]?.subject;
  await expect.poll(newest, { timeout: 15_000 }).toMatch(/^Receipt: \$\d+\.00 to Beforehand$/);
  await advance(resident, "fail");
  await expect.poll(newest, { timeout: 15_000 }).toMatch(/^A payment is due before /);
  const daily = await fetch(`${inject("siteOrigin")}/_local/schedules/sweepDays`, {
    method: "POST",
    body: new URLSearchParams({ at: lapseDay }),
  });
  expect(daily.status).toBe(200);
  await expect.poll(newest, { timeout: 15_000 }).toBe("The departments were told that a record is not confirmed");
  const told = (await sentTo(resident.Email)).slice(0, 3);
  for (const [at, mail] of told.entries()) await expectMail(page, mail, `38-payment-mail-${at + 1}`);
});

test("the inbox of the local stack can be read, too", async ({ visitor: { page } }) => {
  await page.goto("/_local/inbox");
  await page.getByRole("heading", { level: 2, name: "Your password was changed" }).first().waitFor();
  // The mails have their own tests.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe, article:nth-of-type(n + 6)")) frame.remove();
  });
  await look(page, "39-inbox");
});
