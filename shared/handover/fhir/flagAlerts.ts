import { dnrReported, type MedicalFlag } from "#shared/model/medical.ts";

export type AlertCategory = "safety" | "behavioral" | "clinical" | "contact" | "advance-directive";

/** To know before the door, each with its FHIR category. */
export const flagAlerts: Partial<Record<MedicalFlag, { readonly category: AlertCategory; readonly text: string }>> = {
  NonVerbal: { category: "contact", text: "Does not speak" },
  MobilityImpairmentRequiringWheelChair: { category: "safety", text: "Uses a wheelchair" },
  MedicalPumps: { category: "clinical", text: "Medical pump. May depend on power: ask" },
  Obesity: { category: "safety", text: "Over 250 lb: help to lift" },
  AlzheimersDementia: { category: "behavioral", text: "May wander" },
  DNR: { category: "advance-directive", text: dnrReported },
  Other: { category: "clinical", text: "More to read in the opened record" },
};

export const noConditions: readonly MedicalFlag[] = ["DNR", "MedicalPumps", "Obesity", "NonVerbal", "Other"];
