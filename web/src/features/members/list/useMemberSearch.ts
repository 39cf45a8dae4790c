import { useEveryPage } from "#web/api/useEveryPage.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";

/** More than fit on a screen or two. */
const manyMembers = 10;

/** Finds members by name, among all of them: a search asks for the pages that have not come yet. */
export function useMemberSearch(pages: ReturnType<typeof useMembers>) {
  const { members = [], hasNextPage } = pages;
  const search = useWordSearch(members, fullName);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && search.isSearching });
  return {
    ...search,
    /** Whether there are enough members to search among. */
    isOffered: members.length > manyMembers || hasNextPage,
    /** Whether every member was looked at. */
    isDone: !hasNextPage,
  };
}
