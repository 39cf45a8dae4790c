import { handler as markEntry } from "#lambdas/calls/markEntry.ts";
import { handler as restoreAccount } from "#lambdas/calls/restoreAccount.ts";
import { handler as restrictAccount } from "#lambdas/calls/restrictAccount.ts";
import { handler as undoMark } from "#lambdas/calls/undoMark.ts";
import { handler as updateMember } from "#lambdas/calls/updateMember.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, anEdit } from "#lambdas/testing/builders/members.ts";
import { aCity, anOperator, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { readPartition } from "#scripts/proof/kit/Partition.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { anyFinish, winners } from "#scripts/proof/races/judge.ts";
import type { Finish, RaceKind } from "#scripts/proof/races/Race.ts";
import { byTurns, finish, times } from "#scripts/proof/races/run.ts";

async function aWaitingFamily() {
  const city = aCity();
  const [moderator, family] = await Promise.all([registeredStaff("MOD", { City: city, State: "MI" }), aFamily(city)]);
  const [entry] = await listOf(moderator);
  const EntryID = entry?.ID ?? "";
  const { owner, member } = family;
  let edits = 0;
  return {
    owner,
    EntryID,
    mark: () => finish(markEntry, { EntryID }, { session: moderator }),
    undo: () => finish(undoMark, { EntryID }, { session: moderator }),
    edit() {
      edits += 1;
      return finish(updateMember, anEdit(member, { First: `Ada ${edits}` }), { session: owner });
    },
    wrong: async (finishes: readonly Finish[]) => [...anyFinish(finishes), ...(await wrongIn(owner.accountId))],
  };
}

async function receiptsWrong({ accountId }: TestAccount): Promise<string[]> {
  const { jackets } = await readPartition(accountId);
  const receipts = jackets.flatMap(({ deliveries }) =>
    Object.values(deliveries).flatMap((delivery) => delivery.receipts),
  ).length;
  return receipts === 1 ? [] : [`${receipts} receipts of one mark`];
}

const markTwice: RaceKind = {
  name: "marks of one entry",
  async prepare(runners) {
    const { owner, mark, wrong } = await aWaitingFamily();
    return {
      run: times(runners, mark),
      wrong: async (finishes) => [
        ...winners(finishes, 1, runners),
        ...(await wrong(finishes)),
        ...(await receiptsWrong(owner)),
      ],
    };
  },
};

const markUndo: RaceKind = {
  name: "a mark and its undoing",
  async prepare(runners) {
    const { mark, undo, wrong } = await aWaitingFamily();
    return { run: byTurns(runners, mark, undo), wrong };
  },
};

const markEdit: RaceKind = {
  name: "a mark and edits of the member",
  async prepare(runners) {
    const { mark, edit, wrong } = await aWaitingFamily();
    return { run: byTurns(runners, mark, edit), wrong };
  },
};

const restrictEachOther: RaceKind = {
  name: "two master administrators who restrict each other",
  async prepare(runners) {
    const [one, other] = [await registeredStaff("MASTER ADMIN"), await registeredStaff("MASTER ADMIN")];
    const restrict =
      (session: TestAccount, { accountId: ID }: TestAccount) =>
      () =>
        finish(restrictAccount, { ID, Reason: "Misuse" }, { session });
    return {
      run: byTurns(runners, restrict(one, other), restrict(other, one)),
      wrong: async (finishes) => {
        const both = await Promise.all([one, other].map(({ accountId }) => getAccount(accountId)));
        const left = both.filter((account) => account?.status === "ACTIVE").length;
        return [...winners(finishes, 1, runners), ...(left === 1 ? [] : [`${left} of two stay`])];
      },
    };
  },
};

const restrictRestore: RaceKind = {
  name: "a restriction and its lifting",
  async prepare(runners) {
    const { owner, wrong } = await aWaitingFamily();
    const [one, other] = [await registeredStaff("ADMIN"), await registeredStaff("ADMIN")];
    const { accountId: ID } = owner;
    return {
      run: byTurns(
        runners,
        () => finish(restrictAccount, { ID, Reason: "False entries" }, { session: one }),
        () => finish(restoreAccount, { ID }, { session: other }),
      ),
      wrong,
    };
  },
};

async function leftWrong({ accountId }: TestAccount): Promise<string[]> {
  const { households, members, links, orders, waiting } = await readPartition(accountId);
  const left = { households, members, links, orders, waiting };
  return Object.entries(left).flatMap(([name, rows]) => (rows.length > 0 ? [`${rows.length} ${name} are left`] : []));
}

const eraseEdit: RaceKind = {
  name: "an erasure and edits of the member",
  async prepare(runners) {
    const { owner, edit } = await aWaitingFamily();
    const eraseAll = async () => {
      await erase(owner.accountId, anOperator());
      return { status: 200 };
    };
    return {
      run: times(runners, (at) => (at === 0 ? eraseAll() : edit())),
      wrong: async (finishes) => [...anyFinish(finishes), ...(await leftWrong(owner))],
    };
  },
};

export const departmentRaces: readonly RaceKind[] = [
  markTwice,
  markUndo,
  markEdit,
  restrictEachOther,
  restrictRestore,
  eraseEdit,
];
