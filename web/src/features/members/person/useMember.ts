import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";

/** Loads pages until found. `isMissing`: no page has them. */
export function useMember(id: string) {
  const pages = useMembers();
  const { members, error, refetch, hasNextPage, isFetching } = pages;
  const member = members?.find(({ ID }) => ID === id);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && !member });
  const isMissing = members !== undefined && !member && !hasNextPage && !isFetching;
  return { member, isMissing, error: member ? null : error, refetch };
}
