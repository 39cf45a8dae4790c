import type { Page, Response } from "playwright-core";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { look } from "../support/drawing/look.ts";
import { aNumber } from "../support/inbox.ts";
import { button, field, heading, passwordField } from "../support/locators.ts";
import { expectProblem, expectRefusal } from "../support/messages.ts";
import { ownAddress } from "../support/person.ts";
import { enter } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test } from "./test.ts";

async function answerTo(page: Page, path: string, act: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([page.waitForResponse(`**/api${path}`), act()]);
  return answer;
}

/** `longest` in seconds. */
function waitSentence(answer: Response, longest: number): string {
  expect(answer.status()).toBe(429);
  const seconds = Number(answer.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(longest);
  return `Too many tries. Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"} and try again.`;
}

test("after five wrong passwords the screen says how long to wait, and another address is not kept out", async ({
  newPerson,
}) => {
  const person = seeded("MOD");
  const { page } = await newPerson(ownAddress());
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

  const { page: elsewhere } = await newPerson(ownAddress());
  await elsewhere.goto("/Login");
  await enter(elsewhere, person);
  await heading(elsewhere, "New Jackets").waitFor();
});

test("a second link in a minute is answered like the first; a second text has to wait, and says for how long", async ({
  newPerson,
}) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/Recover");
  const email = `nobody.${Date.now()}@example.org`;
  await field(page, "Email").fill(email);
  const ask = () => answerTo(page, "/pass/reset/request", () => button(page, "Send the link").click());
  expect((await ask()).status()).toBe(200);
  const sent = heading(page, "Look into your mail");
  await sent.waitFor();
  await button(page, "Ask again").click();
  expect(await field(page, "Email").inputValue()).toBe(email);
  expect((await ask()).status()).toBe(200);
  await sent.waitFor();

  await page.goto("/Register");
  await field(page, "Mobile phone").fill(aNumber());
  await button(page, "Send code").click();
  await field(page, "Code from the text").waitFor();
  const again = await answerTo(page, "/cellAuth", () => button(page, "Send code again").click());
  await expectProblem(field(page, "Mobile phone"), waitSentence(again, 10));
  await field(page, "Code from the text").waitFor();
});

test("a code that has to wait is no error of the number: the screen says when, and a later one is texted", async ({
  newPerson,
}) => {
  const { page } = await newPerson(ownAddress());
  await page.route("**/api/cellAuth", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "10800" },
      json: { Message: errorSentences.TEXTS_USED_UP, Code: "TEXTS_USED_UP", RequestId: "r-1" },
    }),
  );
  await page.goto("/Register");
  const number = field(page, "Mobile phone");
  await number.fill(aNumber());
  await button(page, "Send code").click();
  await page
    .getByText(
      "So many codes were asked for that we cannot text another one yet. Please wait 3 hours and try again. You can leave your number out for now, and add it to your profile later.",
    )
    .waitFor();
  expect(await number.getAttribute("aria-invalid")).not.toBe("true");
  expect(await page.getByRole("alert").filter({ hasText: "codes" }).count()).toBe(0);
  expect(await button(page, "Send code").isEnabled()).toBe(true);
  await look(page, "codes-used-up");

  await page.unroute("**/api/cellAuth");
  await button(page, "Send code").click();
  await field(page, "Code from the text").waitFor();
  expect(await page.getByText("So many codes").count()).toBe(0);
});
