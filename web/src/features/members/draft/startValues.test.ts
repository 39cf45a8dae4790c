import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { startValues } from "./startValues.ts";
import { blankValues } from "./wizardDraft.ts";

const owner = { LastName: "Moreau" };
const [home, cabin] = [{ ID: "home" }, { ID: "cabin" }];
const ada = {
  Last: "Okafor",
  PlanID: "new-yearly",
  Languages: ["es"],
  Contacts: [{ Name: "Jo", Phone: "+13135550123" }],
  Allergies: "Latex",
  Medical: {},
  HouseHolds: [{ ID: "cabin" }, { ID: "gone" }],
  Authorization: { Choice: "GUARDIAN", Waiver: waiverVersion, At: "2026-11-22T15:00:00.000Z" },
} as unknown as Member;

test("the first person of an account begins with the owner's family name, at its only home", () => {
  expect(startValues([], [home, cabin], owner)).toEqual({ ...blankValues, Last: "Moreau" });
  expect(startValues([], [home], owner).HouseHolds).toEqual(["home"]);
});

test("a further person begins with the answers of the one before that may hold for both", () => {
  expect(startValues([ada], [home, cabin], owner)).toEqual({
    ...blankValues,
    Last: "Okafor",
    HouseHolds: ["cabin"],
    Contacts: [{ Name: "Jo", Relation: "", Phone: "(313) 555-0123" }],
    Languages: ["es"],
    Plan: 2,
    accepted: true,
    understood: true,
    choice: "GUARDIAN",
  });
  const waiting = { ...ada, PlanID: undefined, HouseHolds: [], Wanted: ["home"] } as unknown as Member;
  expect(startValues([waiting], [home, cabin], owner)).toMatchObject({ HouseHolds: ["home"] });
  expect(startValues([waiting], [home, cabin], owner)).not.toHaveProperty("Plan");
});

test("a waiver of another version is asked for again", () => {
  const earlier = { ...ada, Authorization: { Choice: "SELF", Waiver: "2025-01-01", At: "" } } as Member;
  expect(startValues([earlier], [home], owner)).toMatchObject({ accepted: false, understood: false, choice: "" });
});

test("whoever filled it out for themselves is asked who allows the next person", () => {
  const self = { ...ada, Authorization: { Choice: "SELF", Waiver: waiverVersion, At: "" } } as Member;
  expect(startValues([self], [home], owner)).toMatchObject({ accepted: true, choice: "" });
});
