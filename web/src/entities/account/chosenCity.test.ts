import { expect, test } from "vitest";
import { chosenCity } from "./chosenCity.ts";

test("only a city with its state is read from the router's state", () => {
  const detroit = { city: "Detroit", state: "MI" };
  expect(chosenCity({ ...detroit, from: "/Members" })).toEqual(detroit);
  for (const kept of [null, undefined, {}, { city: "Detroit" }, { city: 1, state: 2 }, { from: "/Members" }])
    expect(chosenCity(kept)).toBeUndefined();
});
