import { LocationClient, SearchPlaceIndexForTextCommand } from "@aws-sdk/client-location";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { startGeocoder } from "./startGeocoder.ts";

let geocoder: Running;
let client: LocationClient;

beforeAll(async () => {
  geocoder = await startGeocoder({ port: 0 });
  client = new LocationClient({
    endpoint: geocoder.url,
    region: "us-east-1",
    credentials: localKeys,
    disableHostPrefix: true,
  });
});

afterAll(() => geocoder.stop());

async function search(Text: string) {
  const { Results } = await client.send(new SearchPlaceIndexForTextCommand({ IndexName: "places", Text }));
  return Results?.[0]?.Place;
}

test("an address is found near the centre of its ZIP code, and the label says that it is no more", async () => {
  const place = await search("2 Woodward Ave, Detroit, MI 48226");
  expect(place).toMatchObject({ Municipality: "Detroit", Region: "Michigan", PostalCode: "48226" });
  expect(place?.Label).toContain("centre of the ZIP code");
  expect(place?.Geometry?.Point?.[0]).toBeCloseTo(-83.05, 1);
  expect(place?.Geometry?.Point?.[1]).toBeCloseTo(42.33, 1);
});

test("a street has one point at every search, two streets have two", async () => {
  const first = await search("2 Woodward Ave, Detroit, MI 48226");
  expect((await search("2 woodward  ave, Detroit, MI 48226-1234"))?.Geometry).toEqual(first?.Geometry);
  expect((await search("100 Griswold St, Detroit, MI 48226"))?.Geometry).not.toEqual(first?.Geometry);
});

test("a ZIP code alone is its centre", async () => {
  expect((await search("48226, MI"))?.Geometry?.Point).toEqual([-83.0484, 42.3333]);
});

test.each(["1 Main St, Nowhere, MI 00000", "PSC 1, APO, AE 09007", "1 Calle, San Juan, PR 00901", "Detroit"])(
  "nothing is found for %s",
  async (text) => {
    expect(await search(text)).toBeUndefined();
  },
);
