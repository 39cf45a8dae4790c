import { afterEach, expect, test, vi } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { updateDepartments } from "#lambdas/domain/lifecycle/accountJackets.ts";
import { getMember, memberRecord } from "#lambdas/records/family/member.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { readOldWork } from "#lambdas/records/table/outbox.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { mark, only, onlyInQueue, queueOf, queueTo } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf } from "#lambdas/testing/builders/households.ts";
import { aFamily, aMember, anEdit, aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { tooLong150 } from "#shared/fields/text.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { handler as assignMember } from "./assignMember.ts";
import { handler as updateHousehold } from "./updateHousehold.ts";
import { handler as updateMember } from "./updateMember.ts";

afterEach(() => vi.restoreAllMocks());

const note = (owner: TestAccount, { ID, Name }: Household, Description: string, more: object = {}) =>
  invoke(updateHousehold, { UID: owner.accountId, ID, Name, Description, ...more }, { session: owner });

const side = "Side door, 2nd floor. Dog: barks, does not bite.";

async function notesIn(city: string): Promise<(string | undefined)[]> {
  const rows = [...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))];
  return rows.map(({ snapshot }) => snapshot.note);
}

test("a department reads the note of the household on its first card", async () => {
  const city = aCity();
  const owner = await aResident();
  const home = await aHousehold(owner, { City: city, Description: side });
  await assign(owner, await aPaidMember(owner), home);
  expect(await only(await aModerator(city))).toMatchObject({ Description: side, Kind: "NEW" });
});

test("a new note goes into the entry that waits, and keeps its place in the queue", async () => {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  const before = await onlyInQueue(city);
  expect(before.snapshot.note).toBeUndefined();
  expect((await note(owner, household, side)).status).toBe(200);
  const after = await onlyInQueue(city);
  expect([after.snapshot.note, after.opened, after.kind]).toEqual([side, before.opened, "NEW"]);
});

test("after a transfer a new note opens an Update entry that says what was there, and what is", async () => {
  const city = aCity();
  const moderator = await aModerator(city);
  const { owner, household } = await aFamily(city);
  await mark(moderator, await onlyInQueue(city));
  await note(owner, household, side);
  const added = await only(moderator, "UPDATED");
  expect(added.Changes).toEqual([{ Field: "At the door", Old: "(not provided)", New: side }]);
  await mark(moderator, added);
  await note(owner, household, "");
  const removed = await only(moderator, "UPDATED");
  expect(removed.Changes).toEqual([{ Field: "At the door", Old: side, New: "(not provided)" }]);
  expect(removed).not.toHaveProperty("Description");
});

test("a new name or position opens no entry, and neither does the same note again", async () => {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  await note(owner, household, side);
  await mark(await aModerator(city), await onlyInQueue(city));
  const { status } = await note(owner, household, side, { Name: "Cabin" });
  expect([status, await notesIn(city)]).toEqual([200, []]);
});

test("only people at that household are told, and only those who are paid for", async () => {
  const [city, other] = [aCity(), aCity()];
  const { owner, household, member } = await aFamily(city);
  const cabin = await aHousehold(owner, { City: other, Name: "Cabin" });
  await assign(owner, member, cabin);
  await aMember(owner, { First: "Unpaid" });
  await note(owner, household, side);
  expect([await notesIn(city), await notesIn(other)]).toEqual([[side], [undefined]]);
});

test("a note, a changed member and a new one at the same moment: each jacket has the newest of all", async () => {
  const city = aCity();
  const { owner, household, member } = await aFamily(city);
  const others: Member[] = [];
  for (const at of [1, 2, 3]) others.push(await aPaidMember(owner, { First: `New ${at}` }));
  const work = [
    note(owner, household, side),
    invoke(updateMember, anEdit(member, { First: "Adela" }), { session: owner }),
    ...others.map(({ ID: MID }) =>
      invoke(assignMember, { UID: owner.accountId, MID, HHID: household.ID }, { session: owner }),
    ),
  ];
  expect((await Promise.all(work)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  const rows = await queueOf("NEW", city);
  expect(rows.map(({ snapshot }) => [snapshot.person.First, snapshot.note]).sort()).toEqual(
    ["Adela", "New 1", "New 2", "New 3"].map((First) => [First, side]),
  );
});

async function aLargeHouse(city: string, people: number) {
  const { owner, household, member } = await aFamily(city);
  const known = await getMember(owner.accountId, member.ID);
  if (!known) throw new Error("There is no such member");
  const copies = Array.from({ length: people - 1 }, () => memberRecord({ ...known, id: newId() }));
  await Promise.all(copies.map((copy) => transact([insert(copy)])));
  for (const { id: MID } of copies)
    await invoke(assignMember, { UID: owner.accountId, MID, HHID: household.ID }, { session: owner });
  return { owner, household };
}

/** Clocks differ: a row of this moment is older than tomorrow. */
const pendingOf = async ({ accountId }: TestAccount) =>
  (await readOldWork("follow", new Date(Date.now() + 86_400_000), 1_000)).filter(({ work }) => {
    const { task, owner } = work as { task: string; owner?: string };
    return task === "tellFacts" && owner === accountId;
  });

test("a house of 35 people is told as a whole; a call that is cut off is finished by its retry", async () => {
  const city = aCity();
  const { owner, household } = await aLargeHouse(city, 35);
  expect((await note(owner, household, side)).status).toBe(200);
  expect(await notesIn(city)).toEqual(Array(35).fill(side));
  await workOff();
  expect([await notesIn(city), await pendingOf(owner)]).toEqual([Array(35).fill(side), []]);
  breakOffAtTransaction(2);
  expect((await note(owner, household, "Back door")).status).toBe(500);
  vi.restoreAllMocks();
  expect(new Set(await notesIn(city))).toEqual(new Set([side, "Back door"]));
  expect(await pendingOf(owner)).toHaveLength(1);
  expect((await note(owner, household, "Back door")).status).toBe(200);
  expect(await notesIn(city)).toEqual(Array(35).fill("Back door"));
  await workOff();
  expect([await notesIn(city), await pendingOf(owner)]).toEqual([Array(35).fill("Back door"), []]);
});

test("what a call left untold, a worker tells", async () => {
  const city = aCity();
  const { owner, household } = await aLargeHouse(city, 33);
  breakOffAtTransaction(2);
  await note(owner, household, side);
  vi.restoreAllMocks();
  expect(new Set(await notesIn(city)).size).toBe(2);
  await workOff();
  expect([await notesIn(city), await pendingOf(owner)]).toEqual([Array(33).fill(side), []]);
  expect((await householdsOf(owner))[0]?.Description).toBe(side);
});

test("a department that joins between a note's steps keeps it from nobody", async () => {
  const city = aCity();
  const { owner, household } = await aLargeHouse(city, 14);
  breakOffAtTransaction(2);
  expect((await note(owner, household, side)).status).toBe(500);
  vi.restoreAllMocks();
  const fire = await aDepartment([{ City: city, State: "MI" }]);
  await updateDepartments(owner.accountId);
  await workOff();
  const joined = (await queueTo("NEW", fire.id)).map(({ snapshot }) => snapshot.note);
  expect([await notesIn(city), joined]).toEqual([Array(14).fill(side), Array(14).fill(side)]);
});

test("the export has the note of a jacket, and an erasure leaves none of it", async () => {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  await note(owner, household, side);
  await mark(await aModerator(city), await onlyInQueue(city));
  const exported = await exportAccount(owner.accountId, anOperator());
  expect(Object.values(exported.jackets[0]?.deliveries ?? {})[0]?.transferred?.snapshot.note).toBe(side);
  await erase(owner.accountId, anOperator());
  const kept = [...(await rowsOf(accountPk(owner.accountId))), ...(await queueOf("UPDATED", city))];
  expect(kept.length).toBeGreaterThan(1);
  expect(JSON.stringify(kept)).not.toContain("Side door");
});

test("a note is at most 150 characters", async () => {
  const { owner, household } = await aFamily(aCity());
  const { status, body } = await note(owner, household, "x".repeat(151));
  expect([status, body.Message]).toEqual([400, tooLong150]);
});
