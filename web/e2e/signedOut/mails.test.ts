import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/grace.ts";
import { aFamilyWithPhone, soon } from "../profile/test.ts";
import { aFamily, aHousehold, anUpload, aPaidMember, callApi } from "../support/family.ts";
import { type Message, mailedLink, sentTo } from "../support/inbox.ts";
import { look, startBrowser } from "../support/look.ts";
import { newVisitor } from "../support/messages.ts";
import { advance } from "../support/paymentProvider.ts";
import { aPhoto } from "../support/photo.ts";
import { registerResident } from "../support/registerResident.ts";

let browser: Browser;
let reader: { context: BrowserContext; page: Page; problems: string[] };

/** The mails of somebody who registers, forgets the password and sets a new one, and of somebody unknown. */
async function mails(): Promise<Message[]> {
  const { Email } = await registerResident("Iris");
  const stranger = `nobody.${Date.now()}@example.org`;
  for (const address of [Email, stranger]) await callApi("POST", "/pass/reset/request", { Email: address });
  const token = (await mailedLink(Email)).split("id=")[1];
  await callApi("POST", "/pass/reset", { ID: token, Password: "Walnut2027y" });
  return [...(await sentTo(Email)), ...(await sentTo(stranger))];
}

let sent: Message[] = [];

beforeAll(async () => {
  [browser, sent] = await Promise.all([startBrowser(), mails()]);
  reader = await newVisitor(browser);
});

afterAll(async () => {
  await browser?.close();
});

/** What somebody reads, without its line breaks and the introduction of the address that is a link in the text. */
const plain = (text: string | null) =>
  (text ?? "")
    .replace(/Or open this address:|:(?=\n)/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The mail can be read on a desk and a phone, and its text says the same. */
async function expectReadable(page: Page, { subject, text, html = "" }: Message, name: string) {
  await page.setContent(html);
  expect(await page.title()).toBe(subject);
  expect(plain(await page.locator("main").textContent())).toBe(plain(text));
  await look(page, name);
}

test("every mail can be read on a desk and a phone, and its text says the same", async () => {
  const { page, problems } = reader;
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Your password was changed",
    "Set a new password",
    "Welcome to Beforehand",
    "There is no account with this address",
  ]);
  for (const [at, mail] of sent.entries()) await expectReadable(page, mail, `38-mail-${at + 1}`);
  expect(problems).toEqual([]);
});

test("the mails about a changed account can be read, too", async () => {
  const { page, problems } = reader;
  const family = await aFamilyWithPhone("Ines");
  const Email = `new.${family.Email}`;
  await callApi("POST", "/account/update", { ID: family.id, Email }, family);
  await callApi("POST", "/account/update", { ID: family.id, Cell: "" }, family);
  const told = [...(await sentTo(family.Email)), ...(await sentTo(Email))];
  expect(told.map(({ subject }) => subject)).toEqual([
    "The e-mail address of your account was changed",
    "The phone number of your account was changed",
    "Welcome to Beforehand",
    "The phone number of your account was removed",
    "This address now belongs to your account",
  ]);
  for (const [at, mail] of told.entries()) await expectReadable(page, mail, `38-account-mail-${at + 1}`);
  expect(problems).toEqual([]);
});

/** The day after the last one on which a payment that stopped today can be made. */
const lapseDay = addDays(graceEnd(dayOf(new Date())), 1);

test("the mails about a payment can be read, too: the receipt, the payment that is due, the record that is dropped", async () => {
  const { page, problems } = reader;
  const family = await aFamily("Lena");
  await aHousehold(family, "Home");
  await aPaidMember(family, await anUpload(family, (await aPhoto(page, "#0f4c5c")).buffer));
  const newest = async () => (await sentTo(family.Email))[0]?.subject;
  await expect.poll(newest, soon).toMatch(/^Receipt: \$\d+\.00 to Beforehand$/);
  await advance(family, "fail");
  await expect.poll(newest, soon).toMatch(/^A payment is due before /);
  const daily = await fetch(`${inject("siteOrigin")}/_local/schedules/lapsePayments`, {
    method: "POST",
    body: new URLSearchParams({ at: lapseDay }),
  });
  expect(daily.status).toBe(200);
  await expect.poll(newest, soon).toBe("The departments were told to drop a record");
  const told = (await sentTo(family.Email)).slice(0, 3);
  for (const [at, mail] of told.entries()) await expectReadable(page, mail, `38-payment-mail-${at + 1}`);
  expect(problems).toEqual([]);
});

test("the inbox of the local stack can be read, too", async () => {
  const { page } = reader;
  await page.goto("/_local/inbox");
  await page.getByRole("heading", { level: 2, name: "Your password was changed" }).first().waitFor();
  // The newest are enough; the mails inside were looked at above.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe, article:nth-of-type(n + 6)")) frame.remove();
  });
  await look(page, "39-inbox");
});
