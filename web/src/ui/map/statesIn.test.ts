import { expect, test } from "vitest";
import { statesIn } from "./statesIn.ts";

const michigan = { state: "26", bounds: [-90.5, 41.6, -82.4, 48.2], url: "/mi.json" } as const;
const ohio = { state: "39", bounds: [-84.9, 38.4, -80.5, 42], url: "/oh.json" } as const;
const guam = { state: "66", bounds: [144.6, 13.2, 145, 13.7], url: "/gu.json" } as const;
const all = [michigan, ohio, guam];

/** Around Lansing. */
const inland = [-85.5, 42.4, -83.5, 43.1] as const;
/** Both sides of the border. */
const toledo = [-84.5, 41, -82.6, 42.3] as const;

test("a wide map asks for no counties", () => {
  expect(statesIn(all, [], { bounds: [-100, 30, -70, 50], zoom: 5 })).toEqual([]);
});

test("a near map asks for the counties of the states that it shows, and of no others", () => {
  expect(statesIn(all, [], { bounds: inland, zoom: 7 })).toEqual([michigan]);
  expect(statesIn(all, [], { bounds: toledo, zoom: 7 })).toEqual([michigan, ohio]);
});

test("counties that were shown stay, and are asked for once", () => {
  const known = [michigan];
  expect(statesIn(all, known, { bounds: inland, zoom: 7 })).toBe(known);
  expect(statesIn(all, known, { bounds: toledo, zoom: 7 })).toEqual([michigan, ohio]);
  expect(statesIn(all, known, { bounds: [-100, 30, -70, 50], zoom: 4 })).toBe(known);
});

test("a map that was moved west around the earth finds Guam", () => {
  expect(statesIn(all, [], { bounds: [-216, 13, -214, 14], zoom: 7 })).toEqual([guam]);
});
