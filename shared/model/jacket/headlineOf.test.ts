import { expect, test } from "vitest";
import { medicalFlags } from "#shared/model/medical.ts";
import { headlineOf } from "./headlineOf.ts";

const all = Object.fromEntries(medicalFlags.map((flag) => [flag, true]));

test("a headline holds every flag in the order that a crew needs, in at most 80 characters", () => {
  const headline = headlineOf({ Medical: all, Additional: "Cold bath first" });
  expect(headline).toBe("NONVERB WCHAIR PUMP >250LB HOH LOWVIS ASD DEMENT BRAIN LIMB DNR? BIPOL MH +note");
  expect(headline.length).toBeLessThanOrEqual(80);
});

test("a headline says that there is a note, and none of its words", () => {
  expect(headlineOf({ Medical: {}, Description: "Side door" })).toBe("+note");
  expect(headlineOf({ Medical: { Other: true } })).toBe("+note");
  expect(headlineOf({ Medical: { MedicalPumps: true, DNR: true } })).toBe("PUMP DNR?");
});

test("without flags and notes there is nothing to tell", () => {
  expect(headlineOf({ Medical: { DNR: false }, Additional: "" })).toBe("");
});
