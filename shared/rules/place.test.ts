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
])("%j and %j are different cities", (one, other) => {
  expect(cityKey(one)).not.toBe(cityKey(other));
});

test("the same city name in two states is two places", () => {
  expect(placeKey({ City: "Portland", State: "ME" })).not.toBe(placeKey({ City: "Portland", State: "OR" }));
});
