import { conditions, type MedicalChecklist, type MedicalFlag } from "#shared/model/medical.ts";
import { type NeedGroup, needGroups } from "#shared/model/needGroup.ts";

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

export function countNeeds(records: readonly MedicalChecklist[]): Record<NeedGroup, number> {
  const groups = records.map((record) => new Set(conditions(record).flatMap((flag) => groupsOf[flag])));
  const count = (group: NeedGroup) => groups.filter((own) => own.has(group)).length;
  return Object.fromEntries(needGroups.map((group) => [group, count(group)])) as Record<NeedGroup, number>;
}
