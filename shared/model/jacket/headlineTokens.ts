import type { CommunicationWay } from "#shared/fields/person/communication.ts";
import { soonestFirst } from "#shared/fields/person/soonestFirst.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { needTokens } from "#shared/model/medicalNeeds.ts";
import { tells } from "#shared/rules/tells.ts";
import type { ToldHousehold, ToldPerson } from "./ToldPerson.ts";

export type Told = ToldPerson & ToldHousehold;

const wayTokens: Readonly<Record<CommunicationWay, string>> = {
  PICTURE_CARDS: "PICTCARDS",
  SIGNS: "SIGNS",
  DEVICE: "DEVICE",
  WRITES: "WRITES",
  GESTURES: "GESTURES",
  // A crew expects it.
  SPEAKS: "",
};

const goalTokens = { WATER: "WATER", TRAFFIC: "TRAFFIC", PLACE: "RUNS" } as const;

const ways = ({ Communication = [] }: Told) =>
  Object.entries(wayTokens).flatMap(([way, token]) =>
    Communication.some((own) => own === way) ? token : [],
  );

/** Speakers of English need no word. */
const language = ({ Languages = [] }: Told) =>
  Languages.length > 0 && !Languages.includes("en")
    ? [`LANG:${Languages.slice(0, 2).join("/").toUpperCase()}`]
    : [];

const running = ({ RunsTo }: Told) => (RunsTo?.To ?? []).map((goal) => goalTokens[goal]);

function power({ PowerEquipment = [] }: Told) {
  const [first] = soonestFirst(PowerEquipment);
  if (!first) return [];
  return [first.Hours === undefined ? "POWER" : `POWER${first.Hours}H`];
}

/** Each group stands before the flag that it is read with. */
const factsBefore: Partial<Record<MedicalFlag, (told: Told) => readonly string[]>> = {
  MobilityImpairmentRequiringWheelChair: (told) => [...ways(told), ...language(told), ...running(told)],
  MedicalPumps: power,
  Obesity: ({ Lifting }) => (Lifting ? [`LIFT${Lifting.People}`] : []),
  DNR: ({ Allergies }) => (tells(Allergies) ? ["ALLERGY"] : []),
  Bipolar: ({ Medicines, ServiceAnimal, Pets }) => [
    ...(tells(Medicines) ? ["MEDS"] : []),
    ...(tells(ServiceAnimal) ? ["SVCANIMAL"] : []),
    ...(tells(Pets) ? ["PETS"] : []),
  ],
};

/** The needs in short words, most urgent for a crew first: "NONVERB", "PICTCARDS", "POWER4H". */
export const headlineTokens = (told: Told): string[] =>
  needTokens
    .flatMap(([flag, token]) => [
      ...(factsBefore[flag]?.(told) ?? []),
      ...(told.Medical[flag] ? [token] : []),
    ])
    .filter(Boolean);
