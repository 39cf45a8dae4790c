import { city, state } from "#shared/fields/address.ts";
import { useKeptFilter } from "../lists/useKeptFilter.ts";

const names = ["search", "city", "state"] as const;

/** City and state count together only. */
function narrowingOf(asked: Readonly<Record<(typeof names)[number], string>>) {
  const Search = asked.search.trim();
  const City = city.safeParse(asked.city).data;
  const State = state.safeParse(asked.state).data;
  return { ...(Search && { Search }), ...(City && State && { City, State }) };
}

export function useListFilter() {
  const filter = useKeptFilter(names);
  const body = narrowingOf(filter.asked);
  return { ...filter, body, isNarrowed: Object.keys(body).length > 0 };
}

export type ListFilter = ReturnType<typeof useListFilter>;
