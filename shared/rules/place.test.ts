import { expect, test } from "vitest";
import { cityKey, placeKey } from "./place.ts";

test.each([
  [" detroit ", "DETROIT"],
  ["DETROIT", "Detroit"],
  ["St. Clair Shores", "Saint  Clair Shores"],
  ["Sault Ste. Marie", "sault sainte marie"],
  ["Cañon City", "Canon City"],
  ["Coeur d’Alene", "Coeur d'Alene"],
  ["Winston-Salem", "Winston Salem"],
  ["ʻEwa Beach", "Ewa Beach"],
  ["St.Clair Shores", "St. Clair Shores"],
  ["Sault Ste.Marie", "Sault Sainte Marie"],
  ["Mt. Clemens", "Mount Clemens"],
  ["Ft. Wayne", "Fort Wayne"],
  ["Clinton Twp.", "Clinton Township"],
  ["Detroit, MI", "Detroit"],
  ["Washington D.C.", "Washington DC"],
  ["Dearborn Hts", "Dearborn Heights"],
  ["Colorado Spgs.", "Colorado Springs"],
  ["N Las Vegas", "North Las Vegas"],
  ["Grosse Pte Farms", "Grosse Pointe Farms"],
  ["Benton Hbr", "Benton Harbor"],
  ["St Clair Shrs", "Saint Clair Shores"],
  ["Clinton Charter Township", "Clinton Twp"],
])("%j and %j are the same city", (one, other) => {
  expect(cityKey(one)).toBe(cityKey(other));
});

test.each([
  ["Detroit", "Detroit Beach"],
  ["St. Clair", "Clair"],
  ["Stanton", "Saint Anton"],
  ["Clinton", "Clinton Township"],
  ["Mountain View", "Mt. Ain View"],
  ["Fortuna", "Ft. Una"],
  ["Lake Orion", "Orion"],
  ["Spring Lake", "Springs Lake"],
  ["Bay St. Louis", "Bay Street Louis"],
])("%j and %j are different cities", (one, other) => {
  expect(cityKey(one)).not.toBe(cityKey(other));
});

test.each([
  ["Detroit MI", "MI", "MI#DETROIT"],
  ["detroit, mi", "MI", "MI#DETROIT"],
  ["Washington D.C.", "DC", "DC#WASHINGTON"],
  ["Michigan City IN", "IN", "IN#MICHIGAN CITY"],
  ["Detroit OR", "MI", "MI#DETROIT OR"],
])("%j in %s is %s: a state behind its own city says nothing more", (City, State, key) => {
  expect(placeKey({ City, State })).toBe(key);
});

test("the same city name in two states is two places", () => {
  expect(placeKey({ City: "Portland", State: "ME" })).not.toBe(placeKey({ City: "Portland", State: "OR" }));
});
