import { afterEach, expect, test, vi } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { readPerson } from "#lambdas/records/family/family.ts";
import { type JacketRecord, jacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { jacketNumberKey, queuePk } from "#lambdas/records/table/keys.ts";
import { get } from "#lambdas/records/table/table.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, assign, edit, membersOf, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator } from "#lambdas/testing/builders/people.ts";
import { removeAttribute, rowsOf } from "#lambdas/testing/records.ts";
import * as numbers from "#shared/rules/jacketNumber.ts";
import { placeKey } from "#shared/rules/place.ts";
import * as jackets from "./jackets.ts";

vi.mock("#shared/rules/jacketNumber.ts", { spy: true });
afterEach(() => vi.restoreAllMocks());

async function aScene() {
  const city = aCity();
  const family = await aFamily(city);
  const owner = family.owner.accountId;
  const [mid, hid] = [family.member.ID, family.household.ID];
  const numbersOf = async () =>
    (await membersOf(family.owner)).flatMap(({ HouseHolds }) => HouseHolds.map(({ Jacket }) => Jacket?.Number));
  const forget = async () => {
    await removeAttribute(`U#${owner}`, `LJ#${mid}.${hid}`, "number");
    for (const kind of ["NEW", "UPDATED"] as const) {
      const pk = queuePk(kind, placeKey({ City: city, State: "MI" }));
      for (const { sk } of await rowsOf(pk)) await removeAttribute(pk, sk, "number");
    }
  };
  return { ...family, moderator: await aModerator(city), numbersOf, forget, pair: { owner, mid, hid } };
}

test("a jacket keeps its number through every version, and its family reads the same one", async () => {
  const { owner, member, household, moderator, numbersOf } = await aScene();
  const entry = await only(moderator);
  const number = entry.Number ?? "";
  expect(numbers.readJacketNumber(number)).toBe(number);
  expect(await numbersOf()).toEqual([number]);
  await mark(moderator, entry);
  await edit(owner, member, { Weight: "131" });
  expect((await only(moderator, "UPDATED")).Number).toBe(number);
  await mark(moderator, await only(moderator, "UPDATED"));
  await unassign(owner, member, household);
  const gone = await only(moderator, "UPDATED");
  expect([gone.Removed, gone.Number]).toEqual([true, number]);
  await assign(owner, member, household);
  expect((await only(moderator, "UPDATED")).Number).toBe(number);
  const { jackets: exported } = await exportAccount(owner.accountId, anOperator());
  expect(exported.map((jacket) => jacket.number)).toEqual([number]);
});

test("each jacket has a number of its own, also when another has the one that was drawn", async () => {
  const { owner, member, moderator } = await aScene();
  const { Number: taken = "" } = await only(moderator);
  vi.mocked(numbers.jacketNumberOf).mockReturnValueOnce(taken);
  const city = aCity();
  await assign(owner, member, await aHousehold(owner, { City: city }));
  const { Number: other } = await only(await aModerator(city));
  expect(other).toMatch(/^[0-9A-Z]{8}$/);
  expect(other).not.toBe(taken);
});

test("a jacket without a number gets one with the next change", async () => {
  const { owner, member, moderator, forget, numbersOf } = await aScene();
  await forget();
  expect(await numbersOf()).toEqual([undefined]);
  await edit(owner, member, { Weight: "131" });
  const { Number: number } = await only(moderator);
  expect(number).toBeDefined();
  expect(await numbersOf()).toEqual([number]);
});

test("an erased family's notice still names the jacket to take out, and the claim names nobody", async () => {
  const { owner, moderator } = await aScene();
  const { Number: number = "" } = await only(moderator);
  await mark(moderator, await only(moderator));
  await erase(owner.accountId, anOperator());
  expect(await only(moderator, "UPDATED")).toMatchObject({ Removed: true, Number: number });
  expect(await get(jacketNumberKey(number))).toEqual(jacketNumberKey(number));
  await mark(moderator, await only(moderator, "UPDATED"));
  expect(await only(moderator, "UPDATED").catch(({ message }: Error) => message)).toBe("0 entries, not one");
});

test("the claim of a jacket that nobody transferred names nobody after an erasure, either", async () => {
  const { owner, moderator } = await aScene();
  const { Number: number = "" } = await only(moderator);
  await erase(owner.accountId, anOperator());
  expect(await get(jacketNumberKey(number))).toEqual(jacketNumberKey(number));
});

test("a change at all homes fits one transaction, with a new number at each", async () => {
  const { pair } = await aScene();
  const person = await readPerson(pair.owner, pair.mid);
  const [home] = person?.homes ?? [];
  if (!person || !home?.jacket) throw new Error("The family is gone");
  const { number: _none, ...bare }: JacketRecord = home.jacket;
  const writesAt = async (homes: number) =>
    (await jackets.changeAll(person.member, Array(homes).fill({ ...home, jacket: jacketRecord(bare) }))).length;
  expect(await Promise.all([1, 12].map(writesAt))).toEqual([4, 48]);
});
