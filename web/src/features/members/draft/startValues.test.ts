import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { startValues } from "./startValues.ts";
import { blankValues } from "./wizardDraft.ts";

const [home, cabin] = [{ ID: "home" }, { ID: "cabin" }];
const ada = {
  Last: "Okafor",
  PlanID: "new-yearly",
  HouseHolds: [{ ID: "cabin" }, { ID: "gone" }],
  Authorization: { Choice: "GUARDIAN", Waiver: waiverVersion, At: "2026-11-22T15:00:00.000Z" },
} as unknown as Member;

test("the first person of an account begins blank, at its only home", () => {
  expect(startValues([], [home, cabin])).toEqual(blankValues);
  expect(startValues([], [home]).HouseHolds).toEqual(["home"]);
});

test("a further person begins with the name, the homes and the plan of the one before, and with no authorization", () => {
  expect(startValues([ada], [home, cabin])).toEqual({
    ...blankValues,
    Last: "Okafor",
    HouseHolds: ["cabin"],
    Plan: 2,
    accepted: true,
  });
  const waiting = { ...ada, PlanID: undefined, HouseHolds: [], Wanted: ["home"] } as unknown as Member;
  expect(startValues([waiting], [home, cabin])).toMatchObject({ HouseHolds: ["home"] });
  expect(startValues([waiting], [home, cabin])).not.toHaveProperty("Plan");
});

test("a waiver of another version is asked for again", () => {
  const earlier = { ...ada, Authorization: { Choice: "SELF", Waiver: "2025-01-01", At: "" } } as Member;
  expect(startValues([earlier], [home]).accepted).toBe(false);
});
