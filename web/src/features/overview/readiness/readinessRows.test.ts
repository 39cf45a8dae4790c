import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { readinessRows } from "./readinessRows.ts";

const person = (First: string, payed: Member["payed"]) =>
  ({ First, payed, HouseHolds: [], Dob: "1950-02-03", PhotoDate: "2026-01-01" }) as unknown as Member;

const home = { Coverage: { Covered: true, By: ["Detroit responders"] } } as unknown as Household;

test("those with something to do stand first, otherwise the order of registration stays", () => {
  const family = [
    person("Ada", "PROCESSING"),
    person("Ben", "PENDING"),
    person("Cleo", "PROCESSING"),
    person("Dora", "COMPLETE"),
  ];
  expect(readinessRows(family, [home], "2026-11-22").map(({ member, action }) => `${member.First} ${action}`)).toEqual([
    "Ben pay",
    "Dora assign",
    "Ada waitForBank",
    "Cleo waitForBank",
  ]);
});

test("one row has the next step, and none where there is nothing to do", () => {
  const next = (...family: Member[]) => readinessRows(family, [home], "2026-11-22").map(({ isNext }) => isNext);
  expect(next(person("Ada", "PROCESSING"), person("Ben", "PENDING"), person("Dora", "COMPLETE"))).toEqual([
    ...[true, false, false],
  ]);
  expect(next(person("Ada", "PROCESSING"))).toEqual([false]);
});

test("the homes that wait for a payment are named, those that are gone are not", () => {
  const places = ["Home", "Lake house"].map((Name, at) => ({ ...home, ID: `household-${at}`, Name }));
  const ada = { ...person("Ada", "PENDING"), Wanted: ["household-1", "household-9"] };
  expect(readinessRows([ada], places, "2026-11-22")[0]?.wanted).toEqual(["Lake house"]);
});
