import { runAll } from "#lambdas/domain/common/drain.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import { confirmOn, editionOf, getMember, type MemberRecord } from "#lambdas/records/family/member.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { confirmMembers } from "#shared/contract/members.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

type Call = typeof confirmMembers;

/** Confirms a member on a day, unless they were since. `requires` throws to leave them. */
const confirmOne = (
  owner: string,
  id: string,
  day: string,
  requires: (member: MemberRecord | undefined) => MemberRecord,
): Promise<void> =>
  retryOnConflict(async () => {
    const member = requires(await getMember(owner, id));
    if ((member.confirmed ?? "") < day) await transact([confirmOn(member, day)]);
  });

function requireShown(member: MemberRecord | undefined, version: number): MemberRecord {
  if (!member) throw notFound();
  if (editionOf(member) !== version) throw changedElsewhere();
  return member;
}

/** Confirms members of the caller's own in the versions that were shown. Throws the first failure after all. */
export async function confirm(
  session: Session,
  { UID, Members }: ParsedRequestOf<Call>,
): Promise<ResponseOf<Call>> {
  requireOwn(session, UID);
  const day = easternDayOf(new Date());
  const [failure] = await runAll(Members, 10, ({ ID, Version }) =>
    confirmOne(session.accountId, ID, day, (member) => requireShown(member, Version)),
  );
  if (failure) throw failure.error;
  return { Confirmed: day };
}
