import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Entry } from "#shared/model/entry.ts";
import { look, startBrowser } from "./browser.ts";
import { aPaidMember, assign, callApi } from "./familyApi.ts";
import { aVisit, seenText, type Visit } from "./membersVisit.ts";
import { aJacket, aReader, card, markAll, staffToken } from "./queueSteps.ts";

let browser: Browser;
let home: Visit;

beforeAll(async () => {
  browser = await startBrowser();
  home = await aVisit(browser, "Rosa");
  await markAll(await staffToken());
  await aJacket(home.family, home.img, { First: "Ana" });
});

afterAll(async () => {
  await browser?.close();
});

/** Lets a list wait until it is let go. */
async function held(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/listNewEntries", async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

test("a queue says that it is loading, and a card what it is and since when it is registered", async () => {
  const { page, problems } = await aReader(browser, "/UpdatedEntries");
  const letGo = await held(page);
  await page.goto("/NewEntries");
  await page.locator("main").getByText("Loading...", { exact: true }).waitFor();
  letGo();
  const ana = card(page, "Ana Okafor");
  await ana.waitFor();
  const [month, day, year] = new Intl.DateTimeFormat("en-US", {
    ...({ month: "short", day: "2-digit", year: "numeric", timeZone: "America/New_York" } as const),
  })
    .format(new Date())
    .replace(",", "")
    .split(" ");
  const seen = (await seenText(ana)).split("\n");
  expect(seen).toContain(`Registered on ${month} ${day} ${year}`);
  expect(seen).toContain("MEMBER");
  expect(problems).toEqual([]);
});

/** Makes pages of a queue out of its one entry. */
async function lengthen(page: Page, length: number): Promise<void> {
  await page.route("**/api/listNewEntries", async (route) => {
    const { Cursor, Limit = 50 } = route.request().postDataJSON() as { Cursor?: string; Limit?: number };
    const response = await route.fetch({ postData: "{}" });
    const [one] = ((await response.json()) as { entries: Entry[] }).entries;
    const from = Number(Cursor ?? 0);
    const count = Math.min(Limit, length - from);
    const entries = Array.from({ length: count }, (_, at) => ({
      ...one,
      ID: `${one?.ID}-${from + at + 1}`,
      First: `Number ${from + at + 1}`,
    }));
    const next = from + count < length ? { NextCursor: String(from + count) } : {};
    await route.fulfill({ response, json: { entries, ...next } });
  });
}

test("a long queue comes in pages of fifty, and the rest by a button", async () => {
  const { page, problems } = await aReader(browser, "/UpdatedEntries");
  await lengthen(page, 60);
  await page.goto("/NewEntries");
  await card(page, "Number 50 Okafor").waitFor();
  expect(await page.getByRole("article").count()).toBe(50);
  await page.getByRole("button", { name: /^Show more/ }).click();
  await card(page, "Number 60 Okafor").waitFor();
  expect(await page.getByRole("article").count()).toBe(60);
  expect(await page.getByRole("button", { name: /^Show more/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test("an administrator sees what waits where no department takes part, marked as such, and no moderator does", async () => {
  const { family, img } = home;
  const place = { Street: "1 Main St", City: "Alpena", State: "MI", Zip: "49707" };
  const body = { UID: family.id, Name: "Cabin", ...place };
  const { HouseHold } = await callApi<{ HouseHold: Parameters<typeof assign>[2] }>(
    "POST",
    "/household",
    body,
    family,
  );
  await assign(family, await aPaidMember(family, img, { First: "Odo" }), HouseHold);
  const { page, problems } = await aReader(browser, "/NewEntries", "ADMIN");
  const odo = card(page, "Odo Okafor");
  await odo.getByText("No department takes part in this city", { exact: true }).waitFor();
  expect(await card(page, "Ana Okafor").getByText("No department takes part in this city").count()).toBe(0);
  await look(page, "queue-admin");
  expect(problems).toEqual([]);
  const moderator = await aReader(browser, "/NewEntries");
  await card(moderator.page, "Ana Okafor").waitFor();
  expect(await card(moderator.page, "Odo Okafor").count()).toBe(0);
});
