import type { Browser, Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, enter, field, heading } from "../session/test.ts";
import { aNumber } from "../support/inbox.ts";
import { startBrowser } from "../support/look.ts";
import { expectProblem, expectRefusal, moderator, newVisitor } from "../support/messages.ts";
import { passwordField } from "../support/signIn.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

async function answerTo(page: Page, path: string, act: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([page.waitForResponse(`**/api${path}`), act()]);
  return answer;
}

/** The answer is a refusal that says how long to wait, at most `longest` seconds; answers its sentence. */
function waitSentence(answer: Response, longest: number): string {
  expect(answer.status()).toBe(429);
  const seconds = Number(answer.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(longest);
  return `Too many tries. Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"} and try again.`;
}

test("after five wrong passwords the screen says how long to wait, and another address is not kept out", async () => {
  const person = moderator();
  const { page, problems } = await newVisitor(browser);
  await page.goto("/Login");
  await field(page, "Email").fill(person.Email);
  await passwordField(page, "Password").fill("Wrong2026x");
  const tryIt = () => answerTo(page, "/account/login", () => button(page, "Sign in").click());
  for (let time = 1; time <= 5; time += 1) expect((await tryIt()).status()).toBe(401);
  await expectRefusal(page, waitSentence(await tryIt(), 60));
  await passwordField(page, "Password").fill(person.Password);
  await expectRefusal(page, waitSentence(await tryIt(), 60));
  expect(await field(page, "Email").inputValue()).toBe(person.Email);
  expect(await button(page, "Sign in").isEnabled()).toBe(true);

  const elsewhere = await newVisitor(browser);
  await elsewhere.page.goto("/Login");
  await enter(elsewhere.page, person);
  await heading(elsewhere.page, "New Jackets").waitFor();
  expect([...problems, ...elsewhere.problems]).toEqual([]);
});

test("a second link and a second text have to wait, and say for how long", async () => {
  const { page } = await newVisitor(browser);
  await page.goto("/Recover");
  await field(page, "Email").fill(`nobody.${Date.now()}@example.org`);
  const ask = () => answerTo(page, "/pass/reset/request", () => button(page, "Send the link").click());
  expect((await ask()).status()).toBe(200);
  await page.getByText(/^If email exists, email has been sent\. Look into your mail/).waitFor();
  await expectRefusal(page, `API Error: ${waitSentence(await ask(), 60)}`);

  await page.goto("/Register");
  await field(page, "Mobile phone").fill(aNumber());
  await button(page, "Send code").click();
  await field(page, "Code from the text").waitFor();
  const again = await answerTo(page, "/cellAuth", () => button(page, "Send code again").click());
  await expectProblem(field(page, "Mobile phone"), waitSentence(again, 10));
  // The code that was sent first can still be typed.
  await field(page, "Code from the text").waitFor();
});
