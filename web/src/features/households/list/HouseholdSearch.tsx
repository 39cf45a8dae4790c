import type { Household } from "#shared/model/household.ts";
import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import type { useWordSearch } from "#web/ui/search/useWordSearch.ts";

type Search = ReturnType<typeof useWordSearch<Household>>;

function outcomeOf({ words, isSearching, found }: Search): string {
  if (!isSearching) return "";
  return found.length > 0 ? `${found.length} found` : `No house hold has “${words.trim()}” in its details.`;
}

/** The search over a long list, and what it found. */
export function HouseholdSearch({ search }: { readonly search: Search }) {
  return <SearchBox label="Search by name, address or person" search={search} outcome={outcomeOf(search)} />;
}
