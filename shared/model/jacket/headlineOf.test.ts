import { expect, test } from "vitest";
import { medicalFlags } from "#shared/model/medical.ts";
import { headlineOf } from "./headlineOf.ts";

const all = Object.fromEntries(medicalFlags.map((flag) => [flag, true]));

test("a headline holds every flag in the order that a crew needs, in at most 80 characters", () => {
  const headline = headlineOf({ Medical: all, Additional: "Cold bath first" });
  expect(headline).toBe("PUMP >250LB WCHAIR NONVERB HOH LOWVIS ASD DEMENT BRAIN LIMB DNR? BIPOL MH +note");
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

test("a headline puts what kills first: power, breathing, allergies, lifting, and then how to talk", () => {
  const told = {
    Medical: { NonVerbal: true, MedicalPumps: true, DNR: true },
    Communication: ["SPEAKS", "SIGNS", "PICTURE_CARDS"] as const,
    Languages: ["es"],
    RunsTo: { To: ["WATER", "PLACE"] as ["WATER", "PLACE"] },
    PowerEquipment: [{ What: "bed" }, { What: "ventilator", Hours: 4 }],
    Lifting: { People: 2 },
    Allergies: "Latex",
  };
  expect(headlineOf(told)).toBe("POWER4H PUMP BREATHING ALLERGY LIFT2 NONVERB PICTCARDS SIGNS LANG:ES +3 more");
});

test("who is told to have no allergies is not called allergic, and who speaks English needs no word for it", () => {
  const told = { Medical: {}, Allergies: "None known", Languages: ["en", "es"] };
  expect(headlineOf({ ...told, Communication: ["SPEAKS"] })).toBe("");
});

test("what has no room in 80 characters falls away from the end, and the headline says how much", () => {
  const told = {
    Medical: all,
    Communication: ["PICTURE_CARDS", "DEVICE"] as const,
    PowerEquipment: [{ What: "ventilator", Hours: 0 }],
    Lifting: { People: 2 },
  };
  const headline = headlineOf(told);
  expect(headline).toBe("POWER0H PUMP BREATHING LIFT2 >250LB WCHAIR NONVERB PICTCARDS +10 more +note");
  expect(headline.length).toBeLessThanOrEqual(80);
});

test("an allergy that no crew can set off stands behind what kills, any other before lifting", () => {
  const heavy = { Medical: { NonVerbal: true }, Lifting: { People: 2 } };
  const withAllergy = (Allergies: string) => headlineOf({ ...heavy, Allergies });
  for (const fromAir of ["Pollen", "Hay fever.", "dust mites, mold and ragweed"])
    expect(withAllergy(fromAir)).toBe("LIFT2 NONVERB ALLERGY");
  for (const fromCrew of ["Latex", "Pollen, penicillin", "bees", "Сульфа"])
    expect(withAllergy(fromCrew)).toBe("ALLERGY LIFT2 NONVERB");
});

test.each([
  ["Ventilator", true],
  ["home vent", true],
  ["O2 concentrator", true],
  ["BiPAP", true],
  ["CPAP machine", true],
  ["suction", true],
  ["Trach humidifier", true],
  ["Concentrador de oxígeno", true],
  ["VPAP", true],
  ["LVAD (heart pump)", false],
  ["Power chair", false],
  ["Air mattress", false],
  ["Ventless heater", false],
  ["Feeding pump", false],
])("%s keeps someone breathing: %s", (What, isBreathing) => {
  const headline = headlineOf({ Medical: {}, PowerEquipment: [{ What, Hours: 3 }] });
  expect(headline.includes("BREATHING")).toBe(isBreathing);
  expect(headline).toMatch(/^POWER3H/);
});

test("a chair with a motor is a wheelchair, with or without the flag, and a lift for stairs is none", () => {
  const withItem = (What: string, Medical = {}) => headlineOf({ Medical, PowerEquipment: [{ What }] });
  for (const What of ["Power chair", "electric wheelchair", "Mobility scooter"]) {
    expect(withItem(What)).toBe("POWER WCHAIR");
    expect(withItem(What, { MobilityImpairmentRequiringWheelChair: true })).toBe("POWER WCHAIR");
  }
  for (const What of ["Stair chair lift", "Recliner chair", "Shower chair", "Bed"])
    expect(withItem(What)).toBe("POWER");
});

test("a breathing device without known hours counts as one without a battery", () => {
  const PowerEquipment = [{ What: "Bed", Hours: 12 }, { What: "Ventilator" }];
  expect(headlineOf({ Medical: {}, PowerEquipment })).toBe("POWER BREATHING");
});
