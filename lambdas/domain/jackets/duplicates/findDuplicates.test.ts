import { randomInt } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aPaidMember, assign, edit, remove, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOfStrangers, putRowsWithMarks } from "#lambdas/testing/builders/queueRows.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { howMany } from "#shared/testing/howMany.ts";

afterEach(() => vi.restoreAllMocks());

function aScene() {
  const City = aCity();
  const person = { First: "Ada", Last: City.replace(" ", ""), Dob: "1950-02-03" };
  const address = { Street: `${randomInt(1e9)} Woodward Ave`, City, Zip: "48226" };
  return { City, person, address, partitions: [matchesOfPerson(person), matchesOfAddress(address)] };
}

type Scene = ReturnType<typeof aScene>;

async function aFamilyOf(scene: Scene, differs: { person?: object; address?: object } = {}) {
  const owner = await aResident();
  const household = await aHousehold(owner, { ...scene.address, ...differs.address });
  const member = await aPaidMember(owner, { ...scene.person, ...differs.person });
  await assign(owner, member, household);
  return { owner, household, member };
}

const marksOf = ({ AddressCount, PersonInOtherAccount, AddressInOtherAccount }: Entry) => [
  AddressCount,
  PersonInOtherAccount,
  AddressInOtherAccount,
];
const marksIn = async (reader: TestAccount) => (await listOf(reader)).map(marksOf);
const both = [undefined, true, true];
const none = [undefined, undefined, undefined];

const leftIn = async ({ partitions }: Scene) => (await Promise.all(partitions.map(rowsOf))).flat();

test("both cards tell that a person and an address are registered by another account, and nothing of it", async () => {
  const scene = aScene();
  const one = await aFamilyOf(scene);
  const reader = await aModerator(scene.City);
  expect(await marksIn(reader)).toEqual([none]);
  const street = scene.address.Street.replace("Ave", "Avenue").toUpperCase();
  const other = await aFamilyOf(scene, {
    person: { First: "ÁDA" },
    address: { Street: street, Zip: "48226-1234" },
  });
  const entries = await listOf(reader);
  expect(entries.map(marksOf)).toEqual([both, both]);
  expect(JSON.stringify(entries[0])).not.toContain(other.owner.accountId);
  expect(JSON.stringify(await leftIn(scene))).not.toMatch(/\bAda\b|Woodward|\b1950\b/i);
  await remove(one.owner, one.member);
  expect(await marksIn(reader)).toEqual([[undefined, undefined, true]]);
  await removeHousehold(one.owner, one.household);
  expect(await marksIn(reader)).toEqual([none]);
  await remove(other.owner, other.member);
  await removeHousehold(other.owner, other.household);
  expect(await leftIn(scene)).toEqual([]);
});

test("an account that registers a person or an address twice is not another account", async () => {
  const scene = aScene();
  const { owner, household } = await aFamilyOf(scene);
  await aHousehold(owner, scene.address);
  const twin = await aPaidMember(owner, scene.person);
  await assign(owner, twin, household);
  const reader = await aModerator(scene.City);
  expect(await marksIn(reader)).toEqual([none, none]);
  await remove(owner, twin);
  await aFamilyOf(scene);
  expect(await marksIn(reader)).toEqual([both, both]);
});

test("a card counts the addresses of its person, up and down", async () => {
  const scene = aScene();
  const { owner, member } = await aFamilyOf(scene);
  const reader = await aModerator(scene.City);
  const others = [await aHousehold(owner, { City: aCity() }), await aHousehold(owner, { City: aCity() })] as const;
  await Promise.all(others.map((household) => assign(owner, member, household)));
  expect(await only(reader)).toMatchObject({ AddressCount: 3 });
  await unassign(owner, member, others[0]);
  expect(await only(reader)).toMatchObject({ AddressCount: 2 });
  await removeHousehold(owner, others[1]);
  expect(await only(reader)).not.toHaveProperty("AddressCount");
});

test("another name or birth date is another person from then on", async () => {
  const scene = aScene();
  const one = await aFamilyOf(scene);
  await aFamilyOf(scene);
  const reader = await aModerator(scene.City);
  await edit(one.owner, one.member, { Dob: "1951-02-03" });
  expect(await marksIn(reader)).toEqual([
    [undefined, undefined, true],
    [undefined, undefined, true],
  ]);
  await edit(one.owner, one.member, { First: " ada", Weight: "131" });
  expect(await marksIn(reader)).toEqual([both, both]);
  await edit(one.owner, one.member, { First: "Adam" });
  expect((await marksIn(reader)).map(([, person]) => person)).toEqual([undefined, undefined]);
  expect(await rowsOf(matchesOfPerson({ ...scene.person, Dob: "1951-02-03" }))).toEqual([]);
});

test("a person who left shows no mark, beside a card of the same address that has one", async () => {
  const scene = aScene();
  const { owner, household, member } = await aFamilyOf(scene);
  const other = await aFamilyOf(scene, { person: { First: "Bea" } });
  const reader = await aModerator(scene.City);
  for (const entry of await listOf(reader)) await mark(reader, entry);
  await unassign(owner, member, household);
  await edit(other.owner, other.member, { Weight: "131" });
  const cards = (await listOf(reader, {}, "UPDATED")).map((entry) => [entry.Removed, ...marksOf(entry)]);
  expect(cards).toEqual([
    [true, ...none],
    [undefined, undefined, undefined, true],
  ]);
});

test("an erased account leaves no mark, also when its erasure broke off", async () => {
  const scene = aScene();
  await aFamilyOf(scene);
  const { owner } = await aFamilyOf(scene);
  await aMember(owner, scene.person);
  const reader = await aModerator(scene.City);
  breakOffAtTransaction(5);
  const hasBrokenOff = await erase(owner.accountId, anOperator()).then(
    () => false,
    () => true,
  );
  vi.restoreAllMocks();
  await erase(owner.accountId, anOperator());
  expect(await marksIn(reader)).toEqual([none]);
  expect((await leftIn(scene)).map(({ sk }) => sk)).not.toContain(owner.accountId);
  expect(hasBrokenOff).toBe(true);
});

test("of accounts that register the same at once none is lost, and of their removals neither", async () => {
  const scene = aScene();
  const families = await Promise.all(Array.from({ length: 8 }, () => aFamilyOf(scene)));
  const reader = await aModerator(scene.City);
  expect((await leftIn(scene)).filter(({ sk }) => sk === "#").map(({ accounts }) => accounts)).toEqual([8, 8]);
  expect(await marksIn(reader)).toEqual(Array(8).fill(both));
  await Promise.all(families.slice(1).map(({ owner, member }) => remove(owner, member)));
  await Promise.all(families.slice(1).map(({ owner, household }) => removeHousehold(owner, household)));
  expect(await marksIn(reader)).toEqual([none]);
});

test("an account that registers an address while the last one leaves it is counted", async () => {
  const scene = aScene();
  let owner = await aResident();
  let household = await aHousehold(owner, scene.address);
  for (let round = 1; round <= howMany(2, 8); round += 1) {
    const next = await aResident();
    const [, theirs] = await Promise.all([removeHousehold(owner, household), aHousehold(next, scene.address)]);
    [owner, household] = [next, theirs];
    expect((await leftIn(scene)).map(({ sk, accounts }) => [sk, accounts])).toEqual([
      ["#", 1],
      [next.accountId, undefined],
    ]);
  }
});

const batchesOf = async (run: () => Promise<unknown>): Promise<number> =>
  (await sentCommands(run)).filter((command) => command.endsWith("BatchGetItem")).length;

/** The reader's account and session. */
const own = 1;

test("what a card reads beside its row is one batch, and fifty strangers' cards are three", async () => {
  const scene = aScene();
  await aFamilyOf(scene);
  const reader = await aModerator(scene.City);
  expect(await batchesOf(() => listOf(reader))).toBe(own + 1);
  await putRowsWithMarks(aQueueOfStrangers(scene.City, 49));
  expect(await batchesOf(() => listOf(reader))).toBe(own + 3);
  expect((await readsOf(() => listOf(reader))).units).toBeLessThan(100);
});
