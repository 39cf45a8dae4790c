import { expect, test } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { aCity, aModerator, anAdmin, aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";

const stateOf = async ({ accountId }: TestAccount) => {
  const account = await getAccount(accountId);
  return [account?.status, account?.restrictedBy, account?.reason];
};
const refused = (by: string) => [
  403,
  "HIGHER_RANK_REQUIRED",
  `This account was restricted by a higher rank. Please ask ${by} to restore it.`,
];
const answer = ({ status, body }: Awaited<ReturnType<typeof restore>>) => [status, body.Code, body.Message];

test("a restriction is lifted by the rank that imposed it or a higher one, and by no lower one", async () => {
  const City = aCity();
  const chief = await staff("MASTER MOD", { City, State: "MI" });
  const [admin, master] = [await anAdmin(), await staff("MASTER ADMIN")];
  const moderator = await aModerator(City);
  await restrict(master, moderator, "Sold records");
  for (const lower of [chief, admin])
    expect(answer(await restore(lower, moderator))).toEqual(refused("a MASTER ADMIN"));
  expect(await stateOf(moderator)).toEqual(["RESTRICTED", "MASTER ADMIN", "Sold records"]);
  expect((await restore(await staff("MASTER ADMIN"), moderator)).body.Account).toMatchObject({
    Status: "ACTIVE",
  });
  expect(await stateOf(moderator)).toEqual(["ACTIVE", undefined, undefined]);
  await restrict(admin, moderator);
  expect(answer(await restore(chief, moderator))).toEqual(refused("an ADMIN or higher"));
  expect((await restore(await anAdmin(), moderator)).status).toBe(200);
  await restrict(chief, moderator);
  expect((await restore(chief, moderator)).status).toBe(200);
});

test("a refused restoration leaves no row of one, and the list says who may restore", async () => {
  const [admin, master, resident] = [await anAdmin(), await staff("MASTER ADMIN"), await aResident()];
  const { body } = await restrict(master, resident);
  expect(body.Account.RestoredBy).toBe("MASTER ADMIN");
  await restore(admin, resident);
  const rows = await auditOf(admin.accountId);
  expect(rows.filter(({ action }) => action === "restoreAccount")).toEqual([]);
});

test("a higher rank takes over a lower one's restriction, without a second mail; an equal one does not", async () => {
  const City = aCity();
  const chief = await staff("MASTER MOD", { City, State: "MI" });
  const [master, moderator] = [await staff("MASTER ADMIN"), await aModerator(City)];
  await restrict(chief, moderator, "On leave");
  await restrict(await staff("MASTER MOD", { City, State: "MI" }), moderator, "Said twice");
  expect(await stateOf(moderator)).toEqual(["RESTRICTED", "MASTER MOD", "On leave"]);
  await restrict(master, moderator, "Sold records");
  expect(await stateOf(moderator)).toEqual(["RESTRICTED", "MASTER ADMIN", "Sold records"]);
  await restrict(chief, moderator, "On leave");
  expect(await stateOf(moderator)).toEqual(["RESTRICTED", "MASTER ADMIN", "Sold records"]);
  expect(answer(await restore(chief, moderator))).toEqual(refused("a MASTER ADMIN"));
  const told = (await inbox(moderator.email)).filter(({ subject }) => subject.endsWith("was restricted"));
  expect(told).toHaveLength(1);
});
