import { expect, test } from "vitest";
import * as departments from "#lambdas/domain/departments/departments.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { cover } from "#lambdas/testing/builders/households.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aResident,
  signIn,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import type { CallResult } from "#lambdas/testing/call.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { listDeactivated as deactivatedCall } from "#shared/contract/accountLists.ts";
import { placeKey } from "#shared/rules/place.ts";
import { handler as listDeactivated } from "./listDeactivated.ts";
import { handler as listDeleted } from "./listDeleted.ts";

const aResidentOf = (City: string) =>
  aResident({ Location: { Street: "2 Woodward Ave", City, State: "MI", Zip: "48226" } });

const idsOf = ({ body }: CallResult<typeof deactivatedCall>) => body.Accounts.map(({ ID }) => ID);
const listOf = async (session: TestAccount, request = {}) => invoke(listDeactivated, request, { session });

/** Only the given accounts: other tests' are in the list, too. */
async function findAll(reader: TestAccount, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let Cursor: string | undefined;
  do {
    const page = await listOf(reader, { Cursor, Limit: 20 });
    found.push(...idsOf(page).filter((id) => ids.includes(id)));
    Cursor = page.body.NextCursor;
  } while (Cursor && found.length < ids.length);
  return found;
}

test("a department's staff see the restricted accounts of their own city, newest first", async () => {
  const City = aCity();
  const [master, moderator] = [await staff("MASTER ADMIN"), await aModerator(City)];
  const here = [await aResidentOf(City), await aModerator(City), await aResidentOf(City)];
  const elsewhere = await aResidentOf(aCity());
  for (const person of [...here, elsewhere]) await restrict(master, person, "False entries");
  const chief = await staff("MASTER MOD", { City, State: "MI" });
  const newestFirst = here.map(({ accountId }) => accountId).reverse();
  for (const reader of [moderator, chief]) expect(idsOf(await listOf(reader))).toEqual(newestFirst);
  const { body } = await listOf(moderator);
  expect(body.Accounts[0]).toMatchObject({ Tier: "USER", Status: "RESTRICTED", Reason: "False entries" });
  const all = [elsewhere.accountId, ...newestFirst];
  for (const role of ["ADMIN", "MASTER ADMIN", "ENGINEER"] as const)
    expect(await findAll(await staff(role), all)).toEqual(all);
  const rows = await auditOf(moderator.accountId);
  expect(rows.map(({ action, count }) => [action, count])).toEqual([
    ["listDeactivated", 3],
    ["listDeactivated", 3],
  ]);
});

test("people of a retired department read of nobody there", async () => {
  const place = { City: aCity(), State: "MI" } as const;
  await cover(place);
  const [master, chief] = [await staff("MASTER ADMIN"), await staff("MASTER MOD", place)];
  const resident = await aResidentOf(place.City);
  await restrict(master, resident, "False entries");
  expect(idsOf(await listOf(chief))).toEqual([resident.accountId]);
  await departments.retire(anOperator(), placeKey(place));
  expect(idsOf(await listOf(chief))).toEqual([]);
});

test("each row says whose account it was, why it was restricted and by which role", async () => {
  const City = aCity();
  const [admin, moderator] = [await anAdmin(), await aModerator(City)];
  const chief = await staff("MASTER MOD", { City, State: "MI" });
  const [resident, colleague] = [await aResidentOf(City), await aModerator(City)];
  await restrict(admin, resident, "False entries");
  await restrict(chief, colleague, "Left the department");
  const [newest, older] = (await listOf(moderator)).body.Accounts;
  expect(newest).toMatchObject({ Tier: "MOD", Reason: "Left the department", RestrictedBy: "MASTER MOD" });
  const byAdmin = { RestrictedBy: "ADMIN", RestoredBy: "ADMIN" };
  expect(older).toMatchObject({ Tier: "USER", Reason: "False entries", ...byAdmin });
});

test("a moderator sees no e-mail address, phone and street: they restore nobody", async () => {
  const City = aCity();
  const [admin, moderator] = [await anAdmin(), await aModerator(City)];
  const chief = await staff("MASTER MOD", { City, State: "MI" });
  const resident = await aResidentOf(City);
  await restrict(admin, resident, "False entries");
  const [seen] = (await listOf(moderator)).body.Accounts;
  expect(seen).toMatchObject({
    ID: resident.accountId,
    LocationP: { City, State: "MI" },
    Email: "",
    Cell: "none",
  });
  expect(JSON.stringify(seen)).not.toMatch(/@|Woodward|48226/);
  expect((await listOf(chief)).body.Accounts[0]).toMatchObject({ Email: resident.email });
});

test("a list is paged without gaps or repetitions, and a cursor works for its own city alone", async () => {
  const City = aCity();
  const [admin, moderator] = [await anAdmin(), await aModerator(City)];
  const people = [await aModerator(City), await aModerator(City), await aModerator(City)];
  for (const person of people) await restrict(admin, person);
  const first = await listOf(moderator, { Limit: 2 });
  const second = await listOf(moderator, { Limit: 2, Cursor: first.body.NextCursor });
  const expected = people.map(({ accountId }) => accountId).reverse();
  expect([...idsOf(first), ...idsOf(second)]).toEqual(expected);
  expect(second.body.NextCursor).toBeUndefined();
  const stranger = await aModerator(aCity());
  expect((await listOf(stranger, { Cursor: first.body.NextCursor })).status).toBe(400);
});

test("a restored account leaves the list, and residents cannot read it", async () => {
  const City = aCity();
  const [admin, moderator, person] = [await anAdmin(), await aModerator(City), await aResidentOf(City)];
  await restrict(admin, person);
  await restore(admin, person);
  expect(idsOf(await listOf(moderator))).toEqual([]);
  const again = await signIn(person.email, person.password, person.address);
  expect((await listOf(again)).status).toBe(403);
});

test("an erased account is listed in its city without a name, and no longer as restricted", async () => {
  const City = aCity();
  const [admin, moderator, person] = [await anAdmin(), await aModerator(City), await aResidentOf(City)];
  await restrict(admin, person);
  await erase(person.accountId, anOperator());
  expect(idsOf(await listOf(moderator))).toEqual([]);
  const { body } = await invoke(listDeleted, {}, { session: moderator });
  expect(body.Accounts).toMatchObject([
    { ID: person.accountId, Status: "DELETED", FirstName: "R", LastName: "M", Email: "", Cell: "none" },
  ]);
  expect(body.Accounts[0]?.LocationP).toEqual({ City, State: "MI", Zip: "", Street: "" });
  expect((await invoke(listDeleted, {}, { session: await aModerator(aCity()) })).body.Accounts).toEqual([]);
  const everywhere = await invoke(listDeleted, {}, { session: admin });
  expect(everywhere.body.Accounts[0]).toEqual(body.Accounts[0]);
});

test("a deleted account says why, without a word of its restriction", async () => {
  const City = aCity();
  const [admin, moderator, asked, unused] = [
    await anAdmin(),
    await aModerator(City),
    await aResidentOf(City),
    await aResidentOf(City),
  ];
  await restrict(admin, asked, "False entries");
  await erase(asked.accountId, anOperator());
  await erase(unused.accountId, anOperator(), { reason: "UNUSED" });
  const { Accounts } = (await invoke(listDeleted, {}, { session: moderator })).body;
  expect(Accounts.map(({ Tier, DeletedFor }) => [Tier, DeletedFor])).toEqual([
    ["USER", "UNUSED"],
    ["USER", "REQUEST"],
  ]);
  expect(JSON.stringify(Accounts)).not.toMatch(/False entries|Restricted|RestoredBy/);
});
