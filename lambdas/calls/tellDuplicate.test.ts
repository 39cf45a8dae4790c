import { expect, test } from "vitest";
import { aServedPlace } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidMember, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { Verdict } from "#shared/model/jacket/duplicate.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { handler as listDuplicates } from "./listDuplicates.ts";
import { handler as tellDuplicate } from "./tellDuplicate.ts";

function aScene(City = aCity()) {
  const person = { First: "Ada", Last: aCity().slice("Test ".length), Dob: "1950-02-03" };
  return { City, person, address: { Street: "81 Woodward Ave", City, Zip: "48226" } };
}

async function registerAs({ person, address }: ReturnType<typeof aScene>, differs: object = {}, at: object = {}) {
  const owner = await aResident();
  const household = await aHousehold(owner, { ...address, ...at });
  const member = await aPaidMember(owner, { ...person, ...differs });
  await assign(owner, member, household);
  return { owner, member };
}

const register = async (...registered: Parameters<typeof registerAs>) => (await registerAs(...registered)).member;

async function likelyOf(session: TestAccount, { ID }: Pick<Entry, "ID">) {
  const { status, body } = await invoke(listDuplicates, { EntryID: ID }, { session });
  expect(status).toBe(200);
  return body.Likely;
}

const tell = (session: TestAccount, { ID: EntryID }: Entry, ID: string, Verdict: Verdict) =>
  invoke(tellDuplicate, { EntryID, ID, Verdict }, { session });

async function tellFirst(session: TestAccount, entry: Entry, verdict: Verdict): Promise<void> {
  const [other] = await likelyOf(session, entry);
  expect((await tell(session, entry, other?.ID ?? "", verdict)).status).toBe(200);
}

const hintsOf = async (session: TestAccount) =>
  (await listOf(session)).map(({ PersonInOtherAccount = false }) => PersonInOtherAccount);

const two = async (session: TestAccount): Promise<[Entry, Entry]> => {
  const [one, other] = await listOf(session);
  return one && other ? [one, other] : expect.fail("there are not two cards");
};

test("a card's likely duplicates are shown with what the department has of them, and the reading leaves its row", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  await register(scene);
  await register(scene, {}, { Street: "7 Canfield St" });
  const [one, other] = await two(moderator);
  const [likely, ...more] = await likelyOf(moderator, one);
  expect(more).toEqual([]);
  expect(likely).toMatchObject({
    ...scene.person,
    Street: "7 Canfield St",
    Number: other.Number,
    Standing: "WAITING",
  });
  expect(likely).not.toHaveProperty("Told");
  expect((await fetch(likely?.img ?? "")).status).toBe(200);
  await mark(moderator, other);
  expect((await likelyOf(moderator, one))[0]?.Standing).toBe("RECEIVED");
  const row = (await auditOf(moderator.accountId)).find(({ action }) => action === "listDuplicates");
  expect(row?.subjects).toHaveLength(2);
});

test("another name at the same address is likely with the same birth date alone", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  await register(scene);
  await register(scene, { First: "Adah" });
  await register(scene, { First: "Cleo", Dob: "1951-02-03" });
  const [ada] = (await listOf(moderator)).filter(({ First }) => First === "Ada");
  expect((await likelyOf(moderator, ada ?? expect.fail("no card"))).map(({ First }) => First)).toEqual(["Adah"]);
});

test("told to be different people, the hint goes from both cards, until one more account registers the person", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  await register(scene);
  await register(scene);
  expect(await hintsOf(moderator)).toEqual([true, true]);
  const [one, other] = await two(moderator);
  await tellFirst(moderator, one, "DIFFERENT");
  expect(await hintsOf(moderator)).toEqual([false, false]);
  expect((await likelyOf(moderator, other))[0]?.Told).toBe("DIFFERENT");
  await register(scene);
  expect(await hintsOf(moderator)).toEqual([true, true, true]);
});

test("a corrected name brings the hint back for an account that nobody compared", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  const { owner, member } = await registerAs(scene, { First: "Jon" });
  await register(scene, { First: "Jon" });
  await tellFirst(moderator, (await two(moderator))[0], "DIFFERENT");
  await register(scene, { First: "John" }, { Street: "7 Canfield St" });
  expect(await hintsOf(moderator)).toEqual([false, false, false]);
  await edit(owner, member, { First: "John" });
  const hints = (await listOf(moderator)).map(({ First, PersonInOtherAccount = false }) => [
    First,
    PersonInOtherAccount,
  ]);
  expect(hints).toEqual([
    ["John", true],
    ["Jon", false],
    ["John", true],
  ]);
});

test("told to be the same person, both cards say so with the other's number, and it can be told anew", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  await register(scene);
  await register(scene);
  const [one, other] = await two(moderator);
  await tellFirst(moderator, one, "SAME");
  expect((await listOf(moderator)).map(({ SamePersonAs }) => SamePersonAs)).toEqual([[other.Number], [one.Number]]);
  await tellFirst(moderator, other, "DIFFERENT");
  expect((await listOf(moderator)).map(({ SamePersonAs }) => SamePersonAs)).toEqual([undefined, undefined]);
  const rows = (await auditOf(moderator.accountId)).filter(({ action }) => action === "tellDuplicate");
  expect(rows).toHaveLength(2);
});

test("people of another department are neither shown nor told, and their hint stays", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  await register(scene);
  const elsewhere = aScene();
  const far = await register({ ...scene, address: elsewhere.address });
  const [one] = await listOf(moderator);
  const entry = one ?? expect.fail("no card");
  expect(await likelyOf(moderator, entry)).toEqual([]);
  expect((await tell(moderator, entry, `${far.Parent_ID}.${far.ID}`, "DIFFERENT")).status).toBe(404);
  expect(await hintsOf(moderator)).toEqual([true]);
  const theirs = await aModerator(elsewhere.City);
  expect((await invoke(listDuplicates, { EntryID: entry.ID }, { session: theirs })).status).toBe(404);
});

test("what one department tells changes no card of another", async () => {
  const scene = aScene();
  const place = { City: scene.City, State: "MI" };
  const [fire = "", police = ""] = await aServedPlace(place, 2);
  await register(scene);
  await register(scene);
  const [crew, officers] = [await staff("MOD", place, fire), await staff("MOD", place, police)];
  const [one] = await two(crew);
  await tellFirst(crew, one, "DIFFERENT");
  expect([await hintsOf(crew), await hintsOf(officers)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("two colleagues who tell at the same moment both count", async () => {
  const scene = aScene();
  const moderator = await aModerator(scene.City);
  for (const _ of [1, 2, 3]) await register(scene);
  const [entry] = await listOf(moderator);
  const card = entry ?? expect.fail("no card");
  const likely = await likelyOf(moderator, card);
  const told = await Promise.all(likely.map(({ ID }) => tell(moderator, card, ID, "DIFFERENT")));
  expect(told.map(({ status }) => status)).toEqual([200, 200]);
  expect((await likelyOf(moderator, card)).map(({ Told }) => Told)).toEqual(["DIFFERENT", "DIFFERENT"]);
  expect((await listOf(moderator)).find(({ ID }) => ID === card.ID)).not.toHaveProperty("PersonInOtherAccount");
});
