import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { planMoveText } from "../payment/planMove.ts";

/** Undefined without an effect, or while the list loads. */
export function usePlanMove(member: Member): string | undefined {
  const pages = useMembers();
  useEveryPage(pages);
  return pages.members && !pages.hasNextPage ? planMoveText(member, pages.members) : undefined;
}
