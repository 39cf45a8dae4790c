import { afterEach, expect, test, vi } from "vitest";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { handler as undoDeletion } from "#lambdas/calls/undoDeletion.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { accountPk, queuePk, sessionsPk } from "#lambdas/records/table/keys.ts";
import { beforeTransaction } from "#lambdas/testing/beforeTransaction.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { mark, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { atProvider, subscriptionOf } from "#lambdas/testing/builders/payments/payments.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aResident,
  changeAccount,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { askForDeletion, deletionComesDue, deletionOn } from "#lambdas/testing/builders/requestedDeletions.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { keptInEntry, keptInJacket, keptInTombstone, pathsIn } from "#lambdas/testing/erasedPaths.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun, redrive } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { sampleOf } from "#shared/testing/howMany.ts";

afterEach(() => vi.restoreAllMocks());

const today = () => dayOf(new Date());

const isErased = async ({ accountId }: TestAccount): Promise<boolean> =>
  (await getAccount(accountId))?.status === "DELETED";

const undo = (session: TestAccount) => invoke(undoDeletion, {}, { session });

async function asDue(person: TestAccount): Promise<TestAccount> {
  await deletionComesDue(person, await askForDeletion(person));
  return person;
}

test("who is registered by another account, too, is registered once after the erasure of one", async () => {
  const same = { First: "Ada", Last: `Twice ${aCity()}`, Dob: "1950-01-02" };
  const City = aCity();
  const { owner } = await aFamily(aCity(), same);
  await aFamily(City, same);
  const moderator = await aModerator(City);
  const isElsewhere = async () => {
    const { body } = await invoke(listNewEntries, {}, { session: moderator });
    return body.entries.map(({ PersonInOtherAccount = false }) => PersonInOtherAccount);
  };
  expect(await isElsewhere()).toEqual([true]);
  await asDue(owner);
  await dailyRun();
  expect(await isElsewhere()).toEqual([false]);
});

const rowsLeft = async ({ accountId }: TestAccount) =>
  (await Promise.all([accountPk, sessionsPk].map((pk) => rowsOf(pk(accountId))))).flat();

test("on the day an account is erased as its owner asked: what departments are owed is left, and no more", async () => {
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner, member, linkingId } = await aFamily(City, {
    Additional: "Knock twice",
    Mail: "ada@example.com",
    Phone: "(313) 555-0123",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  await mark(moderator, await onlyInQueue(City));
  await edit(owner, member, { Medical: { Other: true, OtherText: "Door code 4712" } });
  await asDue(owner);
  await dailyRun();
  const rows = await rowsLeft(owner);
  expect(rows.map(({ sk }) => sk)).toEqual(["#A", `LJ#${linkingId}`]);
  expect(rows[0]).toMatchObject({ status: "DELETED", deletedFor: "OWNER" });
  expect(pathsIn(rows[0])).toEqual(keptInTombstone);
  expect(pathsIn(rows[1])).toEqual(keptInJacket(City));
  const [notice] = await rowsOf(queuePk("UPDATED", placeKey({ City, State: "MI" })));
  expect(pathsIn(notice)).toEqual(keptInEntry);
  expect(JSON.stringify([...rows, notice])).not.toMatch(/Knock|ada@example|\b471[12]\b|\bDNR\b|photos\//);
  expect(await deletionOn(today(), owner)).toBeUndefined();
  const [mail] = await inbox(owner.email);
  expect([mail?.subject, mail?.text]).toEqual(["Your account was deleted", expect.stringContaining("as you asked")]);
  expect(await auditOf("deletion")).toContainEqual(
    expect.objectContaining({ action: "eraseAccount", subject: owner.accountId }),
  );
});

test("what an erased owner paid for ends with the provider", async () => {
  const { owner, OrderID } = await aPayingFamily(aCity());
  await asDue(owner);
  await dailyRun();
  expect(await isErased(owner)).toBe(true);
  expect((await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status).toBe("canceled");
});

test("before its day an account is not erased, and a kept account is never erased", async () => {
  const [waiting, kept] = [await aResident(), await aResident()];
  const day = await askForDeletion(waiting);
  await asDue(kept);
  expect((await undo(kept)).status).toBe(200);
  await dailyRun();
  expect([await isErased(waiting), await isErased(kept)]).toEqual([false, false]);
  expect(await deletionOn(day, waiting)).toBeDefined();
});

test("a deletion that was left behind by another one of the same account erases nothing", async () => {
  const owner = await aResident();
  const day = await askForDeletion(owner);
  await deletionComesDue(owner, day);
  await changeAccount(owner, { deletionOn: day });
  await dailyRun();
  expect(await isErased(owner)).toBe(false);
  expect(await deletionOn(today(), owner)).toBeUndefined();
});

const closingOf = ({ accountId }: TestAccount) => `"sk":"#A","id":"${accountId}"`;

test("an owner who keeps the account between the look and the erasure has it", async () => {
  const owner = await asDue(await aResident());
  const isReached = vi.fn(async () => expect((await undo(owner)).status).toBe(200));
  beforeTransaction(isReached, closingOf(owner));
  await dailyRun();
  expect(isReached).toHaveBeenCalledTimes(1);
  expect(await isErased(owner)).toBe(false);
  expect(await getAccount(owner.accountId)).not.toHaveProperty("deletionOn");
  expect((await inbox(owner.email))[0]?.subject).toBe("Your account stays");
});

test("of two workers and an undoing at once exactly one thing happens, and the owner is told it once", async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await asDue(await aResident());
    const [, , undone] = await Promise.all([dailyRun(), dailyRun(), undo(owner)]);
    await dailyRun();
    const subjects = (await inbox(owner.email)).map(({ subject }) => subject);
    const ends = subjects.filter((subject) => /was deleted|stays/.test(subject));
    expect(ends).toEqual([(await isErased(owner)) ? "Your account was deleted" : "Your account stays"]);
    expect(undone.status === 200).toBe(!(await isErased(owner)));
  }
});

test("an erasure that is cut off anywhere is finished when it is tried again, with one mail", async () => {
  for (const first of sampleOf([1, 2, 3, 4], 2)) {
    const City = aCity();
    const { owner, linkingId } = await aFamily(City);
    await mark(await aModerator(City), await onlyInQueue(City));
    await asDue(owner);
    breakOffAtTransaction(first);
    await expect(dailyRun()).rejects.toThrow("Dead letters");
    vi.restoreAllMocks();
    await redrive();
    expect(
      (await rowsLeft(owner)).map(({ sk }) => sk),
      `from ${first}`,
    ).toEqual(["#A", `LJ#${linkingId}`]);
    expect(await deletionOn(today(), owner)).toBeUndefined();
  }
});

test("a restricted owner, who cannot keep the account, has seven days again once it is restored", async () => {
  const [owner, admin] = [await aResident(), await anAdmin()];
  const day = await askForDeletion(owner);
  await restrict(admin, owner);
  await deletionComesDue(owner, day);
  await dailyRun();
  const later = addDays(today(), 7);
  expect([await isErased(owner), (await deletionOn(later, owner))?.work]).toEqual([
    false,
    { task: "eraseAccount", accountId: owner.accountId, day: later },
  ]);
  await restore(admin, owner);
  await deletionComesDue(owner, later);
  await dailyRun();
  expect([await isErased(owner), (await deletionOn(later, owner))?.work]).toEqual([
    false,
    { task: "eraseAccount", accountId: owner.accountId, day: later },
  ]);
  await changeAccount(owner, { statusSince: `${addDays(today(), -7)}T10:00:00.000Z` });
  await deletionComesDue(owner, later);
  await dailyRun();
  expect(await isErased(owner)).toBe(true);
});

test("of an account that an operator erased meanwhile the deletion goes, and no second mail is sent", async () => {
  const owner = await asDue(await aResident());
  await erase(owner.accountId, anOperator());
  await dailyRun();
  expect(await deletionOn(today(), owner)).toBeUndefined();
  const subjects = (await inbox(owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Your account was deleted")).toHaveLength(1);
  expect((await getAccount(owner.accountId))?.deletedFor).toBe("REQUEST");
});
