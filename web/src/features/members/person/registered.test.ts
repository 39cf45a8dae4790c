import { expect, test } from "vitest";
import { nextSentence } from "./registered.ts";

const detroit = { ID: "h1", City: "Detroit", Coverage: { Covered: true, By: ["Detroit responders"] } };
const salem = { ID: "h2", City: "Salem", Coverage: { Covered: false, By: [] } };
const households = [detroit, salem];
const at = (home: typeof detroit | typeof salem) => ({
  ...home,
  Name: "Home",
  State: "MI",
  LinkingID: `m.${home.ID}`,
});
const ada = { First: "Ada", payed: "COMPLETE", HouseHolds: [] } as const;

test("the end says who reads the record next, once for each city", () => {
  const member = { ...ada, HouseHolds: [at(detroit), at(detroit)] };
  expect(nextSentence(member, households)).toBe("Detroit will read this record next.");
});

test("while the payment is under way it does not say that anyone reads the record", () => {
  const member = { ...ada, payed: "PROCESSING", Wanted: ["h1", "gone"] } as const;
  expect(nextSentence({ ...member, HouseHolds: [], Wanted: [...member.Wanted] }, households)).toBe(
    "As soon as the payment is complete, Detroit will read this record.",
  );
});

test("a record at an uncovered place is called kept, and never read", () => {
  const kept = "No department takes part in Salem yet. We keep the record of Ada there until one joins.";
  expect(nextSentence({ ...ada, HouseHolds: [at(salem)] }, households)).toBe(kept);
  const both = nextSentence({ ...ada, HouseHolds: [at(detroit), at(salem)] }, households);
  expect(both).toBe(`Detroit will read this record next. ${kept}`);
});

test("a member without a home is told to be seen by no department", () => {
  expect(nextSentence({ ...ada, HouseHolds: [] }, households)).toBe(
    "No department can see this record until you choose where Ada lives.",
  );
});
