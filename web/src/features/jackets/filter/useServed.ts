import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countEntries } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { useQueueCount } from "#web/entities/jacket/useQueueCount.ts";
import { useUser } from "#web/session/SessionContext.ts";

export type ServedCities = NonNullable<ResponseOf<typeof countEntries>["Served"]>;

/**
 * What the reader's department serves where it is several cities, counted again with each change of the whole.
 * Undefined while loading, null for others.
 */
export function useServed(kind: EntryKind): ServedCities | null | undefined {
  const isOfPlace = placeRoles.includes(useUser().Role);
  const waiting = useQueueCount(kind)?.Count;
  const { data, error, refetch } = useQuery({
    queryKey: [...callKey(countEntries), "cities", kind],
    queryFn: async () => (await send(countEntries, { Kind: kind, Cities: true })).Served ?? null,
    enabled: isOfPlace,
  });
  // A department of one city has nothing to count again.
  const countAgain = useEffectEvent((count: number | undefined) => {
    if (data && count !== undefined) void refetch({ cancelRefetch: false });
  });
  useEffect(() => countAgain(waiting), [waiting]);
  return isOfPlace && !error ? data : null;
}
