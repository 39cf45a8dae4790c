import { expect, test } from "vitest";
import * as locations from "#lambdas/domain/common/locations.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { handler as findLocations } from "./findLocations.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";

const find = async (State: string, City?: string) =>
  (await invoke(findLocations, { State, ...(City === undefined ? {} : { City }) })).body.data.locations;

test("a state's participating cities are found by its code or name, sorted", async () => {
  await locations.addParticipating([
    { City: "Cheyenne", State: "WY" },
    { City: "Casper", State: "WY" },
    { City: "Laramie", State: "WY" },
  ]);
  const cities = ["Casper", "Cheyenne", "Laramie"].map((city) => ({ city, state: "WY" }));
  for (const state of ["WY", "wy", "Wyoming", " wyoming "]) expect(await find(state)).toEqual(cities);
});

test("a city is found by the beginning of its name, however it is typed", async () => {
  await locations.addParticipating([
    { City: "St. Johnsbury", State: "VT" },
    { City: "Stowe", State: "VT" },
  ]);
  for (const city of ["saint johns", "St Johnsbury", " ST.  JOHNS"])
    expect(await find("VT", city)).toEqual([{ city: "St. Johnsbury", state: "VT" }]);
  expect(await find("VT", "st")).toHaveLength(2);
  expect(await find("VT", "johnsbury")).toEqual([]);
});

test("a city is found whatever script its name is in", async () => {
  await locations.addParticipating(
    ["Łódź Corner", "San 李", "San Ysidro"].map((City) => ({ City, State: "NM" })),
  );
  expect(await find("NM")).toHaveLength(3);
  expect(await find("NM", "san")).toHaveLength(2);
});

test("without a state, Michigan is searched", async () => {
  const City = aCity();
  await locations.addParticipating([{ City, State: "MI" }]);
  expect(await find("", City)).toEqual([{ city: City, state: "MI" }]);
});

test("an unknown state and a hostile city find nothing", async () => {
  expect(await find("Atlantis")).toEqual([]);
  for (const city of ["~", "'; --", "(a+)+$", "\u0000", "💥"]) expect(await find("WY", city)).toEqual([]);
});

test("a city added twice is listed once", async () => {
  const City = aCity();
  await locations.addParticipating([{ City, State: "MI" }]);
  await locations.addParticipating([{ City: City.toUpperCase(), State: "MI" }]);
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
