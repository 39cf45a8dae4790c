import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { look, startBrowser } from "./browser.ts";
import { callApi } from "./familyApi.ts";
import { registerResident } from "./registerResident.ts";
import { type Message, mailedPath, newVisitor, sentTo } from "./signedOutSteps.ts";

let browser: Browser;
let reader: { context: BrowserContext; page: Page; problems: string[] };

/** The mails of somebody who registers, forgets the password and sets a new one, and of somebody unknown. */
async function mails(): Promise<Message[]> {
  const { Email } = await registerResident("Iris");
  const stranger = `nobody.${Date.now()}@example.org`;
  for (const address of [Email, stranger]) await callApi("POST", "/pass/reset/request", { Email: address });
  const token = (await mailedPath(Email)).split("id=")[1];
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

test("every mail can be read on a desk and a phone, and its text says the same", async () => {
  const { page, problems } = reader;
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Your password was changed",
    "Set a new password",
    "Welcome to Beforehand",
    "There is no account with this address",
  ]);
  for (const [at, { subject, text, html = "" }] of sent.entries()) {
    await page.setContent(html);
    expect(await page.title()).toBe(subject);
    expect(plain(await page.locator("main").textContent())).toBe(plain(text));
    await look(page, `38-mail-${at + 1}`);
  }
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
