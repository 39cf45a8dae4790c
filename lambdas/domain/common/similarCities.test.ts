import { expect, test } from "vitest";
import { similarCities } from "./similarCities.ts";

const places = ["Detroit", "Detroit Beach", "Flint", "Troy", "Taylor", "St. Clair"].map((City) => ({
  City,
  State: "MI",
}));

test.each([
  ["Detriot", "Detroit"],
  ["dettroit", "Detroit"],
  ["Tailor", "Taylor"],
  ["Saint Clare", "St. Clair"],
])("%s is likely meant for %s", (typed, meant) => {
  expect(similarCities(typed, places).map(({ City }) => City)).toEqual([meant]);
});

test("a city with another name is not offered", () => {
  for (const city of ["Wyandotte", "Fl", "Rome", ""]) expect(similarCities(city, places)).toEqual([]);
});
