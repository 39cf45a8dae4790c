import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { consequencesOf } from "./consentWords.ts";

test("before a withdrawal an owner reads what the departments are told, that the record stays, and that the plan goes on", () => {
  const Coverage = { Covered: true, By: ["Detroit responders"] };
  const home = { ID: "h", Name: "Home", City: "Detroit", State: "MI", LinkingID: "l", Coverage };
  const Jacket = { State: "WAITING" as const, City: "Detroit" };
  const ada = { First: "Ada", payed: "COMPLETE", HouseHolds: [{ ...home, Jacket }] } as unknown as Member;
  expect(consequencesOf(ada)).toEqual([
    "Home: The record waits for review in Detroit. It is taken out of the department's list.",
    "Nothing new about this person is handed over.",
    "The record of Ada stays in your account. You can give consent again at any time.",
    "The plan for Ada goes on and is charged. You can end it under Profile, Billing.",
  ]);
  expect(consequencesOf({ ...ada, Sponsor: "the City of Detroit" })).toHaveLength(3);
});
