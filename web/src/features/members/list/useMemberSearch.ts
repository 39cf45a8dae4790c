import { useEveryPage } from "#web/api/useEveryPage.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";

/** More than fit on two screens. */
const manyMembers = 10;

/** Loads the missing pages. */
export function useMemberSearch(pages: ReturnType<typeof useMembers>) {
  const { members = [], hasNextPage } = pages;
  const search = useWordSearch(members, fullName);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && search.isSearching });
  return { ...search, isOffered: members.length > manyMembers || hasNextPage, isDone: !hasNextPage };
}
