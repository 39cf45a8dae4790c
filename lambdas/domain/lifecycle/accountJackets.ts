import { runAll } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readersOf } from "#lambdas/domain/common/serving.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { type Home, type Person, readFamily } from "#lambdas/records/family/family.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";

/** A transaction takes 100 writes: one is for the account, and a member may need 73. */
const mostWrites = 95;
const atOnce = 4;

/** For each home of which a department is still to be told this end, the writes that tell it. */
const endingsOf = (homes: readonly Home[], reason: Ending): Write[][] =>
  homes.filter(({ jacket }) => endings.isToEnd(jacket, reason)).map((home) => endings.endAll([home], reason));

/** For each member who is not paid, the writes by which records that ended with a restriction stay ended. */
const unpaidEndings = (family: readonly Person[]): Write[][] =>
  family
    .filter(({ member }) => member.payed !== "COMPLETE")
    .map(({ member, homes }) => ({ member, writes: endingsOf(homes, "UNPAID").flat() }))
    .filter(({ writes }) => writes.length > 0)
    .map(({ member, writes }) => [unchanged(member), ...writes]);

const homesOf = (family: readonly Person[]): Home[] => family.flatMap(({ homes }) => homes);

/** For each paid member with a home that is not right at every department, the writes that make it so. */
async function returns(family: readonly Person[]): Promise<Write[][]> {
  const paid = family.filter(({ member }) => member.payed === "COMPLETE");
  const places = paid.flatMap(({ homes }) => homes.map(({ household }) => household.address));
  const departmentsAt = await readersOf(places);
  return paid
    .map(({ member, homes }) => ({ member, writes: jackets.catchUpAll(member, homes, departmentsAt) }))
    .filter(({ writes }) => writes.length > 0)
    .map(({ member, writes }) => [unchanged(member), ...writes]);
}

/** Joins groups of writes, each to stay together, into few transactions. */
function pack(groups: readonly Write[][]): Write[][] {
  const packed: Write[][] = [];
  for (const group of groups) {
    const last = packed.at(-1);
    if (last && last.length + group.length <= mostWrites) last.push(...group);
    else packed.push([...group]);
  }
  return packed;
}

async function followStatus({ id, status }: AccountRecord): Promise<void> {
  const family = await readFamily(id);
  const groups =
    status === "ACTIVE"
      ? [...(await returns(family)), ...unpaidEndings(family)]
      : endingsOf(homesOf(family), status === "DELETED" ? "DELETED" : "PAUSED");
  const transactions = pack(groups).map((writes) => [requireStatus(id, status), ...writes]);
  const [failure] = await runAll(transactions, atOnce, transact);
  if (failure) throw failure.error;
}

/**
 * Makes the jackets of an account's members follow its status and the departments of its places: all of them end while
 * it is restricted or deleted; otherwise every paid member has one at each home, known to each department there. An account may have thousands of homes, so there
 * are several transactions, each of which requires the status. Jackets that are right are left alone: a run that
 * was cut off is run again.
 */
export const updateDepartments = (accountId: string): Promise<void> =>
  retryOnConflict(async () => {
    const account = await getAccount(accountId);
    if (account?.role === "USER") await followStatus(account);
  });
