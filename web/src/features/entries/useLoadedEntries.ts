import { useState } from "react";
import type { listNewEntries } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { useCallPages } from "#web/api/useCallPages.ts";

/** A call that answers a queue: new or updated entries, the longest waiting first. */
export type QueueCall = typeof listNewEntries;

// What is being read must not move: the list is asked for again only when somebody presses something. And
// medical data is not kept once the screen is left.
const still = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

const same = (one: Entry) => (other: Entry) => one.ID === other.ID;

/** The entries that were loaded and not marked since, undefined while the first ones load. */
export function useLoadedEntries(call: QueueCall) {
  const list = useCallPages(call, {}, still);
  const [gone, setGone] = useState<readonly { readonly entry: Entry; readonly at: number }[]>([]);
  const loaded = list.data?.pages.flatMap(({ entries }) => entries);
  return {
    list,
    loaded,
    entries: loaded?.filter((entry) => !gone.some((mark) => same(entry)(mark.entry))),
    /** How many were taken out since a moment. */
    goneSince: (moment: number) => gone.filter(({ at }) => at > moment).length,
    takeOut: (entry: Entry) => setGone((current) => [...current, { entry, at: Date.now() }]),
    putBack: (entry: Entry) => setGone((current) => current.filter((mark) => !same(entry)(mark.entry))),
    /** Asks for all loaded pages again; answers what is in them, undefined when that failed. */
    reload: async (): Promise<readonly Entry[] | undefined> => {
      const begun = Date.now();
      const { data, isError } = await list.refetch();
      if (isError || !data) return undefined;
      // The server has said what still waits; only what was marked while it did is to be kept out.
      setGone((current) => current.filter(({ at }) => at >= begun));
      return data.pages.flatMap(({ entries }) => entries);
    },
  };
}
