import { randomInt } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { handler as updateHousehold } from "#lambdas/calls/updateHousehold.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { beforeTransaction } from "#lambdas/testing/beforeTransaction.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { enterUnderFormerKey } from "#lambdas/testing/builders/formerKey.ts";
import { aHousehold, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aPaidMember, assign, edit, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator, aResident } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { fillMatches } from "./fillMatches.ts";

afterEach(() => vi.restoreAllMocks());

function aScene() {
  const City = aCity();
  const person = { First: "Ada", Last: City.replace(" ", ""), Dob: "1950-02-03" };
  const address = { Street: `${randomInt(1e9)} Woodward Ave`, City, Zip: "48226" };
  const partitions = () => [matchesOfPerson(person), matchesOfAddress(address)];
  return { City, person, address, partitions };
}

type Scene = ReturnType<typeof aScene>;

async function aFamilyOfFormerKey(scene: Scene) {
  const owner = await aResident();
  const household = await aHousehold(owner, scene.address);
  const member = await aPaidMember(owner, scene.person);
  await assign(owner, member, household);
  await enterUnderFormerKey(owner.accountId);
  return { owner, household, member };
}

const fill = ({ owner }: { owner: { accountId: string } }) => fillMatches(owner.accountId);

const marksIn = async ({ City }: Scene) =>
  (await listOf(await aModerator(City))).map(({ AddressCount, PersonInOtherAccount, AddressInOtherAccount }) => [
    AddressCount,
    PersonInOtherAccount,
    AddressInOtherAccount,
  ]);
const both = [undefined, true, true];
const none = [undefined, undefined, undefined];

const standingIn = async ({ partitions }: Scene) =>
  (await Promise.all(partitions().map(rowsOf))).flat().map(({ sk, accounts, ids }) => [sk, accounts ?? ids]);

test("after a change of the signing key a fill finds families again, and leaves nothing under the former key", async () => {
  const scene = aScene();
  const families = [await aFamilyOfFormerKey(scene), await aFamilyOfFormerKey(scene)] as const;
  expect(await standingIn(scene)).toEqual([]);
  expect(await marksIn(scene)).toEqual([none, none]);
  expect(await Promise.all(families.map(fill))).toEqual([2, 2]);
  expect(await marksIn(scene)).toEqual([both, both]);
  expect((await Promise.all(scene.partitions().map((one) => rowsOf(`${one}-former`)))).flat()).toEqual([]);
  const rows = () => Promise.all(families.map(({ owner }) => rowsOf(accountPk(owner.accountId))));
  const before = await rows();
  expect(await Promise.all(families.map(fill))).toEqual([0, 0]);
  expect(await rows()).toEqual(before);
});

test("forms that were open before a fill are saved after it", async () => {
  const family = await aFamilyOfFormerKey(aScene());
  const { owner, member, household } = family;
  expect(await fill(family)).toBe(2);
  const changed = { UID: owner.accountId, ID: household.ID, Name: "Cabin", Version: household.Version };
  expect((await invoke(updateHousehold, changed, { session: owner })).status).toBe(200);
  expect((await edit(owner, member, { Weight: "131", Version: member.Version })).status).toBe(200);
});

test("a household that is filled while it is removed leaves nothing behind", async () => {
  const scene = aScene();
  const family = await aFamilyOfFormerKey(scene);
  beforeTransaction(() => fill(family));
  expect((await removeHousehold(family.owner, family.household)).status).toBe(200);
  expect(await rowsOf(matchesOfAddress(scene.address))).toEqual([]);
});

test("a fill that was cut off goes on, and counts no account twice", async () => {
  const scene = aScene();
  const family = await aFamilyOfFormerKey(scene);
  breakOffAtTransaction(2);
  await expect(fill(family)).rejects.toThrow("The function was ended");
  vi.restoreAllMocks();
  expect(await standingIn(scene)).toHaveLength(2);
  expect(await fill(family)).toBe(1);
  const { accountId } = family.owner;
  expect(await standingIn(scene)).toEqual([
    ["#", 1],
    [accountId, new Set([family.member.ID])],
    ["#", 1],
    [accountId, new Set([family.household.ID])],
  ]);
});

test("while a family edits, adds and deletes, each of its rows stands where it belongs, and none is left", async () => {
  const scene = aScene();
  const family = await aFamilyOfFormerKey(scene);
  const { owner, member, household } = family;
  const gone = await aHousehold(owner, scene.address);
  const twin = await aMember(owner, scene.person);
  await enterUnderFormerKey(owner.accountId);
  const [filled, fillAgain, edited, added, removed, left] = await Promise.all([
    fill(family),
    fill(family),
    edit(owner, member, { Weight: "131" }),
    aMember(owner, scene.person),
    removeHousehold(owner, gone),
    remove(owner, twin),
  ]);
  expect(filled + fillAgain).toBeGreaterThan(0);
  expect([edited.status, removed.status, left.status]).toEqual([200, 200, 200]);
  expect(await standingIn(scene)).toEqual([
    ["#", 1],
    [owner.accountId, new Set([member.ID, added.ID])],
    ["#", 1],
    [owner.accountId, new Set([household.ID])],
  ]);
});

test.each(["household", "member"] as const)(
  "an account that is being erased enters no %s: nothing would take it out again",
  async (what) => {
    const scene = aScene();
    const family = await aFamilyOfFormerKey(scene);
    const { accountId } = family.owner;
    if (what === "member") {
      await fill(family);
      await enterUnderFormerKey(accountId, ["M"]);
    }
    breakOffAtTransaction(2);
    await expect(erase(accountId, anOperator())).rejects.toThrow("The function was ended");
    vi.restoreAllMocks();
    const before = await standingIn(scene);
    await expect(fill(family)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await standingIn(scene)).toEqual(before);
    await erase(accountId, anOperator());
    expect(await standingIn(scene)).toEqual([]);
  },
);

test.each(["household", "member"] as const)(
  "a %s that is deleted between its reading and its writing does not come back",
  async (what) => {
    const scene = aScene();
    const family = await aFamilyOfFormerKey(scene);
    const { owner, household, member } = family;
    const pk = accountPk(owner.accountId);
    if (what === "member") {
      await fill(family);
      await enterUnderFormerKey(owner.accountId, ["M"]);
    }
    beforeTransaction(() => (what === "member" ? remove(owner, member) : removeHousehold(owner, household)));
    await fill(family);
    const gone = what === "member" ? `M#${member.ID}` : `H#${household.ID}`;
    expect((await rowsOf(pk)).map(({ sk }) => sk)).not.toContain(gone);
    const [person, address] = await Promise.all(scene.partitions().map(rowsOf));
    expect(what === "member" ? person : address).toEqual([]);
  },
);
