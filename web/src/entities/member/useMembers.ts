import { listMembers } from "#shared/contract/members.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { familyRequest } from "#web/entities/familyRequest.ts";
import { useUser } from "#web/session/SessionContext.ts";

/** Oldest first, undefined while they load. A page has a hundred. */
export function useMembers() {
  const { ID } = useUser();
  const pages = useCallPages(listMembers, familyRequest(ID));
  return { ...pages, members: pages.data?.pages.flatMap(({ Members }) => Members) };
}
