import { expect, test } from "vitest";
import { readZipCodes } from "#scripts/local/common/zipCodes.ts";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { registryFamilies } from "./registryFamilies.ts";

const zipCodes = await readZipCodes();
const families = registryFamilies(300, zipCodes);
const people = families.flatMap(({ members }) => members);

test("the demo's registry has exactly as many people as were asked for, the same ones each time", () => {
  expect(people).toHaveLength(300);
  expect(registryFamilies(300, zipCodes)).toEqual(families);
  expect(registryFamilies(1, zipCodes).flatMap(({ members }) => members)).toHaveLength(1);
  expect(new Set(families.map(({ Email }) => Email)).size).toBe(families.length);
});

test("it has every flag, fate and fact of a home, notes, and phones that no one has", () => {
  const flags = people.flatMap(({ Medical = {} }) => Object.keys(Medical));
  expect(new Set(flags)).toEqual(new Set([...medicalFlags, "OtherText"]));
  expect(new Set(families.map(({ fate }) => fate)).size).toBe(5);
  const told = families.flatMap(({ facts = {} }) => Object.keys(facts));
  expect(new Set(told)).toEqual(new Set(householdFactNames));
  expect(people.some(({ Additional }) => Additional)).toBe(true);
  const phones = people.flatMap(({ Phone }) => Phone ?? []);
  expect(phones.length).toBeGreaterThan(50);
  const cells = families.flatMap(({ Cell }) => Cell ?? []);
  expect(new Set(cells).size).toBe(cells.length);
  for (const phone of [...phones, ...cells]) expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
});

test("with 3,000 people most ZIPs of Detroit have enough homes for planning, over the whole city", () => {
  const all = registryFamilies(3_000, zipCodes).filter(({ fate }) => fate !== "MOVED" && fate !== "DELETED");
  const byZip = Map.groupBy(all, ({ address }) => address.Zip);
  const full = [...byZip.values()].filter((homes) => homes.length >= 11);
  expect(full.length).toBeGreaterThan(25);
  const pins = all.flatMap(({ Geo, address }) => (Geo && address.City === "Detroit" ? [Geo] : []));
  expect(pins.length / all.filter(({ address }) => address.City === "Detroit").length).toBeCloseTo(0.75, 1);
  const [lats, lngs] = [pins.map(({ Lat }) => Lat), pins.map(({ Lng }) => Lng)];
  expect(Math.max(...lats) - Math.min(...lats)).toBeGreaterThan(0.15);
  expect(Math.max(...lngs) - Math.min(...lngs)).toBeGreaterThan(0.25);
});

test("needs come as often as assumed: about one person in six needs power, and few say hours below five", () => {
  const all = registryFamilies(3_000, zipCodes).flatMap(({ members }) => members);
  const share = (fits: (one: (typeof all)[number]) => boolean) => all.filter(fits).length / all.length;
  const power = share(({ PowerEquipment }) => (PowerEquipment ?? []).length > 0);
  expect(power).toBeGreaterThan(0.1);
  expect(power).toBeLessThan(0.25);
  expect(
    share(({ PowerEquipment }) => (PowerEquipment ?? []).some(({ Hours }) => Hours !== undefined && Hours < 5)),
  ).toBeLessThan(0.15);
  expect(share(({ Lifting }) => Lifting !== undefined)).toBeGreaterThan(0.05);
  expect(share(({ Languages }) => Languages?.includes("en") === false)).toBeGreaterThan(0.03);
});
