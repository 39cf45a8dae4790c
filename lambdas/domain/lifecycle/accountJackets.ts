import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { readersOf } from "#lambdas/domain/common/serving.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { type FamilyMember, type Home, readFamily } from "#lambdas/records/family/family.ts";
import { packWrites } from "#lambdas/records/table/packWrites.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";

/** Of a transaction: the account's status, and the row of the registries. */
const otherWrites = 2;
const atOnce = 4;

const endingsOf = (homes: readonly Home[], reason: Ending): Write[][] =>
  homes.filter(({ jacket }) => endings.isToEnd(jacket, reason)).map((home) => endings.endAll([home], reason));

/** They ended before a restriction. */
const unpaidEndings = (family: readonly FamilyMember[]): Write[][] =>
  family
    .filter(({ member }) => member.payed !== "COMPLETE")
    .map(({ member, homes }) => ({ member, writes: endingsOf(homes, "UNPAID").flat() }))
    .filter(({ writes }) => writes.length > 0)
    .map(({ member, writes }) => [unchanged(member), ...writes]);

const homesOf = (family: readonly FamilyMember[]): Home[] => family.flatMap(({ homes }) => homes);

async function returns(family: readonly FamilyMember[]): Promise<Write[][]> {
  const paid = family.filter(({ member }) => member.payed === "COMPLETE");
  const places = paid.flatMap(({ homes }) => homes.map(({ household }) => household.address));
  const departmentsAt = await readersOf(places);
  return paid
    .map(({ member, homes }) => ({ member, writes: jackets.catchUpAll(member, homes, departmentsAt) }))
    .filter(({ writes }) => writes.length > 0)
    .map(({ member, writes }) => [unchanged(member), ...writes]);
}

async function followStatus({ id, status }: AccountRecord): Promise<boolean> {
  const family = await readFamily(id);
  const groups =
    status === "ACTIVE"
      ? [...(await returns(family)), ...unpaidEndings(family)]
      : endingsOf(homesOf(family), status === "DELETED" ? "DELETED" : "PAUSED");
  const transactions = packWrites(groups, otherWrites).map((writes) => [requireStatus(id, status), ...writes]);
  const [failure] = await runAll(transactions, atOnce, transact);
  if (failure) throw failure.error;
  return transactions.length > 0;
}

/**
 * Jackets follow the account's status and its places' departments: all end while it is restricted or deleted; else
 * every paid member has one at each home. Every transaction requires the status; an interrupted run is run again.
 * Returns whether a jacket changed.
 */
export const updateDepartments = (accountId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const account = await getAccount(accountId);
    return account?.role === "USER" && followStatus(account);
  });

/**
 * Also the registries. A changed jacket queues its homes for them; none changes where a department only keeps it, or a
 * restriction was lifted before it ended, though homes may have left the registries for another reason.
 */
export async function updateDepartmentsAndHomes(accountId: string): Promise<void> {
  if (!(await updateDepartments(accountId))) await listHomes(accountId);
}
