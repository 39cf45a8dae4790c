import { expect, test } from "vitest";
import { anInvited } from "#lambdas/testing/builders/invitations.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  aResident,
  changeAccount,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { strangers } from "#lambdas/testing/builders/strangers.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as listMasterModerators } from "./listMasterModerators.ts";
import { handler as listModerators } from "./listModerators.ts";

const ask = (session: TestAccount, filter: object = {}) => invoke(listModerators, filter, { session });

const idsOf = async (session: TestAccount, filter: object = {}) =>
  (await ask(session, filter)).body.Moderators.map(({ ID }) => ID);

const aMaster = (City: string) => staff("MASTER MOD", { City, State: "MI" });

test("a moderator is shown with work place, status and days, and nothing secret", async () => {
  const city = aCity();
  const { accountId, email } = await aModerator(city);
  const { body } = await ask(await anAdmin(), { City: city, State: "MI" });
  const created = expect.stringMatching(/^20\d\d-/);
  expect(body).toEqual({
    Moderators: [
      {
        ID: accountId,
        Tier: "MOD",
        FirstName: "Sam",
        LastName: "Ortiz",
        Email: email,
        Cell: "none",
        LocationP: { Street: "", City: city, State: "MI", Zip: "48226" },
        CreateDate: created,
        UpdateDate: created,
        StatusDate: created,
        Members: 0,
        Status: "ACTIVE",
      },
    ],
  });
});

test("a master moderator sees the moderators of their own city alone, newest first", async () => {
  const city = aCity();
  const first = await aModerator(city);
  await aModerator(aCity());
  await aModerator(city, "OH");
  const master = await aMaster(city);
  const second = await aModerator(` ${city.toUpperCase()}`);
  expect(await idsOf(master)).toEqual([second.accountId, first.accountId]);
});

test("a master moderator who names another place is refused; another spelling of their own city is not", async () => {
  const city = aCity();
  const { accountId } = await aModerator(city);
  const master = await aMaster(city);
  for (const filter of [{ City: aCity(), State: "MI" }, { City: city, State: "OH" }, { State: "OH" }]) {
    const { status, body } = await ask(master, filter);
    expect([status, body.Message]).toEqual([403, errorSentences.NOT_ALLOWED]);
  }
  for (const filter of [{ City: `  ${city.toLowerCase()} ` }, { City: city.replace(" ", "  "), State: "MI" }])
    expect(await idsOf(master, filter)).toEqual([accountId]);
});

test("an admin sees every city, and one city when city and state are given", async () => {
  const city = aCity();
  const people = [await aModerator(city), await aModerator(aCity())].map(({ accountId }) => accountId);
  const admin = await anAdmin();
  expect((await idsOf(admin, { Limit: 100 })).filter((id) => people.includes(id))).toEqual(people.reverse());
  expect(await idsOf(admin, { City: city, State: "MI" })).toEqual([people[1]]);
});

test("pages show each moderator once, also over all cities", async () => {
  const city = aCity();
  const people: string[] = [];
  for (let at = 0; at < 5; at += 1) people.push((await aModerator(city)).accountId);
  for (const [session, Limit] of [
    [await aMaster(city), 2],
    [await anAdmin(), 100],
  ] as const) {
    const seen: string[] = [];
    let Cursor: string | undefined;
    do {
      const { body } = await ask(session, { Limit, Cursor });
      expect(body.Moderators.length).toBeLessThanOrEqual(Limit);
      seen.push(...body.Moderators.map(({ ID }) => ID));
      Cursor = body.NextCursor;
    } while (Cursor);
    expect(seen.filter((id) => people.includes(id))).toEqual(people.toReversed());
  }
});

test("a cursor works for its own list alone", async () => {
  const city = aCity();
  await Promise.all([aModerator(city), aModerator(city)]);
  const { body } = await ask(await aMaster(city), { Limit: 1 });
  const Cursor = body.NextCursor;
  expect(Cursor).toBeDefined();
  expect((await ask(await aMaster(aCity()), { Cursor })).status).toBe(400);
  const session = await anAdmin();
  expect((await invoke(listMasterModerators, { Cursor }, { session })).status).toBe(400);
});

test("a search finds words that begin a name, an e-mail address or an id", async () => {
  const city = aCity();
  const person = await aModerator(city);
  await changeAccount(person, { first: "Zoë Ana", last: "O'Brien-Núñez" });
  const other = await aModerator(city);
  const master = await aMaster(city);
  const [start = ""] = person.email.split("-");
  for (const Search of ["zoe", "NUNEZ ana", "obrien", start, person.accountId.slice(0, 8)])
    expect(await idsOf(master, { Search }), Search).toContain(person.accountId);
  expect(await idsOf(master, { Search: "zoe" })).toEqual([person.accountId]);
  expect(await idsOf(master, { Search: "oe" })).toEqual([]);
  expect(await idsOf(master, { Search: "sam ortiz" })).toEqual([other.accountId]);
});

test("a whole e-mail address or id finds its account at once, within the caller's own list alone", async () => {
  const city = aCity();
  const mine = await aModerator(city);
  await strangers(300, "MOD", { City: city, State: "MI" });
  const [master, admin] = [await aMaster(city), await anAdmin()];
  for (const Search of [mine.email.toUpperCase(), mine.accountId])
    for (const session of [master, admin]) {
      const { rows } = await readsOf(async () => expect(await idsOf(session, { Search })).toEqual([mine.accountId]));
      expect(rows).toBe(0);
    }
  const theirs = [await aModerator(aCity()), await aResident(), await aMaster(city)];
  for (const { email, accountId } of theirs)
    for (const Search of [email, accountId]) expect(await idsOf(master, { Search })).toEqual([]);
});

test("an invited moderator is listed with the invitation's end, a deleted one is not listed", async () => {
  const city = aCity();
  const master = await aMaster(city);
  const { ID, InvitedUntil } = await anInvited(master);
  const deleted = await aModerator(city);
  await changeAccount(deleted, { status: "DELETED" });
  const { body } = await ask(master);
  expect(body.Moderators).toMatchObject([{ ID, Status: "INVITED", InvitedUntil }]);
  expect(await idsOf(master, { Search: deleted.email })).toEqual([]);
});

test("a list reads no more for 1,000 strangers than for none", async () => {
  const city = aCity();
  const master = await aMaster(city);
  const admin = await anAdmin();
  await Promise.all([aModerator(city), aModerator(city)]);
  const first = () => readsOf(() => ask(master));
  const before = await first();
  await strangers(1_000, "MOD", { City: aCity(), State: "MI" });
  expect(await first()).toEqual(before);
  // At most a page from each of the list's four shards.
  const all = await readsOf(async () => expect((await ask(admin, { Limit: 10 })).body.Moderators).toHaveLength(10));
  expect(all.rows).toBeLessThanOrEqual(4 * 11);
});

test("every list leaves one audit row with action, place and count", async () => {
  const city = aCity();
  await aModerator(city);
  const master = await aMaster(city);
  await ask(master);
  expect(await auditOf(master.accountId)).toMatchObject([
    { role: "MASTER MOD", action: "listModerators", place: `MI#${city.toUpperCase()}`, count: 1 },
  ]);
});

test("residents, moderators and engineers cannot list moderators", async () => {
  for (const session of [await aResident(), await aModerator(aCity()), await staff("ENGINEER")])
    expect((await ask(session)).status, session.role).toBe(403);
});
