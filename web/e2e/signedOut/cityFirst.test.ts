import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { sentTo } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, link, stateField, waitForText } from "../support/locators.ts";
import { joinPlace } from "../support/operator.ts";
import { ownAddress } from "../support/person.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { test } from "./test.ts";

const answer = (page: Page) => page.getByRole("region", { name: "Your city", exact: true });

async function check(page: Page, typed: string): Promise<void> {
  await untilStarted(page);
  await field(page, "ZIP or city").fill(typed);
  await button(page, "Check your city").click();
}

async function waitlistLink(email: string): Promise<string> {
  await expect.poll(async () => (await sentTo(email)).length).toBeGreaterThan(0);
  const [mail] = await sentTo(email);
  return /\S+\/Waitlist\?id=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("one field tells who reads in a city, and registration begins with city, state and ZIP code", async ({
  newPerson,
}) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  await page.getByText(/^\d+ cities in Michigan take part\.$/).waitFor();
  await button(page, "Check your city").click();
  await waitForText(page, "Type your ZIP code, or your city.");
  await untilFocused(field(page, "ZIP or city"));
  await check(page, "48226");
  await answer(page)
    .getByText(/^Yes: .+ read this\.$/)
    .waitFor();
  await untilFocused(answer(page));
  await look(page, "landing-yes");
  await link(page, "Register in Detroit, MI").click();
  await heading(page, "Create your account").waitFor();
  const typed = [field(page, "City"), stateField(page), field(page, "Zip")];
  expect(await Promise.all(typed.map((one) => one.inputValue()))).toEqual(["Detroit", "MI", "48226"]);
  await page.goBack();
  await page.getByText("for Detroit, MI").waitFor();
});

test("a city that is written otherwise is offered, and one press asks again", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  await check(page, "Detriot");
  await button(answer(page), "Detroit?").click();
  await answer(page)
    .getByText(/^Yes: /)
    .waitFor();
  expect(await field(page, "ZIP or city").inputValue()).toBe("Detroit, MI");
});

test("where no department takes part a visitor waits by a mailed link, is told once, or goes with one press", async ({
  newPerson,
}) => {
  const [stays, goes] = [`stays.${Date.now()}@example.org`, `goes.${Date.now()}@example.org`];
  const { page } = await newPerson(ownAddress());
  for (const email of [stays, goes]) {
    await page.goto("/");
    await check(page, "49707");
    await waitForText(page, /^Not yet: Alpena, MI is not listed yet\./);
    await look(page, "landing-not-yet");
    await button(page, "Tell me when my city joins").click();
    await waitForText(page, "There is a problem");
    await field(page, "Email").fill(email);
    await button(page, "Tell me when my city joins").click();
    await waitForText(page, "Look into your mail");
    await page.goto(await waitlistLink(email));
    await heading(page, "Shall we tell you when your city joins?").waitFor();
    expect(new URL(page.url()).search).toBe("");
    await look(page, "waitlist");
    await button(page, "Yes, tell me").click();
    await heading(page, "We tell you when Alpena joins").waitFor();
  }
  await look(page, "waitlist-waits");
  await button(page, "Take my address off").click();
  await heading(page, "Your address is off the list").waitFor();
  await joinPlace({ City: "Alpena", State: "MI" });
  await expect
    .poll(async () => (await sentTo(stays)).map(({ subject }) => subject), { timeout: 30_000 })
    .toEqual(["Alpena takes part now", "Shall we tell you when Alpena takes part?"]);
  expect(await sentTo(goes)).toHaveLength(1);
});

test("a letter to the city is copied, printed and opened as a mail", async ({ newPerson }) => {
  const { page } = await newPerson({ ...ownAddress(), permissions: ["clipboard-read", "clipboard-write"] });
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await page.goto("/");
  await check(page, "Columbus, OH");
  await waitForText(page, /^Not yet: Columbus, OH is not listed yet\./);
  await field(page, "Your ZIP code").waitFor();
  await button(page, "Copy the letter").click();
  await button(page, "Copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^To the city of Columbus, OH/);
  const mail = decodeURIComponent((await link(page, "Open it as a mail").getAttribute("href")) ?? "");
  expect(mail).toContain(copied.slice(0, 100));
  await button(page, "Print it").click();
  await page.waitForFunction(() => "printed" in window);
});

test("an administrator reads how many people wait, by city", async ({ newPerson, newStaff }) => {
  const email = `counted.${Date.now()}@example.org`;
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  await check(page, "49931");
  await field(page, "Email").fill(email);
  await button(page, "Tell me when my city joins").click();
  await waitForText(page, "Look into your mail");
  await page.goto(await waitlistLink(email));
  await button(page, "Yes, tell me").click();
  await heading(page, "We tell you when Houghton joins").waitFor();
  const staff = await newStaff("ADMIN", "/Departments");
  await staff.page.getByText(/^People wait for a department in/).click();
  await waitForText(staff.page, "Houghton, MI: 1 person");
  await look(staff.page, "departments-waiting");
});
