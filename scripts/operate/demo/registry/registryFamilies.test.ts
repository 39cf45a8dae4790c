import { expect, test } from "vitest";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { registryFamilies } from "./registryFamilies.ts";

const families = registryFamilies(300);
const people = families.flatMap(({ members }) => members);

test("the demo's registry has exactly as many people as were asked for, the same ones each time", () => {
  expect(people).toHaveLength(300);
  expect(registryFamilies(300)).toEqual(families);
  expect(registryFamilies(1).flatMap(({ members }) => members)).toHaveLength(1);
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
