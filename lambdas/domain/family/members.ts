import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { showMember, showPerson } from "#lambdas/domain/common/views/showMember.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import type { Session } from "#lambdas/session.ts";
import type { Member } from "#shared/model/member.ts";
import { accept } from "./photos/photos.ts";
import { type Creation, register } from "./registration.ts";

/**
 * Paid by an order, COMPLETE where a department pays at a home, else PENDING. Requires a household and an own photo.
 * Refuses an order foreign, unpaid, insufficient or used; an unpaid one first of all where no department takes part.
 */
export async function create(session: Session, request: Creation, once: Once | undefined): Promise<Member> {
  requireOwn(session, request.Parent_ID);
  const owner = session.accountId;
  const again = (earlier: string) => showPerson(owner, earlier);
  const earlier = await sentBefore(accountPk(owner), once);
  if (earlier !== undefined) return again(earlier);
  const photo = await accept(owner, request.img);
  const id = newId();
  return createOnce(
    accountPk(owner),
    once,
    id,
    async (first) => {
      const member = await register(id, request, photo, first);
      return member.homeCount ? again(id) : showMember(member);
    },
    again,
  );
}
