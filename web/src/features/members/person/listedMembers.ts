import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#shared/contract/call.ts";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { callKey } from "#web/api/useCall.ts";

export type MemberPages = InfiniteData<ResponseOf<typeof listMembers>>;

/** In their place, or last. */
export function withMember(data: MemberPages, member: Member): MemberPages {
  const isListed = data.pages.some(({ Members }) => Members.some(({ ID }) => ID === member.ID));
  const pages = data.pages.map((page, index) => {
    const Members = page.Members.map((one) => (one.ID === member.ID ? member : one));
    const isLast = index === data.pages.length - 1;
    return { ...page, Members: isLast && !isListed ? [...Members, member] : Members };
  });
  return { ...data, pages };
}

/** At once; the lists are requested again. */
export function putMember(cache: QueryClient, member: Member): void {
  const key = callKey(listMembers);
  cache.setQueriesData<MemberPages>({ queryKey: key }, (data) => data && withMember(data, member));
  void cache.invalidateQueries({ queryKey: key });
  void cache.invalidateQueries({ queryKey: callKey(listHouseholds) });
}
