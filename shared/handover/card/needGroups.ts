import { conditions, type MedicalChecklist, type MedicalFlag } from "#shared/model/medical.ts";

/** The functional needs by which emergency planners count (CMIST). */
export const needGroups = ["communication", "health", "independence", "support", "transport"] as const;
export type NeedGroup = (typeof needGroups)[number];

const groupsOf: Readonly<Record<MedicalFlag, readonly NeedGroup[]>> = {
  DNR: ["support"],
  AutismASD: ["communication"],
  Bipolar: ["support"],
  BrainInjury: ["support"],
  HearingImpairment: ["communication"],
  MedicalPumps: ["health"],
  LimbsMissingOrPartiallyMissing: ["independence"],
  VisuallyImpaired: ["communication"],
  MobilityImpairmentRequiringWheelChair: ["independence", "transport"],
  MentalHealthProblem: ["support"],
  NonVerbal: ["communication"],
  Obesity: ["independence"],
  AlzheimersDementia: ["support"],
  Other: [],
};

/** How many people have a need of each group. */
export function countNeeds(records: readonly MedicalChecklist[]): Record<NeedGroup, number> {
  const groups = records.map((record) => new Set(conditions(record).flatMap((flag) => groupsOf[flag])));
  const count = (group: NeedGroup) => groups.filter((own) => own.has(group)).length;
  return Object.fromEntries(needGroups.map((group) => [group, count(group)])) as Record<NeedGroup, number>;
}
