import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { endConsentWork } from "#lambdas/domain/family/consent/consentWork.ts";
import * as emergencyCards from "#lambdas/domain/family/emergencyCards/emergencyCards.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import { changedElsewhere } from "#lambdas/errors.ts";
import { uncountMember } from "#lambdas/records/accounts/counters.ts";
import { type FamilyMember, requirePerson } from "#lambdas/records/family/family.ts";
import { moveMatch } from "#lambdas/records/family/matches.ts";
import { isPaying } from "#lambdas/records/family/member.ts";
import { retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import { addFullPlanCheck, endOf } from "#lambdas/records/payments/paymentWork.ts";
import { remove as removeRow, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { deleteMember } from "#shared/contract/members.ts";

const removeLink = ({ link: { pk, sk } }: FamilyMember["homes"][number]): Write => removeRow({ pk, sk });

/** At most 83: six for each of twelve homes with four departments, and eleven for the member. */
async function removal({ member, homes }: FamilyMember): Promise<Write[]> {
  const paid = isPaying(member);
  return [
    removeRow(member),
    uncountMember(member.owner, { paid, sponsored: member.isSponsored === true }),
    ...(paid ? [addFullPlanCheck(member.owner)] : []),
    retirePhoto({ owner: member.owner, photo: member.person.img }),
    ...endOf(member),
    ...(await emergencyCards.endOf(member.owner, member.id)),
    ...(await moveMatch(member, member.matches, undefined)),
    ...homes.map(removeLink),
    ...endConsentWork(member),
    ...endings.endAll(homes, "DELETED"),
  ];
}

/** Also ends links and subscription; another paid member takes over a full plan. Refuses an older version. */
export async function remove(
  session: Session,
  { Parent_ID: owner, ID, Version }: ParsedRequestOf<typeof deleteMember>,
): Promise<void> {
  requireOwn(session, owner);
  await retryOnConflict(async () => {
    const person = await requirePerson(owner, ID);
    if (Version !== undefined && Version !== person.member.edition) throw changedElsewhere();
    await transact(await removal(person));
  });
}
