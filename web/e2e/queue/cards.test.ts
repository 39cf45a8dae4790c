import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPaidMember, assign, callApi } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, seenText, type Visit } from "../support/members.ts";
import { aJacket, aReader, card, held, lengthen, markAll, staffToken } from "../support/queue.ts";

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

test("a queue says that it is loading, and a card what it is and since when it is registered", async () => {
  const { page, problems } = await aReader(browser, "/UpdatedEntries");
  const letGo = await held(page, "listNewEntries");
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
