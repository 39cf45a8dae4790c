import type { CommunicationWay } from "#shared/fields/person/communication.ts";
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
  Object.entries(wayTokens).flatMap(([way, token]) =>
    Communication.some((own) => own === way) ? token : [],
  );

/** Speakers of English need no word. */
const language = ({ Languages = [] }: HeadlineFacts) =>
  Languages.length > 0 && !Languages.includes("en")
    ? [`LANG:${Languages.slice(0, 2).join("/").toUpperCase()}`]
    : [];

const running = ({ RunsTo }: HeadlineFacts) => (RunsTo?.To ?? []).map((goal) => goalTokens[goal]);

function power({ PowerEquipment = [] }: HeadlineFacts) {
  const [first] = soonestFirst(PowerEquipment);
  if (!first) return [];
  return [first.Hours === undefined ? "POWER" : `POWER${first.Hours}H`];
}

/** Each group stands before the flag that it is read with. */
const factsBefore: Partial<Record<MedicalFlag, (told: HeadlineFacts) => readonly string[]>> = {
  MobilityImpairmentRequiringWheelChair: (told) => [...ways(told), ...language(told), ...running(told)],
  MedicalPumps: power,
  Obesity: ({ Lifting }) => (Lifting ? [`LIFT${Lifting.People}`] : []),
  DNR: ({ Allergies }) => (saysSomething(Allergies) ? ["ALLERGY"] : []),
  Bipolar: ({ Medicines, ServiceAnimal, Pets }) => [
    ...(saysSomething(Medicines) ? ["MEDS"] : []),
    ...(saysSomething(ServiceAnimal) ? ["SVCANIMAL"] : []),
    ...(saysSomething(Pets) ? ["PETS"] : []),
  ],
};

/** The needs in short words, most urgent for a crew first: "NONVERB", "PICTCARDS", "POWER4H". */
export const headlineTokens = (told: HeadlineFacts): string[] =>
  needTokens
    .flatMap(([flag, token]) => [
      ...(factsBefore[flag]?.(told) ?? []),
      ...(told.Medical[flag] ? [token] : []),
    ])
    .filter(Boolean);
