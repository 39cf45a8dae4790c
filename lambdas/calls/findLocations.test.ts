import { expect, test } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { cover } from "#lambdas/testing/builders/households.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { handler as findLocations } from "./findLocations.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";

const find = async (State: string, City?: string) =>
  (await invoke(findLocations, { State, ...(City === undefined ? {} : { City }) })).body.data.locations;

test("a state's participating cities are found by its code or name, sorted", async () => {
  await participation.join([
    { City: "Cheyenne", State: "WY" },
    { City: "Casper", State: "WY" },
    { City: "Laramie", State: "WY" },
  ]);
  const cities = ["Casper", "Cheyenne", "Laramie"].map((city) => ({ city, state: "WY" }));
  for (const state of ["WY", "wy", "Wyoming", " wyoming "]) expect(await find(state)).toEqual(cities);
});

test("a city is found by the beginning of its name, however it is typed", async () => {
  await participation.join([
    { City: "St. Johnsbury", State: "VT" },
    { City: "Stowe", State: "VT" },
  ]);
  for (const city of ["saint johns", "St Johnsbury", " ST.  JOHNS"])
    expect(await find("VT", city)).toEqual([{ city: "St. Johnsbury", state: "VT" }]);
  expect(await find("VT", "st")).toHaveLength(2);
  expect(await find("VT", "johnsbury")).toEqual([]);
});

test("a city is found whatever script its name is in", async () => {
  await participation.join(["Łódź Corner", "San 李", "San Ysidro"].map((City) => ({ City, State: "NM" })));
  expect(await find("NM")).toHaveLength(3);
  expect(await find("NM", "san")).toHaveLength(2);
});

test("without a state, Michigan is searched", async () => {
  const City = aCity();
  await participation.join([{ City, State: "MI" }]);
  expect(await find("", City)).toEqual([{ city: City, state: "MI" }]);
});

test("an unknown state and a hostile city find nothing", async () => {
  expect(await find("Atlantis")).toEqual([]);
  for (const city of ["~", "'; --", "(a+)+$", "\u0000", "💥"]) expect(await find("WY", city)).toEqual([]);
});

test("a city added twice is listed once", async () => {
  const City = aCity();
  await participation.join([{ City, State: "MI" }]);
  await participation.join([{ City: City.toUpperCase(), State: "MI" }]);
  expect(await find("MI", City)).toEqual([{ city: City.toUpperCase(), state: "MI" }]);
});

test("from an address that used its public calls up, staff still read their queue", async () => {
  const [moderator, address] = [await aModerator(aCity()), anAddress()];
  const asked: number[] = [];
  for (let time = 0; time < 61; time += 1)
    asked.push((await invoke(findLocations, { State: "WY" }, { address })).status);
  expect([asked[59], asked[60]]).toEqual([200, 429]);
  expect((await invoke(listNewEntries, {}, { session: moderator, address })).status).toBe(200);
});

test("a ZIP code finds its city, in whatever state the visitor is looking", async () => {
  await cover({ City: "Wyandotte", State: "MI" });
  const wyandotte = { city: "Wyandotte", state: "MI" };
  for (const asked of [{ City: "48192" }, { City: " 48192-1234 " }, { City: "", Zip: "48192" }, { Zip: "48192" }])
    for (const State of ["mi", "OH"])
      expect((await invoke(findLocations, { State, ...asked })).body).toEqual({
        data: { locations: [wyandotte] },
        Place: wyandotte,
        Coverage: { Covered: true, By: ["Wyandotte responders"] },
      });
});

test("a ZIP code of a city that does not take part names the city, one that no city has names none", async () => {
  const ask = async (City: string) => (await invoke(findLocations, { State: "mi", City })).body;
  expect(await ask("43215")).toMatchObject({
    data: { locations: [] },
    Place: { city: "Columbus", state: "OH" },
    Coverage: { Covered: false, By: [] },
  });
  expect(await ask("00001")).toEqual({ data: { locations: [] } });
});

test("a city with its state is found, alone or in a whole address, in whatever state a visitor looks", async () => {
  await participation.join(["Royal Pines", "Pines"].map((City) => ({ City, State: "SC" })));
  const place = { city: "Royal Pines", state: "SC" };
  for (const City of [
    "royal pines sc",
    "Royal Pines, South Carolina",
    "123 Main St, Royal Pines, SC 29201",
    "123 main st royal pines sc",
  ])
    for (const State of ["SC", "MI"])
      expect((await invoke(findLocations, { State, City })).body, City).toMatchObject({
        data: { locations: [place] },
        Place: place,
        // To be written in place of the whole text.
        Similar: [place],
      });
});

test("a state in the place of a city is that state; a city that is called like one stays a city", async () => {
  await participation.join([
    { City: "Fargo", State: "ND" },
    { City: "Delaware", State: "OH" },
  ]);
  const ask = async (State: string, City: string) => (await invoke(findLocations, { State, City })).body;
  expect(await ask("MI", "north dakota")).toEqual({
    data: { locations: [{ city: "Fargo", state: "ND" }] },
    Place: { city: "", state: "ND" },
  });
  expect((await ask("OH", "Delaware")).data.locations).toEqual([{ city: "Delaware", state: "OH" }]);
  expect((await ask("MI", "Delaware")).data.locations).toEqual([]);
});

test("of a city that is named it is told who takes part in exactly it", async () => {
  const City = aCity();
  await cover({ City: `${City} Beach`, State: "MI" });
  const ask = async (name: string) => (await invoke(findLocations, { State: "mi", City: name })).body;
  expect(await ask(City)).toMatchObject({
    data: { locations: [{ city: `${City} Beach` }] },
    Place: { city: City, state: "MI" },
    Coverage: { Covered: false, By: [] },
  });
  expect((await ask(`${City.toUpperCase()} beach`)).Coverage?.By).toEqual([`${City} Beach responders`]);
});

test("for a misspelled city those that were likely meant are offered, and not listed", async () => {
  const City = aCity();
  await cover({ City, State: "MI" });
  const { body } = await invoke(findLocations, {
    State: "mi",
    City: City.replace("Test", "Tst"),
  });
  expect(body.data.locations).toEqual([]);
  expect(body.Similar).toEqual([{ city: City, state: "MI" }]);
  expect((await invoke(findLocations, { State: "mi", City })).body).not.toHaveProperty("Similar");
  const withState = await invoke(findLocations, { State: "OH", City: `${City.replace("Test", "Tst")}, MI` });
  expect(withState.body.Similar).toEqual([{ city: City, state: "MI" }]);
});
