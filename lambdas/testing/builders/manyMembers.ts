import { addHomes } from "#lambdas/domain/jackets/addHomes.ts";
import type { Counters } from "#lambdas/records/accounts/counters.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/family/household.ts";
import { getMember, isPaying, type MemberRecord, memberRecord } from "#lambdas/records/family/member.ts";
import { countersKey, newId } from "#lambdas/records/table/keys.ts";
import { get, insert, transact } from "#lambdas/records/table/table.ts";
import { putRows } from "#lambdas/records/table/writeMany.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import type { TestAccount } from "./people.ts";

async function homeOf({ accountId }: TestAccount, { ID }: Household): Promise<HouseholdRecord> {
  const home = await getHousehold(accountId, ID);
  if (!home) throw new Error("There is no such household");
  return home;
}

async function writeCopy(copy: MemberRecord, homes: readonly HouseholdRecord[]): Promise<void> {
  const linked = { ...copy, homeCount: homes.length, version: copy.version + homes.length };
  await transact([insert(linked), ...(await addHomes(linked, homes))]);
}

/** Copies by direct writes: calls would take far longer. */
export async function manyMembers(
  owner: TestAccount,
  { ID }: Member,
  count: number,
  households: readonly Household[],
): Promise<void> {
  const member = await getMember(owner.accountId, ID);
  if (!member) throw new Error("There is no such member");
  const homes = await Promise.all(households.map((household) => homeOf(owner, household)));
  const copies = Array.from({ length: count }, () => memberRecord({ ...member, id: newId() }));
  if (homes.length === 0) await putRows(copies);
  else for (const copy of copies) await writeCopy(copy, homes);
  const { members = 0, paid = 0 } = (await get<Counters>(countersKey(owner.accountId))) ?? {};
  const { pk, sk } = countersKey(owner.accountId);
  await setAttribute(pk, sk, "members", members + count);
  await setAttribute(pk, sk, "paid", paid + (isPaying(member) ? count : 0));
}
