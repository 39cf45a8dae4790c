import { expect, inject } from "vitest";
import { addMonths, easternDayOf } from "#shared/rules/dates.ts";
import { look } from "../support/drawing/look.ts";
import { aPaidMember } from "../support/family.ts";
import { sentTo } from "../support/inbox.ts";
import { pressEnterOn } from "../support/input/keyboard.ts";
import { button, heading, link, waitForText } from "../support/locators.ts";
import { test } from "./test.ts";

/** For the families of today. */
async function remindInSixMonths(): Promise<void> {
  const at = addMonths(easternDayOf(new Date()), 6);
  const url = `${inject("siteOrigin")}/_local/schedules/sweepDays`;
  const run = await fetch(url, { method: "POST", body: new URLSearchParams({ at }) });
  expect(await run.json()).toEqual({ outcome: "done" });
}

async function askedAt(email: string): Promise<string | undefined> {
  const messages = await sentTo(email);
  return messages.map(({ text }) => /\/StillRight\?id=[\w.-]+/.exec(text)?.[0]).find(Boolean);
}

test("a family confirms its records by the mailed link with keys alone, without a sign-in and once", async ({
  newFamily,
  newPerson,
}) => {
  const { resident, img } = await newFamily("Stella");
  await aPaidMember(resident, img);
  await remindInSixMonths();
  const asked = () => askedAt(resident.Email);
  await expect.poll(asked, { timeout: 60_000 }).toBeDefined();
  const path = (await asked()) ?? "";
  const { page } = await newPerson();
  await page.goto(path);
  await heading(page, "Is everything still right?").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByText("Okafor").count()).toBe(0);
  await look(page, "80-still-right");
  await pressEnterOn(page, button(page, "Everything is still right"));
  await heading(page, "Thank you").waitFor();
  await look(page, "81-still-right-confirmed");
  await page.goto("/Help");
  await page.goto(path);
  await pressEnterOn(page, button(page, "Everything is still right"));
  await waitForText(page, /^This link was used already/);
  await pressEnterOn(page, link(page, "Sign in"));
  await page.waitForURL(/\/Login$/);
});
