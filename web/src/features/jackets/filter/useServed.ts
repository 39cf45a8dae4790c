import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countEntries } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useQueueCount } from "#web/entities/jacket/useQueueCount.ts";
import { useUser } from "#web/session/SessionContext.ts";

export type ServedCities = NonNullable<ResponseOf<typeof countEntries>["Served"]>;

interface Served {
  /** As last known. Undefined while loading, null for others and where it was never known. */
  readonly served: ServedCities | null | undefined;
  /** It was never known. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  /** Whether it is known now. */
  readonly onRetry: () => Promise<boolean>;
}

/** The several cities of the reader's department, counted again with each change of the whole. */
export function useServed(kind: EntryKind): Served {
  const isOfPlace = placeRoles.includes(useUser().Role);
  const waiting = useQueueCount(kind)?.Count;
  const { data, isFetched, isFetching, refetch } = useQuery({
    queryKey: [...callKey(countEntries), "cities", kind],
    queryFn: async () => (await send(countEntries, { Kind: kind, Cities: true })).Served ?? null,
    enabled: isOfPlace,
  });
  const countAgain = useEffectEvent((count: number | undefined) => {
    // A department of one city has nothing to count again.
    if (!isFetched || data === null) return;
    if (count !== undefined) void refetch({ cancelRefetch: false });
  });
  useEffect(() => countAgain(waiting), [waiting]);
  // Also while asked for again: the reader's list stays.
  const hasFailed = isOfPlace && isFetched && data === undefined;
  return {
    served: isOfPlace && !hasFailed ? data : null,
    hasFailed,
    isRetrying: isFetching,
    onRetry: async () => (await waitWhileOnline(refetch()))?.data !== undefined,
  };
}
