import { useEveryPage } from "#web/api/useEveryPage.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";

/** More than fit on two screens. */
const manyMembers = 10;

/** Searches members by name; a search loads the missing pages. */
export function useMemberSearch(pages: ReturnType<typeof useMembers>) {
  const { members = [], hasNextPage } = pages;
  const search = useWordSearch(members, fullName);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && search.isSearching });
  return {
    ...search,
    /** Enough members for a search. */
    isOffered: members.length > manyMembers || hasNextPage,
    /** Every page is loaded. */
    isDone: !hasNextPage,
  };
}
