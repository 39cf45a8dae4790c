import { getMember, memberRecord } from "#lambdas/records/family/member.ts";
import { countersKey, newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { assign } from "./members.ts";
import type { TestAccount } from "./people.ts";

/** Copies a paid member to these households by direct writes: calls would take far longer. */
export async function manyMembers(
  owner: TestAccount,
  like: Member,
  many: number,
  households: readonly Household[],
): Promise<void> {
  const member = await getMember(owner.accountId, like.ID);
  if (!member) throw new Error("There is no such member");
  const copies = Array.from({ length: many }, () => memberRecord({ ...member, id: newId() }));
  for (const copy of copies) {
    await transact([insert(copy)]);
    for (const household of households) await assign(owner, { ...like, ID: copy.id }, household);
  }
  const { pk, sk } = countersKey(owner.accountId);
  await setAttribute(pk, sk, "members", many + 1);
}
