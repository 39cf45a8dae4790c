import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { putRows } from "#lambdas/records/table/writeMany.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import {
  aCity,
  anAddressInDetroit,
  anAdmin,
  anOperator,
  aResident,
  changeAccount,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { namesakes } from "#lambdas/testing/builders/strangers.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import { handler as listAdmins } from "./listAdmins.ts";
import { handler as listMasterModerators } from "./listMasterModerators.ts";
import { handler as listModerators } from "./listModerators.ts";
import { handler as listUsers } from "./listUsers.ts";
import { handler as setPrimary } from "./setPrimary.ts";
import { handler as updateAccount } from "./updateAccount.ts";

const aName = (): string => aCity().split(" ")[1] ?? "";

const ask = async (session: TestAccount, filter: object) => (await invoke(listUsers, filter, { session })).body;
const usersBy = async (session: TestAccount, Search: string, place: object = {}) =>
  (await ask(session, { Search, ...place })).Users.map(({ ID }) => ID);

const rename = (session: TestAccount, names: { First?: string; Last?: string }) =>
  invoke(updateAccount, { ID: session.accountId, ...names }, { session });

const nameRowsOf = async ({ accountId }: TestAccount) =>
  (await rowsOf(accountPk(accountId))).filter(({ sk }) => sk.startsWith("N#")).map(({ sk }) => sk);

async function aNamed(City = aCity()) {
  const person = await aResident({ Location: { ...anAddressInDetroit, City } });
  const [First, Last] = [aName(), aName()];
  await rename(person, { First, Last });
  return { person, First, Last, place: { City, State: "MI" } };
}

test("of 1,200 accounts one is found by name with one query, by each name or its beginning, in either order", async () => {
  const { person, First, Last, place } = await aNamed();
  await putRows(namesakes(1_200, "USER", place, "Ordinary"));
  const admin = await anAdmin();
  for (const where of [{}, place])
    for (const text of [
      ...[Last, First, Last.slice(0, -1).toUpperCase(), `${First} ${Last}`, `${Last}, ${First.slice(0, 2)}`],
    ]) {
      const commands = await sentCommands(async () =>
        expect(await usersBy(admin, text, where), text).toEqual([person.accountId]),
      );
      expect(commands.filter((command) => command.endsWith(".Query")).length).toBeLessThanOrEqual(
        1 + Number("City" in where),
      );
    }
  const { units } = await readsOf(() => usersBy(admin, Last));
  expect(units).toBeLessThan(10);
  expect(await ask(admin, { Search: Last })).not.toHaveProperty("Searched");
});

test("namesakes are paged in the order of their names, each once", async () => {
  const [City, Last] = [aCity(), aName()];
  await putRows([
    ...namesakes(30, "USER", { City, State: "MI" }, Last),
    ...namesakes(1, "USER", { City: aCity(), State: "MI" }, Last),
  ]);
  const admin = await anAdmin();
  const pagesOf = async (place: object) => {
    const found: string[] = [];
    let Cursor: string | undefined;
    do {
      const body = await ask(admin, { Search: `stranger ${Last}`, Limit: 12, Cursor, ...place });
      found.push(...body.Users.map(({ ID }) => ID));
      Cursor = body.NextCursor;
    } while (Cursor);
    return found;
  };
  for (const [place, count] of [[{}, 31] as const, [{ City, State: "MI" }, 30] as const]) {
    const found = await pagesOf(place);
    expect(found).toHaveLength(count);
    expect(found).toEqual([...new Set(found)].sort());
  }
});

test("an account of which both names begin alike is found once, and with any words that it has", async () => {
  const { person } = await aNamed();
  const [begin, admin] = [aName(), await anAdmin()];
  await rename(person, { First: `${begin}-ann`, Last: `O'${begin} ${begin}s` });
  for (const text of [begin, `${begin}s`, `${begin} ${begin}s ann`, `o'${begin}`])
    expect(await usersBy(admin, text), text).toEqual([person.accountId]);
  expect(await usersBy(admin, `${begin} bob`)).toEqual([]);
});

test("a change of the name moves an account, a change of the primary address as well, and nothing old is left", async () => {
  const { person, First, Last, place } = await aNamed();
  const admin = await anAdmin();
  const renamed = aName();
  await rename(person, { Last: renamed });
  expect(await usersBy(admin, Last)).toEqual([]);
  expect(await usersBy(admin, `${First} ${renamed}`, place)).toEqual([person.accountId]);
  const City = aCity();
  const household = await aHousehold(person, { City });
  await invoke(setPrimary, { UID: person.accountId, ID: household.ID }, { session: person });
  expect(await usersBy(admin, renamed, place)).toEqual([]);
  for (const where of [{}, { City, State: "MI" }]) {
    const answer = await ask(admin, { Search: renamed, ...where });
    expect(answer).toMatchObject({ Users: [{ ID: person.accountId }] });
    expect(answer, "the list is not looked through").not.toHaveProperty("Searched");
  }
  expect(await nameRowsOf(person)).toEqual([First, renamed].map((name) => `N#${name.toLowerCase()}`).sort());
});

test("an erased account leaves no row of its name, and is not found", async () => {
  const { person, First, Last } = await aNamed();
  await erase(person.accountId, anOperator());
  expect(await nameRowsOf(person)).toEqual([]);
  for (const text of [First, Last]) expect(await usersBy(await anAdmin(), text)).toEqual([]);
});

test("staff are found by name in the list of their role alone, and by a master moderator in the own department alone", async () => {
  const place = { City: aCity(), State: "MI" };
  const last = aName();
  const [mod, chief, admin, other] = [
    await staff("MOD", place),
    await staff("MASTER MOD", place),
    await anAdmin(),
    await staff("MOD"),
  ];
  for (const person of [mod, chief, admin, other]) await changeAccount(person, { last });
  const [reader, neighbour] = [await staff("MASTER ADMIN"), await staff("MASTER MOD")];
  const by = { Search: `sam ${last}` };
  const moderatorsTo = async (session: TestAccount, more: object = {}) =>
    (await invoke(listModerators, { ...by, ...more }, { session })).body.Moderators.map(({ ID }) => ID);
  expect((await moderatorsTo(reader)).sort()).toEqual([mod.accountId, other.accountId].sort());
  expect(await moderatorsTo(reader, place)).toEqual([mod.accountId]);
  expect(await moderatorsTo(chief)).toEqual([mod.accountId]);
  expect(await moderatorsTo(neighbour)).toEqual([]);
  const masters = await invoke(listMasterModerators, by, { session: reader });
  expect(masters.body.MasterModerators.map(({ ID }) => ID)).toEqual([chief.accountId]);
  const admins = await invoke(listAdmins, by, { session: reader });
  expect(admins.body.Admins.map(({ ID }) => ID)).toEqual([admin.accountId]);
});

test("part of an address finds by looking through the list", async () => {
  const person = await aResident();
  const [local = ""] = person.email.split("@");
  expect(await usersBy(await anAdmin(), local)).toEqual([person.accountId]);
});
