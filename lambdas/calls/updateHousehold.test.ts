import { expect, test } from "vitest";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf } from "#lambdas/testing/builders/households.ts";
import { aFamily, assign, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCity, anAddressInDetroit, anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { populateRequired } from "#shared/fields/household.ts";
import { tooLong150 } from "#shared/fields/text.ts";
import type { Household } from "#shared/model/household.ts";
import { handler as updateHousehold } from "./updateHousehold.ts";

const update = (owner: TestAccount, { ID, Name }: Household, changes: object = {}) =>
  invoke(updateHousehold, { UID: owner.accountId, ID, Name, ...changes }, { session: owner });

async function aHome(overrides: Parameters<typeof aHousehold>[1] = {}) {
  const owner = await aResident();
  return { owner, home: await aHousehold(owner, overrides) };
}

test("name and description change, everything else stays", async () => {
  const { owner, home } = await aHome({ Description: "Blue door" });
  const { status, body } = await update(owner, home, { Name: "  Haus 🏠 ", Description: "Rotes Tor" });
  expect(status).toBe(200);
  expect(body.HouseHold).toEqual({ ...home, Name: "Haus 🏠", Description: "Rotes Tor", Version: 2 });
  expect(await householdsOf(owner)).toEqual([body.HouseHold]);
});

test("a description left out stays; an empty one is removed", async () => {
  const { owner, home } = await aHome({ Description: "Blue door" });
  const renamed = await update(owner, home, { Name: "Cabin" });
  expect(renamed.body.HouseHold.Description).toBe("Blue door");
  expect((await update(owner, home, { Description: " " })).body.HouseHold.Description).toBeUndefined();
  expect((await householdsOf(owner))[0]).not.toHaveProperty("Description");
});

test("a new name is shown with the household and each member, and opens no entry", async () => {
  const city = aCity();
  const { owner, household } = await aFamily(city);
  const before = await onlyInQueue(city);
  const { body } = await update(owner, household, { Name: "Grandma's" });
  expect(body.HouseHold.Members.map(({ First }) => First)).toEqual(["Ada"]);
  expect((await membersOf(owner))[0]?.HouseHolds[0]?.Name).toBe("Grandma's");
  expect(await onlyInQueue(city)).toEqual(before);
});

test("the unchanged address may be sent along, with its position", async () => {
  const { owner, home } = await aHome();
  const { Street, City, State, Zip, Location } = home;
  const echoed = { Street, City, State, Zip, Location, Geo: home.Geo };
  const { status, body } = await update(owner, home, { ...echoed, Name: "Cabin" });
  expect([status, body.HouseHold.Geo]).toEqual([200, home.Geo]);
  expect((await update(owner, home, { Zip, Name: "Hut" })).status).toBe(200);
});

test.each([{ Street: "3 Woodward Ave" }, { City: "Flint" }, { State: "OH" }, { Zip: "48226-1234" }])(
  "another address, %j, is refused and nothing is changed",
  async (other) => {
    const { owner, home } = await aHome();
    const { status, body } = await update(owner, home, { ...anAddressInDetroit, ...other, Name: "Cabin" });
    const message =
      "The address of a house hold cannot be changed. Please register the new address as a new house hold.";
    expect([status, body.Message]).toEqual([400, message]);
    expect(await householdsOf(owner)).toEqual([home]);
  },
);

test("another family's household is answered like an unknown one and stays", async () => {
  const { owner, home } = await aHome();
  const stranger = await aResident();
  const tries = [
    await update(stranger, home, { Name: "Mine" }),
    await update(stranger, { ...home, ID: "nothing-at-all" }, { Name: "Mine" }),
    await update(stranger, home, { UID: owner.accountId, Name: "Mine" }),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect(await householdsOf(owner)).toEqual([home]);
});

test("an outdated version is refused", async () => {
  const { owner, home } = await aHome();
  expect((await update(owner, home, { Name: "Cabin", Version: 1 })).status).toBe(200);
  const { status, body } = await update(owner, home, { Name: "Hut", Version: 1 });
  expect([status, body.Message]).toEqual([409, errorSentences.CHANGED_ELSEWHERE]);
  expect((await householdsOf(owner))[0]).toMatchObject({ Name: "Cabin", Version: 2 });
});

test("unchanged content succeeds and writes nothing, also when repeated", async () => {
  const { owner, home } = await aHome();
  const send = () => update(owner, home, { Name: "Cabin", Version: 1 });
  await send();
  const rows = await rowsOf(accountPk(owner.accountId));
  expect((await send()).status).toBe(200);
  expect((await update(owner, home, { Name: "Cabin", Description: "" })).status).toBe(200);
  expect(await rowsOf(accountPk(owner.accountId))).toEqual(rows);
});

test("of 20 simultaneous changes one wins and is stored, and 19 are told", async () => {
  const { owner, home } = await aHome();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => update(owner, home, { Name: `Home ${at}`, Version: 1 })),
  );
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await householdsOf(owner)).toEqual([winner?.body.HouseHold]);
});

test("a new name and new members at the same moment do not undo each other", async () => {
  const { owner, member } = await aFamily(aCity());
  const homes = await Promise.all(Array.from({ length: 5 }, () => aHousehold(owner, { City: aCity() })));
  const work = homes.flatMap((home) => [assign(owner, member, home), update(owner, home, { Name: "New" })]);
  await Promise.all(work);
  const listed = (await householdsOf(owner)).filter(({ ID }) => homes.some((home) => home.ID === ID));
  expect(listed.map(({ Name, Members }) => [Name, Members.length])).toEqual(Array(5).fill(["New", 1]));
});

test.each([
  ["Name", "", populateRequired],
  ["Description", "🙂".repeat(151), tooLong150],
])("a wrong %s is refused with its sentence", async (field, value, sentence) => {
  const { owner, home } = await aHome();
  const { status, body } = await update(owner, home, { [field]: value });
  expect([status, body.Message]).toEqual([400, sentence]);
});

test("150 characters are counted as people count them", async () => {
  const { owner, home } = await aHome();
  const Description = "🙂".repeat(150);
  expect((await update(owner, home, { Description })).body.HouseHold.Description).toBe(Description);
});

test("a request cannot set the server's own fields, and staff cannot change households", async () => {
  const { owner, home } = await aHome();
  for (const more of [{ isPrime: false }, { Members: [] }, { CreateDate: "2001-01-01" }, { closing: true }])
    expect((await update(owner, home, more)).status).toBe(400);
  expect((await update(await anAdmin(), home)).status).toBe(403);
});
