import { type Save, untilSaved } from "#lambdas/domain/common/retryOnConflict.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { type Person, readFamily } from "#lambdas/records/family/family.ts";
import { unchanged, type Write } from "#lambdas/records/table/table.ts";

/** Fewer than the 100 writes of a transaction: one is left for the account, and a member may take 91. */
const mostWrites = 95;
const atOnce = 4;

/** For each home that its department knows, the writes that end it. */
const withdrawals = (family: readonly Person[]): Write[][] =>
  family
    .flatMap(({ homes }) => homes)
    .filter(({ jacket }) => jackets.isKnown(jacket))
    .map((home) => jackets.endAll([home]));

/** For each paid member with a home that its department does not know, the writes that tell it. */
const returns = (family: readonly Person[]): Write[][] =>
  family
    .filter(({ member }) => member.payed === "COMPLETE")
    .map(({ member, homes }) => ({ member, homes: homes.filter(({ jacket }) => !jackets.isKnown(jacket)) }))
    .filter(({ homes }) => homes.length > 0)
    .map(({ member, homes }) => [unchanged(member), ...jackets.changeAll(member, homes)]);

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

/** Saves each; all of them are tried before the first failure is thrown. */
async function saveAll(transactions: readonly Write[][], save: Save): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < transactions.length; from += atOnce) {
    const results = await Promise.allSettled(transactions.slice(from, from + atOnce).map(save));
    failures.push(...results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}

async function inLine({ id, status }: AccountRecord, save: Save): Promise<void> {
  const family = await readFamily(id);
  const groups = status === "ACTIVE" ? returns(family) : withdrawals(family);
  await saveAll(
    pack(groups).map((writes) => [requireStatus(id, status), ...writes]),
    save,
  );
}

/**
 * Brings what the departments are told of an account's people in line with its status: while it is restricted
 * or deleted nobody lives at its places, otherwise every paid member does where they are linked. An account may
 * have thousands of homes: they are written in several transactions, each holding the status. What is in line
 * already is left alone, so that a run that was cut off is simply run again.
 */
export const tellDepartments = (accountId: string): Promise<void> =>
  untilSaved(async (save) => {
    const account = await getAccount(accountId);
    if (account?.role === "USER") await inLine(account, save);
  });
