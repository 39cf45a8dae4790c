import { expect, test } from "vitest";
import { cover } from "#lambdas/testing/builders/households.ts";
import { aCity, anAddressInDetroit, aResident } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { addressNotOnMap } from "#shared/model/address.ts";
import { handler as geocodeAddress } from "./geocodeAddress.ts";

test("an address always gets the same position", async () => {
  const session = await aResident();
  const find = () => invoke(geocodeAddress, anAddressInDetroit, { session });
  const { status, body } = await find();
  expect(status).toBe(200);
  expect(body.Geo?.Lat).toBeCloseTo(42.33, 1);
  expect((await find()).body).toEqual(body);
});

test("an address unknown to every map may still be saved", async () => {
  const session = await aResident();
  const { status, body } = await invoke(geocodeAddress, { ...anAddressInDetroit, Zip: "00001" }, { session });
  expect(status).toBe(200);
  expect(body).toMatchObject({ Message: addressNotOnMap });
  expect(body).not.toHaveProperty("Geo");
});

test.each([
  ["Fort Campbell", "TN", "42223", "KY"],
  ["Fairview", "ND", "59221", "MT"],
  ["New Pine Creek", "CA", "97635", "OR"],
] as const)(
  "a home in %s, %s with the zip %s across the border is asked about, and not refused",
  async (City, State, Zip, ZipState) => {
    const session = await aResident();
    const { status, body } = await invoke(geocodeAddress, { Street: "2 Main St", City, State, Zip }, { session });
    expect([status, body]).toMatchObject([200, { ZipState, ZipCity: expect.any(String) }]);
  },
);

test("a zip far from the state is refused", async () => {
  const session = await aResident();
  expect((await invoke(geocodeAddress, { ...anAddressInDetroit, Zip: "90210" }, { session })).status).toBe(400);
});

test("an address that contradicts itself is refused", async () => {
  const session = await aResident();
  const { status, body } = await invoke(geocodeAddress, { ...anAddressInDetroit, State: "OH" }, { session });
  expect([status, body.Message]).toEqual([
    400,
    "This street, city, state and zip do not seem to belong together. Please check the address.",
  ]);
});

test("an address comes with who reads the records of its city", async () => {
  const [session, City] = [await aResident(), aCity()];
  const find = async () => (await invoke(geocodeAddress, { ...anAddressInDetroit, City }, { session })).body.Coverage;
  expect(await find()).toEqual({ Covered: false, By: [] });
  await cover({ City, State: "MI" });
  expect(await find()).toEqual({ Covered: true, By: [`${City} responders`] });
});
