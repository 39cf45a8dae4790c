import { afterAll, beforeAll, expect, test } from "vitest";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { aGeocoder, type Geocoder } from "#lambdas/testing/aGeocoder.ts";
import { aCalledHousehold, aHouseholdRequest, householdsOf } from "#lambdas/testing/builders/households.ts";
import { anAddressInDetroit, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { handler as createHousehold } from "./createHousehold.ts";
import { handler as geocodeAddress } from "./geocodeAddress.ts";
import { handler as updateHousehold } from "./updateHousehold.ts";

const house = { Lat: 42.3294, Lng: -83.0443 };
const centre = { Lat: 42.3333, Lng: -83.0484 };
/** About 700 m and 2 km north of the house. */
const near = { Lat: house.Lat + 0.0063, Lng: house.Lng };
const far = { Lat: house.Lat + 0.018, Lng: house.Lng };

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await aGeocoder();
  geocoder.places.set(anAddressInDetroit.Zip, { point: [centre.Lng, centre.Lat], city: "Detroit" });
});
afterAll(() => geocoder.close());

function aKnownHouse(Street = `${Math.random().toString().slice(2, 9)} Woodward Ave`) {
  const address = { ...anAddressInDetroit, Street };
  geocoder.places.set(formatAddress(address), {
    point: [house.Lng, house.Lat],
    number: "2",
    city: "Detroit",
  });
  return address;
}

const create = (owner: TestAccount, overrides: Parameters<typeof aHouseholdRequest>[1]) =>
  invoke(createHousehold, aHouseholdRequest(owner, overrides), { session: owner });

const update = (owner: TestAccount, { ID, Name }: Household, changes: object = {}) =>
  invoke(updateHousehold, { UID: owner.accountId, ID, Name, ...changes }, { session: owner });

const tooFar = [
  409,
  "POSITION_TOO_FAR",
  "This point is too far from the address. Please move it closer, or use the point that we found.",
];

test("a house that the map knows is an address; a zip is never called one", async () => {
  const owner = await aResident();
  const known = aKnownHouse();
  const [exact, area] = [await aCalledHousehold(owner, known), await aCalledHousehold(owner)];
  expect([exact.Geo, area.Geo]).toEqual([
    { ...house, Exactness: "ADDRESS" },
    { ...centre, Exactness: "ZIP" },
  ]);
  expect(await householdsOf(owner)).toEqual([exact, area]);
  const looked = await invoke(geocodeAddress, known, { session: owner });
  expect(looked.body.Geo).toEqual(exact.Geo);
});

test("a street without its house is no more than the area of the zip", async () => {
  const owner = await aResident();
  const address = { ...anAddressInDetroit, Street: "Griswold St" };
  geocoder.places.set(formatAddress(address), { point: [-83.049, 42.332], city: "Detroit" });
  expect((await aCalledHousehold(owner, address)).Geo).toEqual({ Lat: 42.332, Lng: -83.049, Exactness: "ZIP" });
});

test("a family's point counts within a kilometre of its house, and is refused beyond", async () => {
  const owner = await aResident();
  const known = aKnownHouse();
  const moved = await create(owner, { ...known, Geo: near });
  expect(moved.body.HouseHold.Geo).toEqual({ ...near, Exactness: "FAMILY" });
  const { status, body } = await create(owner, { ...known, Geo: far });
  expect([status, body.Code, body.Message]).toEqual(tooFar);
  expect(await householdsOf(owner)).toHaveLength(1);
});

test("where only the zip is known, a family's point counts within 25 km of its centre", async () => {
  const owner = await aResident();
  const moved = await create(owner, { Geo: far });
  expect(moved.body.HouseHold.Geo).toEqual({ ...far, Exactness: "FAMILY" });
  const annArbor = await create(owner, { Geo: { Lat: 42.2808, Lng: -83.743 } });
  expect([annArbor.status, annArbor.body.Code]).toEqual(tooFar.slice(0, 2));
});

test("the point that was found, sent back or rounded, is not the family's", async () => {
  const owner = await aResident();
  const Geo = { Lat: house.Lat + 0.000_01, Lng: house.Lng };
  const { body } = await create(owner, { ...aKnownHouse(), Geo });
  expect(body.HouseHold.Geo).toEqual({ ...house, Exactness: "ADDRESS" });
});

test("an address that the map does not know is saved without a position, whatever point is sent", async () => {
  const owner = await aResident();
  const { status, body } = await create(owner, { Zip: "48999", Geo: near });
  expect([status, body.HouseHold.Geo]).toEqual([200, undefined]);
});

test("a household without a position gets one with the next update, and nothing else has to change", async () => {
  const owner = await aResident();
  const Zip = "48998";
  const home = await aCalledHousehold(owner, { Zip });
  expect(home.Geo).toBeUndefined();
  geocoder.places.set(Zip, { point: [centre.Lng, centre.Lat], city: "Detroit" });
  const { body } = await update(owner, home);
  expect(body.HouseHold).toEqual({ ...home, Geo: { ...centre, Exactness: "ZIP" }, Version: 2 });
  expect(await householdsOf(owner)).toEqual([body.HouseHold]);
});

test("an update looks the address up anew: a zip becomes the house when the map has learnt it", async () => {
  const owner = await aResident();
  const Street = "77 Learnt St";
  const home = await aCalledHousehold(owner, { Street });
  expect(home.Geo?.Exactness).toBe("ZIP");
  aKnownHouse(Street);
  const { body } = await update(owner, home, { Geo: home.Geo });
  expect(body.HouseHold.Geo).toEqual({ ...house, Exactness: "ADDRESS" });
});

test("a family's point stays through a new name, and goes when the found point is sent", async () => {
  const owner = await aResident();
  const known = aKnownHouse();
  const home = await aCalledHousehold(owner, { ...known, Geo: near });
  const own = { ...near, Exactness: "FAMILY" };
  expect((await update(owner, home, { Name: "Cabin" })).body.HouseHold.Geo).toEqual(own);
  expect((await update(owner, home, { Name: "Hut", Geo: near })).body.HouseHold.Geo).toEqual(own);
  const refused = await update(owner, home, { Geo: far });
  expect([refused.status, refused.body.Code]).toEqual(tooFar.slice(0, 2));
  const back = await update(owner, home, { Geo: house });
  expect(back.body.HouseHold.Geo).toEqual({ ...house, Exactness: "ADDRESS" });
});

test("a position is not lost while the map is down, nor when it contradicts itself later", async () => {
  const owner = await aResident();
  const known = aKnownHouse();
  const home = await aCalledHousehold(owner, known);
  geocoder.places.set(formatAddress(known), { point: [-82.99, 39.96], number: "2", region: "Ohio" });
  const contradicted = await update(owner, home, { Name: "Cabin" });
  const index = process.env.PLACE_INDEX;
  delete process.env.PLACE_INDEX;
  try {
    const down = await update(owner, home, { Name: "Hut", Geo: near });
    for (const { status, body } of [contradicted, down]) expect([status, body.HouseHold.Geo]).toEqual([200, home.Geo]);
  } finally {
    process.env.PLACE_INDEX = index;
  }
  expect((await getHousehold(owner.accountId, home.ID))?.name).toBe("Hut");
});

test("a city that is not the zip's is named, in whatever spelling it is the same", async () => {
  const session = await aResident();
  const zipCityOf = async (City: string) =>
    (await invoke(geocodeAddress, { ...anAddressInDetroit, City }, { session })).body.ZipCity;
  expect(await zipCityOf("Ann Arbor")).toBe("Detroit");
  expect(await zipCityOf(" DETROIT ")).toBeUndefined();
});
