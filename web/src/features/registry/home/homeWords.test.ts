import { expect, test } from "vitest";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { addressWords, factWords, navigateUrl } from "./homeWords.ts";

const home: RegistryHome = {
  ID: "owner123.home1234",
  Street: "2 Woodward Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Geo: { Lat: 42.33, Lng: -83.04, Exactness: "ADDRESS" },
  People: 1,
  Needs: ["POWER"],
  Confirmed: "2026-11-22",
  Waiting: true,
  Mobile: false,
  Why: "Battery lasts 4 hours",
};

test("an address names its unit", () => {
  expect(addressWords({ ...home, Unit: "4" })).toBe("2 Woodward Ave, Unit 4, Detroit, MI 48226");
  expect(addressWords({ ...home, Unit: "Apt 4B" })).toBe("2 Woodward Ave, Apt 4B, Detroit, MI 48226");
});

test("a home says its people, its confirmed day, its phone, and when no map shows it", () => {
  expect(factWords(home, "2026-12-01")).toEqual(["1 person", "Last confirmed Nov 22 2026", "No mobile phone known"]);
  const { Geo: _, ...elsewhere } = home;
  expect(factWords(elsewhere, "2028-12-01")).toContain("Not on the map: no exact position");
  expect(factWords(home, "2028-12-01")).toContain("Not confirmed since Nov 22 2026");
});

test("a way leads to the exact position, and otherwise to the address, never to the middle of a ZIP", () => {
  expect(navigateUrl(home)).toMatch(/destination=42.33%2C-83.04$/);
  const near = { ...home, Geo: { Lat: 42, Lng: -83, Exactness: "ZIP" as const } };
  expect(navigateUrl(near)).toMatch(/destination=2%20Woodward%20Ave%2C%20Detroit/);
});
