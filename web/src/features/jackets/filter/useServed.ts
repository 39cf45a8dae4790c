import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countEntries } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { useQueueCount } from "#web/entities/jacket/useQueueCount.ts";
import { useUser } from "#web/session/SessionContext.ts";

export type Served = NonNullable<ResponseOf<typeof countEntries>["Served"]>;

/**
 * What the reader's department serves where it is several cities, counted again with each change of the whole.
 * Undefined while loading, null for others.
 */
export function useServed(kind: EntryKind): Served | null | undefined {
  const isOfPlace = placeRoles.includes(useUser().Role);
  const waiting = useQueueCount(kind);
  const { data, error } = useQuery({
    queryKey: [...callKey(countEntries), "cities", kind, waiting?.Count],
    queryFn: async () => (await send(countEntries, { Kind: kind, Cities: true })).Served ?? null,
    enabled: isOfPlace,
    placeholderData: keepPreviousData,
  });
  return isOfPlace && !error ? data : null;
}
