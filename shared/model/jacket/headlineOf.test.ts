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

test("a headline tells what a crew acts on: how to talk, where the person runs, power, lifting, allergies", () => {
  const told = {
    Medical: { NonVerbal: true, MedicalPumps: true, DNR: true },
    Communication: ["SPEAKS", "SIGNS", "PICTURE_CARDS"] as const,
    Languages: ["es"],
    RunsTo: { To: ["WATER", "PLACE"] as ["WATER", "PLACE"] },
    PowerEquipment: [{ What: "bed" }, { What: "ventilator", Hours: 4 }],
    Lifting: { People: 2 },
    Allergies: "Latex",
  };
  expect(headlineOf(told)).toBe("NONVERB PICTCARDS SIGNS LANG:ES WATER RUNS POWER4H PUMP LIFT2 ALLERGY DNR?");
});

test("who is told to have no allergies is not called allergic, and who speaks English needs no word for it", () => {
  const told = { Medical: {}, Allergies: "None known", Languages: ["en", "es"] };
  expect(headlineOf({ ...told, Communication: ["SPEAKS"] })).toBe("");
});

test("what has no room in 80 characters falls away from the end, and the headline says so", () => {
  const told = {
    Medical: all,
    Communication: ["PICTURE_CARDS", "DEVICE"] as const,
    PowerEquipment: [{ What: "ventilator", Hours: 0 }],
    Lifting: { People: 2 },
  };
  const headline = headlineOf(told);
  expect(headline).toBe("NONVERB PICTCARDS DEVICE WCHAIR POWER0H PUMP LIFT2 >250LB HOH LOWVIS +more +note");
  expect(headline.length).toBeLessThanOrEqual(80);
});
