import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { inject } from "vitest";
import type { Entry } from "#shared/model/entry.ts";
import type { Member } from "#shared/model/member.ts";
import { aHousehold, aPaidMember, assign, callApi, type Family } from "./family.ts";
import { newPerson } from "./look.ts";
import { signIn } from "./signIn.ts";

export interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];
}

type Queue = "/listNewEntries" | "/listUpdatedEntries";

/** A seeded member of the staff; of Detroit where the role has a place. */
function staffOf(role: string) {
  const found = inject("staff").find(({ Role, City }) => Role === role && (City === "Detroit" || !City));
  if (!found) throw new Error(`No ${role} is seeded`);
  return found;
}

/** Signs a member of the staff in, in a browser of their own, and opens a screen. */
export async function aReader(browser: Browser, path: string, role = "MOD"): Promise<Reader> {
  const reader = await newPerson(browser);
  const { Email, Password } = staffOf(role);
  await signIn(reader.page, Email, Password);
  await reader.page.getByRole("heading", { level: 1, name: "New Jackets" }).waitFor();
  await reader.page.goto(path);
  return reader;
}

export async function staffToken(role = "MOD"): Promise<{ token: string }> {
  const { Email, Password } = staffOf(role);
  const { JWT } = await callApi<{ JWT: string }>("POST", "/account/login", { Email, Password });
  return { token: JWT };
}

/** Everything that waits in one of Detroit's queues, at most 200. */
export async function waitingIn(queue: Queue, as: { token: string }): Promise<Entry[]> {
  return (await callApi<{ entries: Entry[] }>("POST", queue, { Limit: 100 }, as)).entries;
}

/** Marks what waits in both of Detroit's queues, all of it or one person's. */
export async function markAll(as: { token: string }, first?: string): Promise<void> {
  for (const queue of ["/listNewEntries", "/listUpdatedEntries"] as const) {
    const entries = await waitingIn(queue, as);
    const wanted = entries.filter(({ First }) => first === undefined || First === first);
    for (const { ID } of wanted) await callApi("POST", "/markEntry", { EntryID: ID }, as);
    if (wanted.length === 100) await markAll(as, first);
  }
}

/** Registers somebody with the details of Ada, changed by `details`, at a new home; their jacket waits. */
export async function aJacket(
  family: Family,
  img: string,
  details: object,
  street?: string,
): Promise<Member> {
  const home = await aHousehold(family, "Home", street);
  const member = await aPaidMember(family, img, { ...details });
  await assign(family, member, home);
  return member;
}

export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
export const markOf = (page: Page, name: string) => button(card(page, name), "Mark as Transfered");
/** The name of the jacket that has the focus, on its heading or within. */
export const focusedJacket = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("article")?.querySelector("h2")?.textContent ?? "");

/** Lets a call wait until it is let go. */
export async function held(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/${path}`, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

/** Makes pages of a queue out of its one entry. */
export async function lengthen(page: Page, length: number): Promise<void> {
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
