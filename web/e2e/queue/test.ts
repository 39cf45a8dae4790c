import type { Page } from "playwright-core";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { markAll } from "../support/queue.ts";
import { staffToken } from "../support/staff.ts";
import { test as base } from "../support/test.ts";
import { visitOf } from "../support/visit.ts";

export const test = base
  /** With empty queues. */
  .extend("home", { scope: "file" }, async ({ newLastingPerson }) => {
    const home = await visitOf(newLastingPerson, "Rosa");
    await markAll(await staffToken());
    return home;
  });

/** From the top. */
export const names = (page: Page) => page.locator("article h2").allTextContents();

/** On its heading or within. */
export const focusedCard = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("article")?.querySelector("h2")?.textContent ?? "");

/** For screen readers. */
export const announced = (page: Page, sentence: string) =>
  page.waitForFunction((words) => document.getElementById("announce-status")?.textContent === words, sentence);

/** Out of the queue's one entry. @param together the people of each household */
export async function lengthen(page: Page, length: number, together = 1): Promise<void> {
  await page.route("**/api/listNewEntries", async (route) => {
    const { Cursor, Limit = 50 } = route.request().postDataJSON() as { Cursor?: string; Limit?: number };
    const response = await route.fetch({ postData: "{}" });
    const [one] = ((await response.json()) as { entries: Entry[] }).entries;
    const from = Number(Cursor ?? 0);
    const count = Math.min(Limit, length - from);
    const entries = Array.from({ length: count }, (_, at) => ({
      ...one,
      ID: `${one?.ID}-${from + at + 1}`,
      HouseHoldID: `${one?.HouseHoldID}-${Math.floor((from + at) / together)}`,
      First: `Number ${from + at + 1}`,
    }));
    const next = from + count < length ? { NextCursor: String(from + count) } : {};
    await route.fulfill({ response, json: { entries, ...next } });
  });
}
