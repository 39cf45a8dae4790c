import { afterEach, expect, test, vi } from "vitest";
import { addPlace } from "#lambdas/records/jackets/place.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aCity } from "#lambdas/testing/builders/people.ts";
import * as coverage from "./coverage.ts";
import * as participation from "./participation.ts";

afterEach(() => vi.useRealTimers());

const uncovered = { Covered: false, By: [] };

test("a place is covered by the responders of its city, however the city is written", async () => {
  const City = aCity();
  await transact([addPlace({ City, State: "MI" })]);
  const covered = { Covered: true, By: [`${City} responders`] };
  for (const place of [City, City.toUpperCase(), ` ${City}, MI `])
    expect(await coverage.of({ City: place, State: "MI" })).toEqual(covered);
  expect(await coverage.of({ City, State: "OH" })).toEqual(uncovered);
});

test("an answer is a minute old at most, and a change of this container's own is seen at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const place = { City: aCity(), State: "MI" };
  expect(await coverage.of(place)).toEqual(uncovered);
  await transact([addPlace(place)]);
  expect(await coverage.of(place)).toEqual(uncovered);
  vi.setSystemTime(Date.now() + 60_001);
  expect((await coverage.of(place)).Covered).toBe(true);
  await participation.leave([place]);
  expect(await coverage.of(place)).toEqual(uncovered);
});
