import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { nextAction } from "./nextAction.ts";

const covered = { Coverage: { Covered: true, By: ["Detroit responders"] } };
const sponsored = { Coverage: { ...covered.Coverage, Sponsor: "the City of Detroit" } };
const uncovered = { Coverage: { Covered: false, By: [] } };
const place = { ID: "household-1", Name: "Home", City: "Detroit", State: "MI", LinkingID: "link-0001" };
const home = { ...place, ...covered };
const today = "2026-11-22";
const ada = {
  payed: "COMPLETE" as const,
  HouseHolds: [home],
  Dob: "1950-02-03",
  PhotoDate: "2020-01-01",
};
const child = { ...ada, Dob: "2014-03-04" };

test.each<[who: string, action: string, person: Partial<Member>, places: (typeof covered)[]]>([
  [
    "a person without a payment whose consent is withdrawn",
    "nothing",
    { payed: "PENDING", Withheld: "WITHDRAWN" },
    [covered],
  ],
  ["a person without a payment", "pay", { payed: "PENDING", HouseHolds: [] }, [covered]],
  ["a person at a home, without a payment", "pay", { payed: "PENDING" }, [covered]],
  ["a person whose payment is due again", "pay", { PaymentDue: "2026-12-01" }, [covered]],
  ["a person without a payment, at uncovered places", "addHome", { payed: "PENDING" }, [uncovered]],
  ["a person whose payment is due again, without a place", "addHome", { PaymentDue: "2026-12-01" }, []],
  [
    "a person without a payment who may live where a department pays",
    "assign",
    { payed: "PENDING", HouseHolds: [] },
    [sponsored],
  ],
  ["a person without a payment who lives elsewhere", "pay", { payed: "PENDING" }, [covered, sponsored]],
  ["a person whose payment the bank works on", "waitForBank", { payed: "PROCESSING", HouseHolds: [] }, [covered]],
  ["a paid person of an account without a home", "addHome", { HouseHolds: [] }, []],
  ["a paid person who lives nowhere yet", "assign", { HouseHolds: [] }, [uncovered]],
  [
    "a guardian's child who is 18 now",
    "confirmAdult",
    {
      Dob: "2008-11-22",
      Authorization: { Choice: "GUARDIAN", Waiver: "2026-11-21", At: "2026-01-01T12:00:00.000Z" },
    },
    [covered],
  ],
  ["a child whose photo is a year old", "changePhoto", { ...child, PhotoDate: "2025-11-22" }, [covered]],
  ["a child whose photo is younger", "nothing", { ...child, PhotoDate: "2025-11-23" }, [covered]],
  ["a grown-up whose photo is old", "nothing", {}, [covered]],
])("for %s, %s is next", (_who, action, person, places) => {
  expect(nextAction({ ...ada, ...person }, places, today)).toBe(action);
});
