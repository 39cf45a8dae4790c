import type { Locator, Page } from "playwright-core";
import type { Household } from "#shared/model/household.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { Member } from "#shared/model/member.ts";
import { type Body, callApi, type Token } from "./api.ts";
import { aHousehold, aPaidMember, assign } from "./family.ts";
import { button } from "./locators.ts";
import type { Visit } from "./visit.ts";

type Queue = "/listNewEntries" | "/listUpdatedEntries";

/** In Detroit, at most 100. */
export async function waitingIn(queue: Queue, as: Token): Promise<Entry[]> {
  return (await callApi<{ entries: Entry[] }>("POST", queue, { Limit: 100 }, as)).entries;
}

/** In both queues of Detroit. */
export async function markAll(as: Token, first?: string): Promise<void> {
  for (const queue of ["/listNewEntries", "/listUpdatedEntries"] as const) {
    const entries = await waitingIn(queue, as);
    const wanted = entries.filter(({ First }) => first === undefined || First === first);
    for (const { ID } of wanted) await callApi("POST", "/markEntry", { EntryID: ID }, as);
    if (wanted.length === 100) await markAll(as, first);
  }
}

/** Ada's facts, changed by `details`, at a new household. */
export async function aJacket(
  { resident, img }: Pick<Visit, "resident" | "img">,
  details: Body,
  place: Partial<Household> = {},
): Promise<Member> {
  const home = await aHousehold(resident, place);
  const member = await aPaidMember(resident, img, details);
  await assign(resident, member, home);
  return member;
}

/** A household for each. */
export async function someJackets(visit: Visit, names: readonly string[], details: Body = {}): Promise<void> {
  for (const [index, First] of names.entries())
    await aJacket(visit, { First, ...details }, { Street: `${index + 1} Campus Martius` });
}

export const filterField = (page: Page) => page.getByRole("searchbox", { name: /^Filter/ });
export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const cardHeading = (page: Page, name: string): Locator => card(page, name).getByRole("heading", { level: 2 });
export const markButton = (page: Page, name: string) => button(card(page, name), "Mark as Transfered");
