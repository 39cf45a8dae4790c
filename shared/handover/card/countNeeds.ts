import { isWheelchair } from "#shared/fields/person/equipmentKinds.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { conditions, type MedicalFlag } from "#shared/model/medical.ts";
import { type NeedGroup, needGroups } from "#shared/model/needGroup.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";

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

/** Of facts beside the flags. */
function factGroups(person: CrewPerson): NeedGroup[] {
  const { Communication = [], Languages = [], PowerEquipment = [] } = person;
  const moving = PowerEquipment.some(isWheelchair) || person.Lifting !== undefined;
  const isTold: readonly (readonly [NeedGroup, boolean])[] = [
    ["communication", Communication.length > 0 && !Communication.includes("SPEAKS")],
    ["communication", Languages.length > 0 && !Languages.includes("en")],
    ["health", PowerEquipment.length > 0 || [person.Allergies, person.Medicines].some(saysSomething)],
    ["independence", moving || saysSomething(person.ServiceAnimal)],
    ["support", person.RunsTo !== undefined || [person.Frightens, person.Calms].some(saysSomething)],
    ["transport", moving],
  ];
  return isTold.flatMap(([group, isNeeded]) => (isNeeded ? group : []));
}

const needsOf = (person: CrewPerson): ReadonlySet<NeedGroup> =>
  new Set([...conditions(person.Medical).flatMap((flag) => groupsOf[flag]), ...factGroups(person)]);

export function countNeeds(cards: readonly Entry[]): Record<NeedGroup, number> {
  const needs = cards.map((card) => needsOf({ ...card, ...personOf(card) }));
  const count = (group: NeedGroup) => needs.filter((own) => own.has(group)).length;
  return Object.fromEntries(needGroups.map((group) => [group, count(group)])) as Record<NeedGroup, number>;
}
