import { conditions, type Medical, type MedicalFlag } from "#shared/model/medical.ts";
import type { DemoMember } from "../families.ts";

type Needs = Partial<DemoMember>;

const needs: Partial<Record<MedicalFlag, Needs>> = {
  NonVerbal: { Communication: ["PICTURE_CARDS", "GESTURES"], Calms: "Time, and a picture of what comes next" },
  AutismASD: {
    Frightens: "Sirens and flashing light",
    Calms: "Headphones",
    RunsTo: { To: ["WATER"] },
    UsuallyAt: "Under the stairs when there is noise",
  },
  HearingImpairment: { Communication: ["SIGNS", "WRITES"] },
  MedicalPumps: {
    PowerEquipment: [{ What: "Feeding pump", Hours: 8 }, { What: "Oxygen concentrator" }],
    Medicines: "Everything goes through the tube",
  },
  MobilityImpairmentRequiringWheelChair: { Lifting: { People: 2, How: "With the slide sheet on the bed" } },
  Obesity: { Lifting: { People: 4 } },
  VisuallyImpaired: { ServiceAnimal: "Guide dog, Biscuit" },
  AlzheimersDementia: {
    RunsTo: { To: ["PLACE"], Place: "The bus stop at the corner" },
    Languages: ["es", "en"],
    Contacts: [{ Name: "Grace Baker", Relation: "neighbor", Phone: "+13135550187" }],
  },
  BrainInjury: { Allergies: "Latex", Frightens: "Loud voices" },
};

/**
 * Of two people in three, by their flags.
 * @param at counts the people
 */
export const needsOf = (medical: Medical, at: number): Needs =>
  at % 3 === 2 ? {} : Object.assign({}, ...conditions(medical).map((flag) => needs[flag]));
