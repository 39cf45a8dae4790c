import type { CommunicationWay } from "#shared/fields/person/communication.ts";
import { isWheelchair, keepsBreathing } from "#shared/fields/person/equipmentKinds.ts";
import { soonestFirst } from "#shared/fields/person/soonestFirst.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { needTokens } from "#shared/model/medicalNeeds.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import type { CrewHousehold, CrewPerson } from "./CrewPerson.ts";

export type HeadlineFacts = CrewPerson & CrewHousehold;

const wayTokens: Readonly<Record<CommunicationWay, string>> = {
  PICTURE_CARDS: "PICTCARDS",
  SIGNS: "SIGNS",
  DEVICE: "DEVICE",
  WRITES: "WRITES",
  GESTURES: "GESTURES",
  SPEAKS: "",
};

const goalTokens = { WATER: "WATER", TRAFFIC: "TRAFFIC", PLACE: "RUNS" } as const;

const ways = ({ Communication = [] }: HeadlineFacts) =>
  Object.entries(wayTokens).flatMap(([way, token]) => (Communication.some((own) => own === way) ? token : []));

/** Speakers of English need no word. */
const language = ({ Languages = [] }: HeadlineFacts) =>
  Languages.length > 0 && !Languages.includes("en") ? [`LANG:${Languages.slice(0, 2).join("/").toUpperCase()}`] : [];

const running = ({ RunsTo }: HeadlineFacts) => (RunsTo?.To ?? []).map((goal) => goalTokens[goal]);

function power({ PowerEquipment = [] }: HeadlineFacts) {
  const [first] = soonestFirst(PowerEquipment);
  if (!first) return [];
  return [first.Hours === undefined ? "POWER" : `POWER${first.Hours}H`];
}

const breathing = ({ PowerEquipment = [] }: HeadlineFacts) =>
  PowerEquipment.some(keepsBreathing) ? ["BREATHING"] : [];

const inTheAir =
  /\b(seasonal|hay fever|pollens?|ragweed|grass(es)?|trees?|dust( mites?)?|mou?ld|and|allergy|allergies)\b/gi;

/** Whether a crew could set it off: with a medicine, a glove, food. In doubt it could. */
const isFromCrew = (allergies: string): boolean => /[\p{L}\p{N}]/u.test(allergies.replace(inTheAir, ""));

const allergy = ({ Allergies }: HeadlineFacts, fromCrew: boolean) =>
  saysSomething(Allergies) && isFromCrew(Allergies) === fromCrew ? ["ALLERGY"] : [];

/** A chair with a motor, of a person without the flag. */
const wheelchair = ({ Medical, PowerEquipment = [] }: HeadlineFacts) =>
  !Medical.MobilityImpairmentRequiringWheelChair && PowerEquipment.some(isWheelchair) ? ["WCHAIR"] : [];

const lifting = ({ Lifting }: HeadlineFacts) => (Lifting ? [`LIFT${Lifting.People}`] : []);

/** Each group stands before the flag read with it. */
const factsBefore: Partial<Record<MedicalFlag, (told: HeadlineFacts) => readonly string[]>> = {
  MedicalPumps: power,
  Obesity: (told) => [...breathing(told), ...allergy(told, true), ...lifting(told)],
  NonVerbal: wheelchair,
  HearingImpairment: (told) => [...ways(told), ...language(told)],
  AutismASD: running,
  Bipolar: (told) => [
    ...allergy(told, false),
    ...(saysSomething(told.Medicines) ? ["MEDS"] : []),
    ...(saysSomething(told.ServiceAnimal) ? ["SVCANIMAL"] : []),
    ...(saysSomething(told.Pets) ? ["PETS"] : []),
  ],
};

/** What kills first before the others: "POWER4H", "ALLERGY", "LIFT2", "NONVERB". */
export const headlineTokens = (told: HeadlineFacts): string[] =>
  needTokens
    .flatMap(([flag, token]) => [...(factsBefore[flag]?.(told) ?? []), ...(told.Medical[flag] ? [token] : [])])
    .filter(Boolean);
