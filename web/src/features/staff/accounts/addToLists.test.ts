import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listModerators } from "#shared/contract/accountLists.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { callKey } from "#web/api/useCall.ts";
import { addToLists } from "./addToLists.ts";
import { anAccount } from "./testing/anAccount.ts";

type Pages = InfiniteData<{ readonly Moderators: readonly ListedAccount[] }>;

const dana = anAccount();
const lea = anAccount({ ID: "account-3", FirstName: "Lea" });
const keyOf = (body: object) => [...callKey(listModerators, body), "pages"];
const filters = [{ Search: "dana" }, { City: "Detroit", State: "MI" }] as const;

test("a new account stands first in the whole list at once; a search or a place is asked for anew", () => {
  const cache = new QueryClient();
  for (const body of [{}, ...filters])
    cache.setQueryData<Pages>(keyOf(body), { pages: [{ Moderators: [dana] }], pageParams: [undefined] });
  addToLists(cache, listModerators, lea);
  const state = (body: object) => cache.getQueryState<Pages>(keyOf(body));
  const names = (body: object) => state(body)?.data?.pages[0]?.Moderators.map(({ FirstName }) => FirstName);
  expect([names({}), state({})?.isInvalidated]).toEqual([["Lea", "Dana"], false]);
  for (const body of filters) expect([names(body), state(body)?.isInvalidated]).toEqual([["Dana"], true]);
});
