import { isWheelchair } from "#shared/fields/person/equipmentKinds.ts";
import { splitWords } from "#shared/format/words.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { conditions, medicalFlags } from "#shared/model/medical.ts";

/** Planned by, beside the flags. */
const factWords = {
  POWER: "Needs power",
  LIFTING: "Needs lifting, or a wheelchair",
  COMMUNICATION: "Does not speak",
  LANGUAGE: "Another language than English",
  WANDERS: "May run or wander",
} as const;

/** Rows hold them as bits in this order: a change of it takes a rebuilt registry. */
export const registryNeeds = [...(Object.keys(factWords) as (keyof typeof factWords)[]), ...medicalFlags];
export type RegistryNeed = (typeof registryNeeds)[number];

export const registryNeedWords = Object.fromEntries(
  registryNeeds.map((need) => [need, need in factWords ? factWords[need as keyof typeof factWords] : splitWords(need)]),
) as Readonly<Record<RegistryNeed, string>>;

export function needsOf(person: CrewPerson): RegistryNeed[] {
  const { Medical, Communication = [], Languages = [], PowerEquipment = [], Lifting, RunsTo } = person;
  const isTold: Readonly<Record<keyof typeof factWords, boolean>> = {
    POWER: PowerEquipment.length > 0 || Medical.MedicalPumps === true,
    LIFTING:
      Lifting !== undefined ||
      PowerEquipment.some(isWheelchair) ||
      Medical.MobilityImpairmentRequiringWheelChair === true,
    COMMUNICATION: (Communication.length > 0 && !Communication.includes("SPEAKS")) || Medical.NonVerbal === true,
    LANGUAGE: Languages.length > 0 && !Languages.includes("en"),
    WANDERS: RunsTo !== undefined,
  };
  const told = registryNeeds.filter((need) => need in isTold && isTold[need as keyof typeof isTold]);
  return [...told, ...conditions(Medical)];
}

export const needBits = (needs: Iterable<RegistryNeed>): number => {
  const all = new Set(needs);
  return registryNeeds.reduce((bits, need, at) => (all.has(need) ? bits | (1 << at) : bits), 0);
};

export const needsIn = (bits: number): RegistryNeed[] => registryNeeds.filter((_, at) => (bits & (1 << at)) !== 0);
