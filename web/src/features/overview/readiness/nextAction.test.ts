import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { nextAction } from "./nextAction.ts";

const home = {
  ...{ ID: "household-1", Name: "Home", City: "Detroit", State: "MI", LinkingID: "link-0001" },
  Coverage: { Covered: true, By: ["Detroit responders"] },
};
const today = "2026-11-22";
const ada = {
  ...{ payed: "COMPLETE" as const, HouseHolds: [home], Dob: "1950-02-03", PhotoDate: "2020-01-01" },
};
const child = { ...ada, Dob: "2014-03-04" };

test.each<[who: string, action: string, person: Partial<Member>, homes: number]>([
  ["a person without a payment", "pay", { payed: "PENDING", HouseHolds: [] }, 1],
  ["a person at a home, without a payment", "pay", { payed: "PENDING" }, 1],
  ["a person whose payment is due again", "pay", { PaymentDue: "2026-12-01" }, 1],
  ["a person whose payment the bank works on", "waitForBank", { payed: "PROCESSING", HouseHolds: [] }, 1],
  ["a paid person of an account without a home", "addHome", { HouseHolds: [] }, 0],
  ["a paid person who lives nowhere yet", "assign", { HouseHolds: [] }, 2],
  ["a child whose photo is a year old", "changePhoto", { ...child, PhotoDate: "2025-11-22" }, 1],
  ["a child whose photo is younger", "nothing", { ...child, PhotoDate: "2025-11-23" }, 1],
  ["a grown-up whose photo is old", "nothing", {}, 1],
])("for %s, %s is next", (_who, action, person, homes) => {
  expect(nextAction({ ...ada, ...person }, homes, today)).toBe(action);
});
