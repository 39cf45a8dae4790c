import { expect, test } from "vitest";
import { aCity } from "#lambdas/testing/builders/people.ts";
import { strangers } from "#lambdas/testing/builders/strangers.ts";
import { accountPosition, newestAccount, partsOf, readAccounts } from "./accountList.ts";

test("a list in several parts is read through in order, each account once, however its parts differ", async () => {
  const City = aCity();
  await strangers(200, "ENGINEER", { City, State: "MI" });
  const parts = partsOf(["ENGINEER"], undefined);
  const read = [];
  let position = newestAccount;
  for (let isLast = false; !isLast; ) {
    const batch = await readAccounts(parts, position, 10);
    read.push(...batch.accounts);
    isLast = batch.isLast;
    const end = batch.accounts.at(-1);
    if (end) position = accountPosition(end);
    else expect(isLast, "a batch without an account is the last one").toBe(true);
  }
  const positions = read.map(accountPosition);
  expect(positions).toEqual(positions.toSorted().reverse());
  expect(new Set(positions).size).toBe(positions.length);
  expect(read.filter(({ address }) => address.City === City)).toHaveLength(200);
});
