import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import type { useMemberSearch } from "./useMemberSearch.ts";

function outcomeOf({ words, isSearching, isDone, found }: ReturnType<typeof useMemberSearch>): string {
  if (!isSearching) return "";
  if (found.length > 0) return `${found.length} found${isDone ? "" : " so far"}`;
  return isDone ? `No family member is called “${words.trim()}”.` : "Searching…";
}

/** The search by name over a long list, and what it found. */
export function MemberSearch({ search }: { readonly search: ReturnType<typeof useMemberSearch> }) {
  return <SearchBox label="Search by name" search={search} outcome={outcomeOf(search)} sx={{ mb: 2.5 }} />;
}
