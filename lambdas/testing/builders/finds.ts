import { handler as findJackets } from "#lambdas/calls/findJackets.ts";
import { handler as listOpenings } from "#lambdas/calls/listOpenings.ts";
import { handler as openJacket } from "#lambdas/calls/openJacket.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { openJacket as openCall } from "#shared/contract/jackets/finding.ts";
import type { FoundJacket, Opening } from "#shared/model/jacket/opening.ts";
import type { TestAccount } from "./people.ts";

export async function foundBy(reader: TestAccount, Search: string): Promise<FoundJacket[]> {
  const found: FoundJacket[] = [];
  let Cursor: string | undefined;
  do {
    const { Jackets, NextCursor } = await bodyOf(findJackets, { Search, Cursor }, { session: reader });
    found.push(...Jackets);
    Cursor = NextCursor;
  } while (Cursor);
  return found;
}

export async function onlyFound(reader: TestAccount, Search: string): Promise<FoundJacket> {
  const [one, ...others] = await foundBy(reader, Search);
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} people, not one`);
  return one;
}

type OpenOptions = Partial<RequestOf<typeof openCall>>;

export const openRecord = (reader: TestAccount, { ID }: Pick<FoundJacket, "ID">, reason: OpenOptions = {}) =>
  invoke(openJacket, { ID, Reason: "REVIEW", ...reason }, { session: reader });

export const openingsOf = async (owner: TestAccount): Promise<Opening[]> =>
  (await bodyOf(listOpenings, {}, { session: owner })).Openings;
