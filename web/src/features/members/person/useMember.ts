import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";

/**
 * One of the signed-in person's members, from the same list that every screen shows: pages are asked for until
 * the member is among them. `isMissing` once they are not in any.
 */
export function useMember(id: string) {
  const pages = useMembers();
  const { members, error, refetch, hasNextPage, isFetching } = pages;
  const member = members?.find(({ ID }) => ID === id);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && !member });
  const isMissing = members !== undefined && !member && !hasNextPage && !isFetching;
  return { member, isMissing, error: member ? null : error, refetch };
}
