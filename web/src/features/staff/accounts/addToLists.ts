import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Call } from "#shared/contract/call.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { callKey } from "#web/api/useCall.ts";
import { withNew } from "./accountPages.ts";

interface Keyed {
  readonly queryKey: readonly unknown[];
}

const isWhole = ({ queryKey: [, body] }: Keyed): boolean => Object.keys(body ?? {}).length === 0;

/** A new account comes first in the whole list; the server alone knows which searches and places it fits. */
export function addToLists(cache: QueryClient, list: Call, account: ListedAccount): void {
  const whole = { queryKey: callKey(list), predicate: isWhole };
  // A running request was sent before the account was there.
  void cache.cancelQueries(whole);
  cache.setQueriesData<InfiniteData<object>>(
    whole,
    (data) => data && { ...data, pages: [...withNew(data.pages, account)] },
  );
  void cache.invalidateQueries({ queryKey: callKey(list), predicate: (query) => !isWhole(query) });
}
