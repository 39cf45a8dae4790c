import { useEveryPage } from "#web/api/useEveryPage.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";

/** More than fit on a screen or two. */
const manyMembers = 10;

/** Searches all members by name: a search loads the pages that are missing. */
export function useMemberSearch(pages: ReturnType<typeof useMembers>) {
  const { members = [], hasNextPage } = pages;
  const search = useWordSearch(members, fullName);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && search.isSearching });
  return {
    ...search,
    /** Whether there are enough members for a search. */
    isOffered: members.length > manyMembers || hasNextPage,
    /** Whether every page is loaded. */
    isDone: !hasNextPage,
  };
}
