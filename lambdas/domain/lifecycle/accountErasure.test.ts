import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import { handler as refreshSession } from "#lambdas/calls/refreshSession.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import * as accountList from "#lambdas/records/accounts/accountList.ts";
import { accountPk, factorsPk, queuePk, sessionsPk } from "#lambdas/records/table/keys.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { mark, medicalOf, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { aCheckout, atProvider, subscriptionOf } from "#lambdas/testing/builders/payments/payments.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aPhone,
  aResident,
  signIn,
  staff,
  type TestAccount,
  withCredentials,
} from "#lambdas/testing/builders/people.ts";
import { anotherProof, aProof } from "#lambdas/testing/builders/phones.ts";
import { aPhoto } from "#lambdas/testing/builders/photos.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { keptInEntry, keptInJacket, keptInTombstone, pathsIn } from "#lambdas/testing/erasedPaths.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { sampleOf } from "#shared/testing/howMany.ts";
import { erase } from "./accountErasure.ts";

afterEach(() => vi.restoreAllMocks());

const tomorrow = addDays(dayOf(new Date()), 1);

const leftOf = async ({ accountId }: TestAccount) =>
  (await Promise.all([accountPk, factorsPk, sessionsPk].map((pk) => rowsOf(pk(accountId))))).flat().map(({ sk }) => sk);
const isThere = async (img: string): Promise<boolean> => (await fetch(img)).status === 200;

test("an erased account leaves a tombstone, and nothing of its people, photos, payments and sessions", async () => {
  const City = aCity();
  const { member, OrderID, ...family } = await aPayingFamily(City);
  const owner = await withCredentials(family.owner);
  await aPhoto(owner);
  const open = await aCheckout(owner);
  expect(await isThere(member.img)).toBe(true);
  await erase(owner.accountId, anOperator());
  expect(await leftOf(owner)).toEqual(["#A"]);
  expect(JSON.stringify(await getAccount(owner.accountId))).not.toMatch(/Rosa|Woodward|@/);
  expect([await queueOf("NEW", City), await queueOf("UPDATED", City)]).toEqual([[], []]);
  expect(await isThere(member.img)).toBe(false);
  await workOff();
  expect(await leftOf(owner)).toEqual(["#A"]);
  expect((await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status).toBe("canceled");
  expect((await atProvider(`checkout/sessions/${open.OrderID}`)).status).toBe("expired");
  expect(await rowsOf(`ORDER#${OrderID}`)).toEqual([]);
  expect((await invoke(listHouseholds, { UID: owner.accountId }, { session: owner })).status).toBe(401);
  expect((await invoke(refreshSession, {}, { cookies: [owner.cookie] })).status).toBe(401);
  expect(await identity.signIn(owner.accountId, owner.password)).toBeUndefined();
  expect((await inbox(owner.email))[0]?.subject).toBe("Your account was deleted");
});

test("the audit names the operator, and a second erasure changes nothing", async () => {
  const owner = await aResident();
  const operator = anOperator();
  await erase(owner.accountId, operator);
  const stone = await getAccount(owner.accountId);
  await erase(owner.accountId, operator);
  expect(await getAccount(owner.accountId)).toEqual(stone);
  expect(await auditOf(operator.accountId)).toMatchObject([{ action: "eraseAccount", subject: owner.accountId }]);
  await expect(erase("nobody-at-all", operator)).rejects.toThrow("We could not find that.");
});

test("an erased account's e-mail can register again, and so can its number", async () => {
  const Cell = aPhone();
  const one = await aResident({ Cell, Proof: await aProof(Cell) });
  await erase(one.accountId, anOperator());
  const two = await aResident({ Email: one.email, Cell, Proof: await anotherProof(Cell) });
  expect(two.accountId).not.toBe(one.accountId);
  expect((await signIn(one.email, one.password, one.address)).accountId).toBe(two.accountId);
});

test("a department that has a jacket gets its notice, with no more than it takes to drop the record", async () => {
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner, linkingId } = await aFamily(City, {
    Additional: "Knock twice",
    Mail: "ada@example.com",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  await mark(moderator, await onlyInQueue(City));
  await erase(owner.accountId, anOperator());
  const notice = await onlyInQueue(City);
  expect(notice).toMatchObject({
    removed: true,
    snapshot: { person: { First: "Ada", Last: "Miller", Medical: {}, img: "" } },
  });
  const { body } = await medicalOf(moderator, notice);
  expect(body.Record).toMatchObject({ First: "Ada", Medical: {} });
  expect(await leftOf(owner)).toEqual(["#A", `LJ#${linkingId}`]);
  const kept = JSON.stringify(await rowsOf(accountPk(owner.accountId)));
  expect(kept + JSON.stringify(notice)).not.toMatch(/Knock|ada@example|\b4711\b|\bDNR\b|photos\//);
  await erase(owner.accountId, anOperator());
  expect(await mark(moderator, await onlyInQueue(City))).toBe(200);
  const [jacket] = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("LJ#"));
  expect(Math.round((Number(jacket?.expiresAt) - Date.now() / 1000) / 86_400)).toBe(90);
});

test("a department that was told of a pause learns once that the account is deleted, however long after", async () => {
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner } = await aFamily(City);
  await mark(moderator, await onlyInQueue(City));
  await restrict(await anAdmin(), owner);
  await mark(moderator, await onlyInQueue(City));
  const [paused] = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("LJ#"));
  expect(paused).not.toHaveProperty("expiresAt");
  await erase(owner.accountId, anOperator());
  const notice = await onlyInQueue(City);
  expect(notice).toMatchObject({ kind: "UPDATED", removed: true, ending: { reason: "DELETED" } });
  await mark(moderator, notice);
  await erase(owner.accountId, anOperator());
  expect([await queueOf("NEW", City), await queueOf("UPDATED", City)]).toEqual([[], []]);
});

test("of an erased member jacket and queue row hold the keys of an allow-list and no other", async () => {
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner, member } = await aFamily(City, {
    Additional: "Knock twice",
    Mail: "ada@example.com",
    Phone: "(313) 555-0123",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  await mark(moderator, await onlyInQueue(City));
  await edit(owner, member, { Medical: { Other: true, OtherText: "Door code 4712" } });
  await erase(owner.accountId, anOperator());
  const [entry] = await rowsOf(queuePk("UPDATED", placeKey({ City, State: "MI" })));
  expect(pathsIn(entry)).toEqual(keptInEntry);
  const jacket = (await rowsOf(accountPk(owner.accountId))).find(({ sk }) => sk.startsWith("LJ#"));
  expect(pathsIn(jacket)).toEqual(keptInJacket(City));
});

test("a tombstone holds the keys of an allow-list and no other", async () => {
  const Cell = aPhone();
  const owner = await aResident({ Cell, Proof: await aProof(Cell) });
  await restrict(await anAdmin(), owner, "False entries");
  await erase(owner.accountId, anOperator());
  const [stone] = await rowsOf(accountPk(owner.accountId));
  expect(pathsIn(stone)).toEqual(keptInTombstone);
  expect(stone).toMatchObject({ deletedFor: "REQUEST", email: "", address: { Street: "", Zip: "" } });
});

test("an erasure that dies anywhere is finished when it is run again, or by the work of the next day", async () => {
  const again = async ({ accountId }: TestAccount) => erase(accountId, anOperator());
  const nextDay = () => dailyRun(tomorrow);
  for (const [finish, firsts] of [
    [again, [1, 2, 3, 4]],
    [nextDay, [2, 3, 4]],
  ] as const)
    for (const first of sampleOf(firsts, 2)) {
      const City = aCity();
      const { owner, linkingId } = await aFamily(City);
      await mark(await aModerator(City), await onlyInQueue(City));
      breakOffAtTransaction(first);
      await expect(erase(owner.accountId, anOperator())).rejects.toThrow("The function was ended");
      vi.restoreAllMocks();
      await finish(owner);
      expect(await leftOf(owner), `from ${first}`).toEqual(["#A", `LJ#${linkingId}`]);
      expect((await onlyInQueue(City)).snapshot.person.img).toBe("");
    }
});

test("an erasure that dies before it closed the account leaves it as it was", async () => {
  const { owner } = await aFamily(aCity());
  await workOff();
  const before = await rowsOf(accountPk(owner.accountId));
  breakOffAtTransaction(1);
  await expect(erase(owner.accountId, anOperator())).rejects.toThrow("The function was ended");
  vi.restoreAllMocks();
  await dailyRun(tomorrow);
  expect(await rowsOf(accountPk(owner.accountId))).toEqual(before);
});

test("the last master admin is not erased, also not when the last two are at once", async () => {
  const [one, other] = [await staff("MASTER ADMIN"), await staff("MASTER ADMIN")];
  const own = [one.accountId, other.accountId];
  const readAll = accountList.readAccounts;
  vi.spyOn(accountList, "readAccounts").mockImplementation(async (...asked) => {
    const [parts, before] = asked;
    const { accounts } = await readAll(parts, before, 1_000);
    return { accounts: accounts.filter(({ id }) => own.includes(id)), isLast: true };
  });
  const results = await Promise.allSettled([erase(one.accountId, anOperator()), erase(other.accountId, anOperator())]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const stays = results[0].status === "rejected" ? one : other;
  await expect(erase(stays.accountId, anOperator())).rejects.toThrow("last active master admin");
  expect((await getAccount(stays.accountId))?.status).toBe("ACTIVE");
});
