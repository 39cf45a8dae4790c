import { expect, test, vi } from "vitest";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf, mark, only, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putJackets } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as markEntries } from "./markEntries.ts";
import { handler as undoMarks } from "./undoMarks.ts";

const markAll = async (session: TestAccount, EntryIDs: readonly string[]) => {
  const { status, body } = await invoke(markEntries, { EntryIDs }, { session });
  return { status, outcomes: body.Outcomes?.map(({ Outcome }) => Outcome) };
};
const undoAll = async (session: TestAccount, EntryIDs: readonly string[]) => {
  const { status, body } = await invoke(undoMarks, { EntryIDs }, { session });
  return { status, outcomes: body.Outcomes?.map(({ Outcome }) => Outcome) };
};

async function aQueue(count: number) {
  const city = aCity();
  await putJackets(aQueueOf(city, count));
  const moderator = await aModerator(city);
  return { city, moderator, ids: (await listOf(moderator)).map(({ ID }) => ID) };
}

const marksOf = async ({ accountId }: TestAccount, action: string) =>
  (await auditOf(accountId)).filter((row) => row.action === action);

test("several entries are marked, each with a receipt and an audit row of its own; to repeat it adds nothing", async () => {
  const { city, moderator, ids } = await aQueue(5);
  const marked = { status: 200, outcomes: ids.map(() => "MARKED") };
  expect(await markAll(moderator, ids)).toEqual(marked);
  expect(await markAll(moderator, ids)).toEqual(marked);
  expect(await queueOf("NEW", city)).toEqual([]);
  const subjects = (await marksOf(moderator, "markEntries")).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(5);
  expect(subjects).toHaveLength(5);
});

test("an entry that changed or left keeps no other from being marked, and is not marked", async () => {
  const city = aCity();
  const [changed, left] = [await aFamily(city), await aFamily(city, { First: "Ben" })];
  await aFamily(city, { First: "Cleo" });
  const moderator = await aModerator(city);
  const entries = await listOf(moderator);
  await edit(changed.owner, changed.member, { Additional: "Deaf" });
  await unassign(left.owner, left.member, left.household);
  const ids = ["Ada", "Ben", "Cleo"].map((name) => entries.find(({ First }) => First === name)?.ID ?? "");
  expect((await markAll(moderator, ids)).outcomes).toEqual(["CHANGED", "GONE", "MARKED"]);
  expect((await only(moderator)).First).toBe("Ada");
});

test("entries of another department are as if they were gone", async () => {
  const { city, ids } = await aQueue(2);
  const stranger = await aModerator(aCity());
  expect((await markAll(stranger, ids)).outcomes).toEqual(["GONE", "GONE"]);
  expect((await undoAll(stranger, ids)).outcomes).toEqual(["GONE", "GONE"]);
  expect(await queueOf("NEW", city)).toHaveLength(2);
});

test("a call that breaks off half-way is finished by repeating it", async () => {
  const { city, moderator, ids } = await aQueue(4);
  breakOffAtTransaction(3);
  expect((await markAll(moderator, ids)).status).toBe(500);
  vi.restoreAllMocks();
  expect(await queueOf("NEW", city)).toHaveLength(2);
  expect((await markAll(moderator, ids)).outcomes).toEqual(ids.map(() => "MARKED"));
  expect(await marksOf(moderator, "markEntries")).toHaveLength(4);
});

test("a colleague takes all marks back at once, and a repeated undo changes nothing", async () => {
  const { city, moderator, ids } = await aQueue(4);
  const before = await queueOf("NEW", city);
  await markAll(moderator, ids);
  const colleague = await aModerator(city);
  for (const session of [colleague, moderator])
    expect((await undoAll(session, ids)).outcomes).toEqual(ids.map(() => "UNDONE"));
  expect(await queueOf("NEW", city)).toEqual(before);
  expect(await marksOf(colleague, "undoMarks")).toHaveLength(4);
  expect(await marksOf(moderator, "undoMarks")).toEqual([]);
});

test("a mark over which a newer version waits is not taken back, and says so", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  const entry = await only(moderator);
  await mark(moderator, entry);
  await edit(owner, member, { First: "Adele" });
  const updated = await only(moderator, "UPDATED");
  expect((await undoAll(moderator, [entry.ID])).outcomes).toEqual(["CHANGED"]);
  await mark(moderator, updated);
  expect((await undoAll(moderator, [updated.ID])).outcomes).toEqual(["UNDONE"]);
});
