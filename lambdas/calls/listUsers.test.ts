import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidMember } from "#lambdas/testing/builders/members.ts";
import {
  aCity,
  aModerator,
  anAddressInDetroit,
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
import { handler as listUsers } from "./listUsers.ts";

const livingIn = (City: string) => aResident({ Location: { ...anAddressInDetroit, City } });
const ask = (session: TestAccount, filter: object = {}) => invoke(listUsers, filter, { session });

test("a user is shown with address, days and number of members", async () => {
  const City = aCity();
  const [alone, family] = [await livingIn(City), await livingIn(City)];
  await aHousehold(family);
  for (const _ of [1, 2]) await aPaidMember(family);
  const { body } = await ask(await anAdmin(), { City, State: "MI" });
  expect(body.Users).toMatchObject([
    { ID: family.accountId, Members: 2, LocationP: { ...anAddressInDetroit, City } },
    { ID: alone.accountId, Members: 0, Tier: "USER", Status: "ACTIVE" },
  ]);
});

test("without a city the users of all cities are listed, newest first", async () => {
  const [earlier, later] = [await livingIn(aCity()), await livingIn(aCity())];
  const { body } = await ask(await anAdmin(), { Limit: 2 });
  expect(body.Users.map(({ ID }) => ID)).toEqual([later.accountId, earlier.accountId]);
});

test("a page reads its counts together, and no more for 1,000 strangers than for none", async () => {
  const place = { City: aCity(), State: "MI" };
  await Promise.all([livingIn(place.City), livingIn(place.City), livingIn(place.City)]);
  const admin = await anAdmin();
  const first = () => readsOf(() => ask(admin, { ...place, Limit: 2 }));
  const before = await first();
  await strangers(1_000, "USER", { City: aCity(), State: "MI" });
  await strangers(1_000, "USER", place);
  expect(await first()).toEqual(before);
  expect(before.rows).toBe(3);
});

test("a search over many strangers stops early, continues from there, and finds the right account", async () => {
  const place = { City: aCity(), State: "MI" };
  await strangers(2_500, "USER", place);
  const meant = await livingIn(place.City);
  await changeAccount(meant, { created: "2000-01-01T00:00:00.000Z" });
  // A part of the address: no account has it as a name.
  const [Search] = meant.email.split("@");
  const admin = await anAdmin();
  const pages: [number, string[]][] = [];
  let Cursor: string | undefined;
  do {
    let found: string[] = [];
    const { rows } = await readsOf(async () => {
      const { body } = await ask(admin, { ...place, Search, Cursor });
      found = body.Users.map(({ ID }) => ID);
      Cursor = body.NextCursor;
    });
    pages.push([rows, found]);
  } while (Cursor);
  expect(pages).toEqual([
    [1_000, []],
    [1_000, []],
    [501, [meant.accountId]],
  ]);
});

test("each list leaves an audit row; other roles are refused", async () => {
  const City = aCity();
  const master = await staff("MASTER ADMIN");
  await ask(master, { City, State: "MI" });
  expect(await auditOf(master.accountId)).toMatchObject([
    { action: "listUsers", place: `MI#${City.toUpperCase()}`, count: 0 },
  ]);
  const refused = [await aResident(), await aModerator(City), await staff("MASTER MOD"), await staff("ENGINEER")];
  for (const session of refused) expect((await ask(session)).status, session.role).toBe(403);
});
