import { expect, test } from "vitest";
import { countersKey } from "#lambdas/records/table/keys.ts";
import { get } from "#lambdas/records/table/table.ts";
import { aCalledHousehold, aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { anAddressInDetroit, anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { enterValidZip } from "#shared/fields/address.ts";
import { populateRequired } from "#shared/fields/household.ts";
import { requiredField, tooLong150 } from "#shared/fields/text.ts";
import { handler as createHousehold } from "./createHousehold.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";

const create = (owner: TestAccount, overrides: Parameters<typeof aHouseholdRequest>[1] = {}, headers = {}) =>
  invoke(createHousehold, aHouseholdRequest(owner, overrides), { session: owner, headers });

const listOf = async (owner: TestAccount) =>
  (await invoke(listHouseholds, { UID: owner.accountId }, { session: owner })).body.HouseHolds;

test("a household is saved at the position found by the server", async () => {
  const owner = await aResident();
  const { status, body } = await create(owner, { Description: "Blue door" });
  expect(status).toBe(200);
  const { HouseHold } = body;
  expect(HouseHold).toMatchObject({
    Name: "Home",
    ...anAddressInDetroit,
    Location: "2 Woodward Ave, Detroit, MI 48226",
    Description: "Blue door",
    isPrime: true,
    Members: [],
    Version: 1,
  });
  expect(HouseHold.Geo?.Lat).toBeCloseTo(42.33, 1);
  expect(HouseHold.Geo?.Lng).toBeCloseTo(-83.05, 1);
  expect(await listOf(owner)).toEqual([HouseHold]);
});

test("only the account's own address is its primary residence, however it is typed", async () => {
  const owner = await aResident();
  const same = await aCalledHousehold(owner, { Street: "2  WOODWARD Ave.", City: "detroit", Zip: "48226-1234" });
  const other = await aCalledHousehold(owner, { Street: "500 Griswold St" });
  expect([same.isPrime, other.isPrime]).toEqual([true, false]);
});

test("another account's id is answered like an unknown one, and nothing is written", async () => {
  const [owner, other] = [await aResident(), await aResident()];
  const foreign = await invoke(createHousehold, aHouseholdRequest(other), { session: owner });
  const unknown = await create(owner, { UID: "nobody-at-all" });
  for (const { status, body } of [foreign, unknown])
    expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect([...(await listOf(owner)), ...(await listOf(other))]).toEqual([]);
});

test("staff cannot register households", async () => {
  expect((await create(await anAdmin())).status).toBe(403);
});

test("an address whose zip is in another state is refused and not saved", async () => {
  const owner = await aResident();
  for (const overrides of [{ Zip: "43215" }, { State: "OH" as const }]) {
    const { status, body } = await create(owner, overrides);
    expect([status, body.Message]).toEqual([
      400,
      "This street, city, state and zip do not seem to belong together. Please check the address.",
    ]);
  }
  expect(await listOf(owner)).toEqual([]);
});

test.each([
  ["that no map knows", { Zip: "00001" }],
  ["of Puerto Rico", { City: "San Juan", State: "PR" as const, Zip: "00901" }],
  ["of military mail", { Street: "PSC 3 Box 1", City: "APO", State: "AE" as const, Zip: "09021" }],
])("an address %s is saved without a verified position", async (_what, overrides) => {
  const owner = await aResident();
  const { Geo, ...household } = await aCalledHousehold(owner, overrides);
  expect(Geo).toBeUndefined();
  expect(household).toMatchObject(overrides);
});

test("a household is registered while the geocoder is down", async () => {
  const owner = await aResident();
  const index = process.env.PLACE_INDEX;
  delete process.env.PLACE_INDEX;
  try {
    expect((await aCalledHousehold(owner)).Geo).toBeUndefined();
  } finally {
    process.env.PLACE_INDEX = index;
  }
});

test("a retry with the same Idempotency-Key makes one household and returns it again", async () => {
  const owner = await aResident();
  const headers = anIdempotencyKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(owner, {}, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => body.HouseHold.ID)).size).toBe(1);
  expect(await listOf(owner)).toHaveLength(1);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ households: 1 });
  expect((await create(owner, { Name: "Other" }, headers)).status).toBe(409);
});

test("two people may use the same Idempotency-Key", async () => {
  const headers = anIdempotencyKey();
  const [one, two] = [await aResident(), await aResident()];
  await create(one, {}, headers);
  await create(two, {}, headers);
  expect([await listOf(one), await listOf(two)].map(({ length }) => length)).toEqual([1, 1]);
});

test("parallel registrations are all counted, and the 101st household is refused", async () => {
  const owner = await aResident();
  await Promise.all(Array.from({ length: 5 }, (_, number) => aCalledHousehold(owner, { Name: `Home ${number}` })));
  expect(await get(countersKey(owner.accountId))).toMatchObject({ households: 5 });
  const { pk, sk } = countersKey(owner.accountId);
  await setAttribute(pk, sk, "households", 99);
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(owner)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.Message).toContain("100 house holds");
});

test.each([
  ["Name", "", populateRequired],
  ["Zip", "4822", enterValidZip],
  ["Street", "   ", requiredField],
  ["Description", "x".repeat(151), tooLong150],
])("a wrong %s is refused with its sentence", async (field, value, sentence) => {
  const owner = await aResident();
  const { status, body } = await create(owner, { [field]: value });
  expect([status, body.Message]).toEqual([400, sentence]);
});

test("a request cannot set the server's own fields", async () => {
  const owner = await aResident();
  for (const more of [{ isPrime: true }, { ID: "chosen-by-me" }, { Members: [] }, { Version: 7 }]) {
    const request = { ...aHouseholdRequest(owner), ...more };
    expect((await invoke(createHousehold, request, { session: owner })).status).toBe(400);
  }
  expect(await listOf(owner)).toEqual([]);
});
