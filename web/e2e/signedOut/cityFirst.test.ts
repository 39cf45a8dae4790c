import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { sentTo } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, link, stateField, waitForText } from "../support/locators.ts";
import { expectProblem } from "../support/messages.ts";
import { joinPlace } from "../support/operator.ts";
import { type NewPerson, ownAddress } from "../support/person.ts";
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

/** With their bodies. */
function lookups(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.url().endsWith("/api/locations") ? (request.postData() ?? "") : "";
    if (body.includes("City")) asked.push(body);
  });
  return asked;
}

/** With the lookups from then on. */
async function openFirstPage(newPerson: NewPerson) {
  const { page } = await newPerson(ownAddress());
  const asked = lookups(page);
  await page.goto("/");
  await untilStarted(page);
  return { page, asked };
}

test("a whole ZIP code answers by itself, once, while the field keeps the focus; Enter leads to the answer", async ({
  newPerson,
}) => {
  const { page, asked } = await openFirstPage(newPerson);
  const place = field(page, "ZIP or city");
  await place.pressSequentially("4822");
  await place.press("6");
  await answer(page)
    .getByText(/^Yes: /)
    .waitFor();
  await page
    .locator("#announce-status")
    .getByText(/^Yes: .+ read this\.$/)
    .waitFor({ state: "attached" });
  await untilFocused(place);
  await look(page, "landing-by-itself");
  await place.press("Enter");
  await untilFocused(answer(page));
  await button(page, "Check your city").click();
  await untilFocused(answer(page));
  await place.press("Backspace");
  await place.press("6");
  expect(asked).toHaveLength(1);
  await place.fill("Alpena");
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
  await place.press("Enter");
  await waitForText(page, /^Not yet: Alpena, MI is not listed yet\./);
  await untilFocused(answer(page));
  expect(asked).toHaveLength(2);
});

test("a press while a ZIP code is looked up leads to its answer, and a corrected one gets its own", async ({
  newPerson,
}) => {
  const { page, asked } = await openFirstPage(newPerson);
  await page.route("**/api/locations", async (route) => {
    const isFirst = route.request().postData()?.includes("49707");
    await new Promise((resolve) => setTimeout(resolve, isFirst ? 1_500 : 500));
    await route.continue();
  });
  // From now on the program answers.
  await button(page, "Check your city").click();
  const place = field(page, "ZIP or city");
  await untilFocused(place);
  await place.fill("49707");
  await expect.poll(() => asked.length).toBe(1);
  await place.fill("48226");
  await place.press("Enter");
  await answer(page)
    .getByText(/^Yes: /)
    .waitFor();
  await untilFocused(answer(page));
  await page.waitForTimeout(1_500);
  await answer(page)
    .getByText(/^Yes: /)
    .waitFor();
  expect(asked).toHaveLength(2);
});

test("a ZIP code that could not be looked up says so at the field, and Enter asks again", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  await untilStarted(page);
  await page.route("**/api/locations", (route) => route.abort());
  const place = field(page, "ZIP or city");
  await place.fill("48226");
  await expectProblem(
    place,
    "We could not reach Beforehand. Check your connection and try again. What you typed is still here.",
  );
  await page.unroute("**/api/locations");
  await place.press("Enter");
  await answer(page)
    .getByText(/^Yes: /)
    .waitFor();
  expect(await place.getAttribute("aria-invalid")).not.toBe("true");
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
