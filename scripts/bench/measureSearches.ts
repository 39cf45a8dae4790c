import { handler as listAudit } from "#lambdas/calls/listAudit.ts";
import { handler as listUsers } from "#lambdas/calls/listUsers.ts";
import { aResident, changeAccount, staff } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { compareRegistries, copyAccount } from "./compareRegistries.ts";
import { costOf } from "./costOf.ts";
import type { Figure } from "./Figure.ts";
import { fillAudit, fillResidents } from "./registries.ts";

const residents = 10_000;
const [days, ofDay] = [30, 300];

async function copy(person: Parameters<typeof copyAccount>[0], from: string, to: string): Promise<void> {
  process.env.TABLE_NAME = from;
  await copyAccount(person, to);
}

/** By name among 10,000 accounts, against a registry of one; and through a month's audit, in vain. */
export async function measureSearches(small: string, large: string): Promise<Figure[]> {
  process.env.TABLE_NAME = small;
  const [session, needle] = [await staff("MASTER ADMIN"), await aResident()];
  await changeAccount(needle, { last: "Zylberstejn" });
  await fillResidents(large, residents);
  await fillAudit(large, days, ofDay);
  for (const person of [session, needle]) await copy(person, small, large);
  const findUser = async () => {
    const { status, body } = await invoke(listUsers, { Search: "zylberstejn" }, { session });
    if (status !== 200 || body.Users.length !== 1) throw new Error(`The search answered ${status}`);
  };
  const findNothing = async () => {
    const { status, body } = await invoke(listAudit, { Search: "no-such-id" }, { session });
    if (status !== 200 || body.Rows.length > 0) throw new Error(`The search answered ${status}`);
  };
  return [
    ...(await compareRegistries("account by name", [small, large], findUser)),
    ...(await costOf("account by name", large, findUser, { trips: 3, units: 6 })),
    ...(await costOf("a page of a search of the audit", large, findNothing, { trips: 7, units: 60 })),
  ];
}
