import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { announce } from "#web/ui/announce.ts";
import type { QueueCall, useLoadedEntries } from "./useLoadedEntries.ts";

const pace = 20_000;

/**
 * Looks quietly for what came since the list was loaded: every 20 seconds, while the screen is looked at, it
 * asks for the last loaded page again, since a queue grows at its end.
 */
export function useArrivals(call: QueueCall, { list, loaded = [] }: ReturnType<typeof useLoadedEntries>) {
  const Cursor = list.data?.pageParams.at(-1);
  const poll = useQuery<ResponseOf<QueueCall> | null, ApiError>({
    queryKey: [...callKey(call, {}), "arrivals", Cursor ?? ""],
    queryFn: () => send(call, Cursor ? { Cursor } : {}),
    initialData: null,
    staleTime: Infinity,
    gcTime: 0,
    enabled: list.isSuccess,
    refetchInterval: pace,
    refetchOnWindowFocus: "always",
    retry: false,
  });
  const known = new Set(loaded.map(({ ID }) => ID));
  // While there is a next page, what follows the loaded ones is not new but not asked for.
  const answered = list.hasNextPage ? [] : (poll.data?.entries ?? []);
  const isLater = poll.dataUpdatedAt > list.dataUpdatedAt;
  const arrivals = isLater ? answered.filter(({ ID }) => !known.has(ID)) : [];
  const count = arrivals.length;
  useEffect(() => {
    if (count > 0) announce(`${count} new`);
  }, [count]);
  return { arrivals, poll, polledTotal: isLater ? poll.data?.Total : undefined };
}
