import { expect, test } from "vitest";
import { type Member, member as memberShape } from "#shared/model/member.ts";
import { renewalText } from "./paymentText.ts";
import { planMoveText } from "./planMove.ts";

function aMember(changes: Partial<Member>): Member {
  return memberShape.parse({
    ID: changes.First,
    Parent_ID: "owner",
    Last: "Okafor",
    Sex: "F",
    Dob: "1950-02-03",
    Feet: 5,
    Inches: 4,
    Weight: "130",
    img: "photo",
    Medical: {},
    PhotoDate: "2026-01-01",
    payed: "COMPLETE",
    HouseHolds: [],
    Version: 1,
    ...changes,
  });
}

const ada = aMember({ First: "Ada", CreateDate: "2026-01-01", PlanID: "new-monthly" });
const ben = aMember({ First: "Ben", CreateDate: "2026-01-02", PlanID: "recurring-yearly" });
const cy = aMember({ First: "Cy", CreateDate: "2026-01-03", PlanID: "recurring-monthly" });

test("before a deletion its owner reads whose plan takes the full price, and how much that is", () => {
  expect(planMoveText(ada, [ada, ben, cy])).toBe(
    "From its next renewal on, Ben's plan costs $40.00 each year: one member of a family pays the full price. Nothing is charged today.",
  );
  const due = { ...ben, PaymentDue: "2026-02-01" };
  expect(planMoveText(ada, [ada, due, cy])).toContain("Cy's plan costs $4.00 each month");
  const stopped = { ...ben, PlanEnds: "2026-12-01" };
  expect(planMoveText(ada, [ada, stopped, cy])).toContain("Cy's plan costs $4.00 each month");
});

test("a deletion that moves no price says nothing of prices", () => {
  expect(planMoveText(ben, [ada, ben, cy])).toBeUndefined();
  expect(planMoveText(ada, [ada])).toBeUndefined();
  expect(planMoveText({ ...ada, payed: "PENDING" }, [ada, ben])).toBeUndefined();
});

test("a card says what the next renewal costs, unless none is to come", () => {
  expect([ada, ben].map(renewalText)).toEqual(["Renews at $4.00 each month", "Renews at $10.00 each year"]);
  expect(renewalText({ ...ada, PaymentDue: "2026-02-01" })).toBeUndefined();
  expect(renewalText({ ...ada, payed: "PROCESSING" })).toBeUndefined();
});

test("a card says until when a stopped plan runs, not that it renews", () => {
  expect(renewalText({ ...ben, PlanEnds: "2027-11-03" })).toBe("Ends Nov 03 2027: renewal stopped");
});
