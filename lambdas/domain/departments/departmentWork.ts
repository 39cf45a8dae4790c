import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { newestAccount, partsOf, readAccounts } from "#lambdas/records/accounts/accountList.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { entryKind } from "#shared/model/jacket/entry.ts";

const mostCounted = 100;

type CappedCount = ListedDepartment["Waiting"];

const cappedCount = (count: number, more: boolean): CappedCount => ({
  Count: Math.min(count, mostCounted),
  More: more || count > mostCounted,
});

const worksThere = ({ status }: AccountRecord): boolean => status === "ACTIVE" || status === "INVITED";

async function readStaff(role: "MOD" | "MASTER MOD", id: string): Promise<AccountRecord[]> {
  const { accounts } = await readAccounts(partsOf([role], [id]), newestAccount, mostCounted + 1);
  return accounts.filter(worksThere);
}

async function countWaiting(id: string): Promise<CappedCount> {
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, [id]));
  const asked = { after: "", most: mostCounted + 1 };
  const parts = await Promise.all(sources.map((source) => countEntries(source, asked)));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return cappedCount(
    count,
    parts.some(({ more }) => more),
  );
}

interface Work {
  readonly masters: readonly AccountRecord[];
  readonly shown: Pick<ListedDepartment, "MasterModerators" | "Moderators" | "IsRead" | "Waiting">;
}

export async function readWork(id: string): Promise<Work> {
  const [masters, moderators, Waiting] = await Promise.all([
    readStaff("MASTER MOD", id),
    readStaff("MOD", id),
    countWaiting(id),
  ]);
  const MasterModerators = masters.map(({ first, last }) => `${first} ${last}`);
  return {
    masters,
    shown: {
      MasterModerators,
      Moderators: cappedCount(moderators.length, false),
      IsRead: [...masters, ...moderators].some(({ status }) => status === "ACTIVE"),
      Waiting,
    },
  };
}
