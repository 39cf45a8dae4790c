import { afterEach, expect, test, vi } from "vitest";
import { getMember, memberRecord } from "#lambdas/records/family/member.ts";
import { accountPk, countersKey, newId } from "#lambdas/records/table/keys.ts";
import { get, insert, transact } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { mark, onlyInQueue, queueOf, queueTo } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf, remove } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Member } from "#shared/model/member.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as assignMember } from "./assignMember.ts";
import { handler as updateHousehold } from "./updateHousehold.ts";

afterEach(() => vi.restoreAllMocks());

const isClosing = "This house hold is being deleted. Please delete it again to finish.";

async function homesLeft({ accountId }: TestAccount): Promise<string[]> {
  const rows = await rowsOf(accountPk(accountId));
  return rows.map(({ sk }) => sk).filter((sk) => /^(H|L|LJ)#/.test(sk));
}

/** Further paid members, written as rows. */
async function copiesOf(owner: TestAccount, { ID }: Member, many: number): Promise<{ ID: string }[]> {
  const member = await getMember(owner.accountId, ID);
  if (!member) throw new Error("There is no such member");
  const copies = Array.from({ length: many }, () => memberRecord({ ...member, id: newId() }));
  await Promise.all(copies.map((copy) => transact([insert(copy)])));
  return copies.map(({ id }) => ({ ID: id }));
}

const assignAll = async (owner: TestAccount, members: readonly { ID: string }[], household: { ID: string }) => {
  for (const { ID: MID } of members)
    await invoke(assignMember, { UID: owner.accountId, MID, HHID: household.ID }, { session: owner });
};

test("a household goes with its links, its waiting entries are withdrawn, and it is no longer counted", async () => {
  const [city, other] = [aCity(), aCity()];
  const { owner, household, member } = await aFamily(city);
  const kept = await aHousehold(owner, { City: other });
  await assign(owner, member, kept);
  const { status, body } = await remove(owner, household);
  expect([status, body.Message]).toEqual([200, "House Hold has been deleted !"]);
  expect((await householdsOf(owner)).map(({ ID }) => ID)).toEqual([kept.ID]);
  expect((await membersOf(owner))[0]?.HouseHolds.map(({ ID }) => ID)).toEqual([kept.ID]);
  expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
  expect(await queueOf("NEW", other)).toHaveLength(1);
  const pair = `${member.ID}.${kept.ID}`;
  expect(await homesLeft(owner)).toEqual([`H#${kept.ID}`, `L#${pair}`, `LJ#${pair}`]);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ households: 1, members: 1 });
});

test("a department that transferred a jacket gets one notice, which it can mark", async () => {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  await remove(owner, household);
  const notice = await onlyInQueue(city);
  expect(notice).toMatchObject({
    kind: "UPDATED",
    removed: true,
    snapshot: { person: { First: "Ada" }, address: { City: city } },
  });
  expect(await mark(moderator, notice)).toBe(200);
  expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
  // Once the department knows, the jacket and its receipts expire.
  const [jacket] = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("LJ#"));
  const days = (Number(jacket?.expiresAt) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);
});

test("another family's household is answered like an unknown one and stays", async () => {
  const { owner, household } = await aFamily(aCity());
  const stranger = await aResident();
  const tries = [
    await remove(stranger, household),
    await remove(stranger, { ID: "nothing-at-all" }),
    await remove(stranger, household, { UID: owner.accountId }),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect(await householdsOf(owner)).toHaveLength(1);
  expect((await remove(await anAdmin(), household)).status).toBe(403);
});

test("a removed household is not found; of ten simultaneous deletions one succeeds", async () => {
  const { owner, household } = await aFamily(aCity());
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(owner, household)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  expect((await remove(owner, household)).status).toBe(404);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ households: 0 });
});

test("an outdated version is refused", async () => {
  const { owner, household } = await aFamily(aCity());
  const rename = { UID: owner.accountId, ID: household.ID, Name: "Cabin" };
  await invoke(updateHousehold, rename, { session: owner });
  const { status, body } = await remove(owner, household, { Version: household.Version });
  expect([status, body.Message]).toEqual([409, errorSentences.CHANGED_ELSEWHERE]);
  expect((await remove(owner, household, { Version: 2 })).status).toBe(200);
});

test("people added during the removal leave no link, jacket or entry behind", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(aCity());
  const members = [member, ...(await copiesOf(owner, member, 7))];
  const before = await homesLeft(owner);
  for (let round = 1; round <= howMany(2, 10); round += 1) {
    const household = await aHousehold(owner, { City: city });
    const add = ({ ID: MID }: { ID: string }) =>
      invoke(assignMember, { UID: owner.accountId, MID, HHID: household.ID }, { session: owner });
    const [removal, ...added] = await Promise.all([remove(owner, household), ...members.map(add)]);
    // Against so many writers the removal may lose every race; then it is removed now.
    if (removal.status === 409) expect((await remove(owner, household)).status).toBe(200);
    else expect(removal.status).toBe(200);
    for (const { status } of added) expect([200, 404, 409]).toContain(status);
    expect(await homesLeft(owner)).toEqual(before);
    expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
  }
});

test("a mark and a removal at the same moment: the entry is withdrawn, or gets one notice", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(aCity());
  const moderator = await aModerator(city);
  for (let round = 1; round <= howMany(2, 10); round += 1) {
    const household = await aHousehold(owner, { City: city });
    await assign(owner, member, household);
    const entry = await onlyInQueue(city);
    const [marked, removed] = await Promise.all([mark(moderator, entry), remove(owner, household)]);
    expect(removed.status).toBe(200);
    const notices = await queueOf("UPDATED", city);
    expect(notices.map((notice) => notice.removed)).toEqual(marked === 200 ? [true] : []);
    expect(await queueOf("NEW", city)).toEqual([]);
    for (const notice of notices) await mark(moderator, notice);
  }
});

/** A step has room for 13. */
const people = howMany(27, 100);

test(`a household of ${people} people is removed in steps, with one notice for each transferred jacket`, async () => {
  const city = aCity();
  const owner = await aResident();
  const household = await aHousehold(owner, { City: city });
  const member = await aPaidMember(owner);
  await assignAll(owner, [member, ...(await copiesOf(owner, member, people - 1))], household);
  const moderator = await aModerator(city);
  for (const entry of (await queueOf("NEW", city)).slice(0, 3)) await mark(moderator, entry);
  expect((await remove(owner, household)).status).toBe(200);
  expect(await queueOf("NEW", city)).toEqual([]);
  expect((await queueOf("UPDATED", city)).map(({ removed }) => removed)).toEqual([true, true, true]);
  expect((await homesLeft(owner)).filter((sk) => !sk.startsWith("LJ#"))).toEqual([]);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ households: 0 });
});

test("of a house whose people many departments know, each is told of each end", async () => {
  const [city, former] = [aCity(), Array.from({ length: 20 }, newId)];
  const owner = await aResident();
  const household = await aHousehold(owner, { City: city });
  const member = await aPaidMember(owner);
  await assignAll(owner, [member, ...(await copiesOf(owner, member, 5))], household);
  const moderator = await aModerator(city);
  for (const entry of await queueOf("NEW", city)) await mark(moderator, entry);
  for (const { pk, sk, deliveries } of await rowsOf(accountPk(owner.accountId)))
    if (sk.startsWith("LJ#")) {
      const [known] = Object.values(deliveries as object);
      await setAttribute(pk, sk, "deliveries", Object.fromEntries(former.map((id) => [id, known])));
    }
  expect((await remove(owner, household)).status).toBe(200);
  for (const id of former) expect(await queueTo("UPDATED", id)).toHaveLength(6);
});

test("an interrupted removal leaves the rest listed, accepts no more people and goes on when repeated", async () => {
  const city = aCity();
  const owner = await aResident();
  const household = await aHousehold(owner, { City: city });
  const member = await aPaidMember(owner);
  const [late, ...copies] = await copiesOf(owner, member, 20);
  await assignAll(owner, [member, ...copies], household);
  const moderator = await aModerator(city);
  for (const entry of await queueOf("NEW", city)) await mark(moderator, entry);
  breakOffAtTransaction(3);
  expect((await remove(owner, household, { Version: 1 })).status).toBe(500);
  vi.restoreAllMocks();
  expect((await householdsOf(owner))[0]?.Members).toHaveLength(20 - 13);
  const tries = [
    await invoke(assignMember, { UID: owner.accountId, MID: late?.ID, HHID: household.ID }, { session: owner }),
    await invoke(updateHousehold, { UID: owner.accountId, ID: household.ID, Name: "Cabin" }, { session: owner }),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([409, isClosing]);
  expect((await remove(owner, household, { Version: 1 })).status).toBe(200);
  expect(await queueOf("UPDATED", city)).toHaveLength(20);
  expect((await homesLeft(owner)).filter((sk) => !sk.startsWith("LJ#"))).toEqual([]);
});
