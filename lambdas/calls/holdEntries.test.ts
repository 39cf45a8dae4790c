import { expect, test } from "vitest";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aCity, aModerator, anAdmin, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putJackets } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { handler as countEntries } from "./countEntries.ts";
import { handler as holdEntries } from "./holdEntries.ts";

const hold = (session: TestAccount, EntryIDs: readonly string[]) => invoke(holdEntries, { EntryIDs }, { session });

const handsFor = async (session: TestAccount, request: object = {}) =>
  (await invoke(countEntries, { Kind: "NEW", InHand: true, ...request }, { session })).body.InHand;

async function twoModerators() {
  const city = aCity();
  await putJackets(aQueueOf(city, 3));
  const [one, other] = [await aModerator(city), await aModerator(city)];
  const ids = (await listOf(one)).map(({ ID }) => ID);
  return { city, one, other, ids };
}

const handRow = (city: string) => `HANDS#MI#${city.toUpperCase()}`;

test("a colleague learns what is in hand at once and with each count; its holder does not", async () => {
  const { one, other, ids } = await twoModerators();
  const [first = "", second = ""] = ids;
  expect((await hold(one, [first])).body).toEqual({ InHand: [], Marked: [] });
  expect((await hold(other, [second])).body.InHand).toEqual([first]);
  expect(await handsFor(one)).toEqual([second]);
  expect(await handsFor(other)).toEqual([first]);
});

test("who goes on to another jacket, or lets go, has the last one no more", async () => {
  const { one, other, ids } = await twoModerators();
  await hold(one, ids.slice(0, 2));
  await hold(one, ids.slice(2));
  expect(await handsFor(other)).toEqual(ids.slice(2));
  await hold(one, []);
  expect(await handsFor(other)).toEqual([]);
});

test("what is in hand is forgotten after two minutes, also while its row is still there", async () => {
  const { city, one, other, ids } = await twoModerators();
  await hold(one, ids);
  const [row] = await rowsOf(handRow(city));
  const left = Number(row?.expiresAt) - Date.now() / 1000;
  expect(left).toBeGreaterThan(110);
  expect(left).toBeLessThan(130);
  await setAttribute(handRow(city), one.accountId, "expiresAt", Math.floor(Date.now() / 1000));
  expect(await handsFor(other)).toEqual([]);
});

test("marks of colleagues are told, own ones not, and no name with them", async () => {
  const { one, other, ids } = await twoModerators();
  const [first = "", second = ""] = ids;
  await mark(one, { ID: first });
  await mark(other, { ID: second });
  expect((await hold(other, [])).body).toEqual({ InHand: [], Marked: [first] });
  const { body } = await hold(one, []);
  expect(body.Marked).toEqual([second]);
  expect(JSON.stringify(body)).not.toMatch(/\b(Ada|Miller)\b/);
});

test("another department learns nothing of it, and can hold none of it", async () => {
  const { city, one, ids } = await twoModerators();
  await hold(one, ids);
  await mark(one, { ID: ids[0] ?? "" });
  const place = { City: city, State: "MI" } as const;
  const fire = await aDepartment([place]);
  const stranger = await staff("MOD", place, fire.id);
  expect(await handsFor(stranger)).toEqual([]);
  expect((await hold(stranger, [])).body).toEqual({ InHand: [], Marked: [] });
  expect((await hold(stranger, ids)).status).toBe(404);
});

test("an administrator holds jackets of each department, and sees what is in hand in a city", async () => {
  const [here, there, admin] = [await twoModerators(), await twoModerators(), await anAdmin()];
  const [mine = "", theirs = ""] = [here.ids[0], there.ids[0]];
  await hold(here.one, [mine]);
  expect((await hold(admin, [mine, theirs])).body.InHand).toEqual([mine]);
  expect(await handsFor(there.one)).toEqual([theirs]);
  expect(await handsFor(admin, { City: here.city, State: "MI" })).toEqual([mine]);
  expect(await handsFor(admin)).toBeUndefined();
});

test("a count that does not ask for it reads no hands, and holding leaves no audit row", async () => {
  const { one, ids } = await twoModerators();
  const { body } = await invoke(countEntries, { Kind: "NEW" }, { session: one });
  expect(body).toEqual({ Count: 3, More: false });
  const before = await auditOf(one.accountId);
  await hold(one, ids);
  expect(await auditOf(one.accountId)).toEqual(before);
});
