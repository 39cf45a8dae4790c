import type { FeatureCollection, Point } from "geojson";
import { expect, test } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { aCard, anEnding, hostileTexts, householdOf } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import type { MakeExport } from "../ExportFormat.ts";
import { geoJson } from "./geoJson.ts";
import { planningGeoJson } from "./planningGeoJson.ts";

async function read(make: MakeExport, cards: readonly Entry[]) {
  const [file] = await make(cards, about, noResources);
  const text = String(file?.content);
  const { features } = JSON.parse(text) as FeatureCollection<Point | null>;
  return { text, features };
}

const households = (count: number, own: Partial<Entry> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aCard({ HouseHoldID: `household-${index}`, Number: String(index).padStart(8, "0"), ...own }),
  );

test("a household is one feature: longitude first, five decimals, its people counted", async () => {
  const two = [aCard(), aCard({ ID: "2", Number: "0123456Z", Medical: { NonVerbal: true }, Confirmed: "2026-01-02" })];
  const again = { ...two[0], Department: "Detroit Police" } as Entry;
  const { features } = await read(geoJson, [
    ...two,
    again,
    aCard({ ID: "3", Number: "AAAAAAAA", HouseHoldID: "household-2" }),
  ]);
  expect(features).toHaveLength(2);
  expect(features[0]).toMatchObject({
    type: "Feature",
    id: "household-1",
    geometry: { type: "Point", coordinates: [-83.04575, 42.33143] },
    properties: {
      Country: "US",
      A1: "MI",
      A3: "Detroit",
      Add_Number: 2,
      St_PreDir: "North",
      St_Name: "WOODWARD",
      St_PosTyp: "Avenue",
      isStreetParsed: true,
      streetAsTyped: "2 North Woodward Avenue, Apt. #4",
      Unit: "UNIT 4",
      Post_Code: "48226",
      PostCodeEx: "1234",
      members: 2,
      needs: { communication: 2, health: 1, independence: 0, support: 1, transport: 0 },
      jackets: ["7K3M-9QXA", "0123-456Z"],
      confirmedAt: "2026-01-02",
      staleAt: "2027-01-02",
    },
  });
});

test("a map tells no name, no note, no condition and no phone", async () => {
  for (const make of [geoJson, planningGeoJson]) {
    const { text } = await read(make, households(12));
    expect(text).not.toMatch(/Ada|Miller|Rosa|Cold bath|Side door|DNR|Verbal|555|example\.com|1950/);
  }
});

test("a street that cannot be taken apart stays whole, and the feature says so", async () => {
  const { features } = await read(geoJson, [aCard({ Street: "PO Box 12" })]);
  expect(features[0]?.properties).toMatchObject({ St_Name: "PO Box 12", isStreetParsed: false });
});

test.each([
  ["24-15 Queens Plaza N", "24-", 15],
  ["W148 N9748 Tree Tops Dr", "W148N", 9748],
  ["0108 SW Palatine Hill Rd", "0", 108],
])("the house number of %s is a number behind its prefix", async (Street, AddNum_Pre, Add_Number) => {
  const { features } = await read(geoJson, [aCard({ Street })]);
  expect(features[0]?.properties).toMatchObject({ AddNum_Pre, Add_Number });
});

test("a map has the unit and the floor of a home, and nothing else that a family said of it", async () => {
  const home = { ...householdOf("Two dogs"), Unit: "7", Floor: "3" };
  const { text, features } = await read(geoJson, [aCard({ Street: "2 Main St", ...home })]);
  expect(features[0]?.properties).toMatchObject({ Unit: "7", Floor: "3" });
  expect(text).not.toContain("dogs");
});

test("a household that is not on the map, or only by its zip, has no point", async () => {
  const { Position: _, ...without } = aCard({ Number: "AAAAAAAA", HouseHoldID: "household-2" });
  const zip = aCard({ Position: { Lat: 42.3, Lng: -83, Exactness: "ZIP" } });
  const { features } = await read(geoJson, [without, zip]);
  expect(features.map(({ geometry }) => geometry)).toEqual([null, null]);
});

test("who left is to be taken out; who is not confirmed still counts", async () => {
  const { Position: _, ...gone } = anEnding("MOVED", { ID: "1", Number: "AAAAAAAA" });
  const cards = [gone, anEnding("UNPAID", { ID: "2", Number: "BBBBBBBB" })];
  const { features } = await read(geoJson, cards);
  expect(features[0]?.properties).toMatchObject({
    members: 1,
    jackets: ["BBBB-BBBB"],
    notConfirmed: ["BBBB-BBBB"],
    takeOut: ["AAAA-AAAA"],
  });
  expect(features[0]?.geometry).not.toBeNull();
});

test("a plan tells of no fewer than eleven households, and of no need of fewer than eleven people", async () => {
  expect((await read(planningGeoJson, households(10))).features).toEqual([]);
  const twelve = [
    ...households(11),
    aCard({ ID: "9", HouseHoldID: "h", Number: "99999999", Medical: { MedicalPumps: true } }),
  ];
  const [feature, ...others] = (await read(planningGeoJson, twelve)).features;
  expect(others).toEqual([]);
  expect(feature?.geometry?.coordinates).toEqual([-83.046, 42.331]);
  expect(feature?.properties).toEqual({
    households: 12,
    members: 12,
    needs: { communication: 11, health: 12, support: 11 },
  });
  const few = [...households(10), aCard({ HouseHoldID: "h", Number: "99999999", Medical: { Obesity: true } })];
  expect((await read(planningGeoJson, few)).features[0]?.properties?.needs).toEqual({});
});

test("a family of eleven is no plan, and a jacket of two departments counts once", async () => {
  expect((await read(planningGeoJson, households(11, { HouseHoldID: "one" }))).features).toEqual([]);
  const twice = households(11).flatMap((card) => [card, { ...card, Department: "Detroit Police" }]);
  expect((await read(planningGeoJson, twice)).features[0]?.properties?.members).toBe(11);
});

test("who left is in no plan", async () => {
  const gone = households(11).map((card) => ({ ...card, Removed: true, Ending: "MOVED" as const }));
  expect((await read(planningGeoJson, gone)).features).toEqual([]);
});

test("no text of a family breaks a map", async () => {
  const cards = hostileTexts.map((text, index) =>
    aCard({ HouseHoldID: `${index}`, Number: `${index}`.padStart(8, "0"), Street: text, City: text }),
  );
  expect((await read(geoJson, cards)).features).toHaveLength(hostileTexts.length);
});

test("needs are counted from all that a family tells, not from its ticks alone", async () => {
  const needsOf = async (facts: Partial<Entry>) => {
    const { features } = await read(geoJson, [aCard({ Medical: {}, ...facts })]);
    const needs: Record<string, number> = features[0]?.properties?.needs;
    return Object.keys(needs).filter((group) => needs[group]);
  };
  expect(await needsOf({})).toEqual([]);
  expect(await needsOf({ PowerEquipment: [{ What: "Ventilator", Hours: 4 }] })).toEqual(["health"]);
  const moved = ["independence", "transport"];
  expect(await needsOf({ Lifting: { People: 2 } })).toEqual(moved);
  expect(await needsOf({ PowerEquipment: [{ What: "Power chair" }] })).toEqual(["health", ...moved]);
  expect(await needsOf({ Communication: ["SIGNS"], Languages: ["es"] })).toEqual(["communication"]);
  expect(await needsOf({ Communication: ["SPEAKS", "SIGNS"], Languages: ["en"] })).toEqual([]);
  expect(await needsOf({ Allergies: "None known", Medicines: "none" })).toEqual([]);
  expect(await needsOf({ RunsTo: { To: ["WATER"] } })).toEqual(["support"]);
});

test("a map that shows nothing, or not everybody, says so in the file and as it is saved", async () => {
  const lackOf = async (make: MakeExport, cards: readonly Entry[]) => {
    const [file] = await make(cards, about, noResources);
    const inFile: unknown = JSON.parse(String(file?.content)).lacks;
    expect(inFile).toBe(file?.lacks);
    return file?.lacks;
  };
  const { Position: _, ...unplaced } = aCard({ HouseHoldID: "h", Number: "99999999" });
  expect(await lackOf(geoJson, [aCard()])).toBeUndefined();
  expect(await lackOf(geoJson, [aCard(), unplaced])).toMatch(/^1 household has no known position/);
  expect(await lackOf(planningGeoJson, households(11))).toBeUndefined();
  expect(await lackOf(planningGeoJson, households(10))).toMatch(/this map is empty/);
});
