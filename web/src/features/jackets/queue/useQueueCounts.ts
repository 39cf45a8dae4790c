import { useQuery, useQueryClient } from "@tanstack/react-query";
import { countEntries } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import type { CountRequest } from "../filter/queueQuery.ts";
import type { Counts, CountsSince } from "./queueActivity.ts";

const pace = 20_000;

async function countNow(Kind: EntryKind, place: CountRequest, LaterThan: string, InHand: boolean): Promise<Counts> {
  const asked = Date.now();
  const all = await send(countEntries, { ...place, Kind, LaterThan, ...(InHand && { InHand }) });
  return {
    asked,
    answered: Date.now(),
    waiting: all.Count,
    later: all.Later?.Count ?? 0,
    moreWaiting: all.More,
    moreLater: all.Later?.More ?? false,
    inHand: all.InHand ?? [],
  };
}

interface Options {
  readonly kind: EntryKind;
  readonly place: CountRequest;
  /** The list's request: each list counts anew. */
  readonly begun: number;
  /** An ISO time. */
  readonly newestKnown: () => string;
  readonly withHands: boolean;
  readonly enabled: boolean;
}

/** While the screen is watched, and at once when it is again. Numbers only. */
export function useQueueCounts({ kind, place, begun, newestKnown, withHands, enabled }: Options) {
  const cache = useQueryClient();
  const queryKey = [...callKey(countEntries), kind, place, begun];
  return useQuery<CountsSince, ApiError>({
    queryKey,
    queryFn: async () => {
      const before = cache.getQueryData<CountsSince>(queryKey);
      const after = before?.after ?? newestKnown();
      const last = await countNow(kind, place, after, withHands);
      return { after, first: before?.first ?? last, last };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled,
    refetchInterval: pace,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    retry: false,
  });
}
