import { isWheelchair } from "#shared/fields/person/equipmentKinds.ts";
import { conditions, type Medical, type MedicalFlag, medicalFlags } from "#shared/model/medical.ts";
import type { DemoMember } from "../families.ts";
import { type Age, deviceShares, flagShares, languageShares, languagesElsewhere, sayHours } from "./needShares.ts";
import type { Random } from "./random.ts";
import { otherTexts } from "./words.ts";

type Needs = Partial<DemoMember>;

const ageGroupOf = (age: number): Age => (age < 18 ? "child" : age < 65 ? "adult" : "old");

const devicesOf = (random: Random, age: Age): NonNullable<Needs["PowerEquipment"]> =>
  deviceShares
    .filter((device) => random.chance(device[age] / 100))
    .map(({ what, hours: [from, to] }) => ({
      What: what,
      ...(random.chance(sayHours / 100) ? { Hours: from + random.below(to - from + 1) } : {}),
    }));

function flagsOf(random: Random, age: Age, devices: readonly { readonly What: string }[]): Medical {
  const implied: Partial<Record<MedicalFlag, boolean>> = {
    MedicalPumps: devices.some(({ What }) => /pump/i.test(What)),
    MobilityImpairmentRequiringWheelChair: devices.some(isWheelchair),
  };
  const flags = medicalFlags.filter((flag) => implied[flag] || random.chance(flagShares[flag][age] / 100));
  const set: Medical = Object.fromEntries(flags.map((flag) => [flag, true]));
  return set.Other ? { ...set, OtherText: random.pick(otherTexts) } : set;
}

/** Often beside a flag, and how often of 100. */
const besides: Partial<Record<MedicalFlag, readonly [share: number, needs: Needs]>> = {
  NonVerbal: [90, { Communication: ["PICTURE_CARDS", "GESTURES"], Calms: "Time, and a picture of what comes next" }],
  AutismASD: [
    50,
    {
      Frightens: "Sirens and flashing light",
      Calms: "Headphones",
      RunsTo: { To: ["WATER"] },
      UsuallyAt: "Under the stairs when there is noise",
    },
  ],
  HearingImpairment: [30, { Communication: ["SIGNS", "WRITES"] }],
  MedicalPumps: [50, { Medicines: "Everything goes through the tube" }],
  MobilityImpairmentRequiringWheelChair: [60, { Lifting: { People: 2, How: "With the slide sheet on the bed" } }],
  Obesity: [20, { Lifting: { People: 4 } }],
  VisuallyImpaired: [15, { ServiceAnimal: "Guide dog, Biscuit" }],
  AlzheimersDementia: [
    60,
    {
      RunsTo: { To: ["PLACE"], Place: "The bus stop at the corner" },
      Contacts: [{ Name: "Grace Baker", Relation: "neighbor", Phone: "+13135550187" }],
    },
  ],
  BrainInjury: [40, { Allergies: "Latex", Frightens: "Loud voices" }],
};

/** One for a whole family. */
export function languageOf(random: Random, city: string): string | undefined {
  let left = random.below(100);
  for (const [code, share] of languageShares[city] ?? languagesElsewhere) {
    if (left < share) return code;
    left -= share;
  }
  return undefined;
}

/** @param language of the home, where it is not English */
export function needsOf(random: Random, years: number, language: string | undefined): Needs {
  const age = ageGroupOf(years);
  const devices = devicesOf(random, age);
  const Medical = flagsOf(random, age, devices);
  const told = conditions(Medical).flatMap((flag) => {
    const [share = 0, needs = {}] = besides[flag] ?? [];
    return random.chance(share / 100) ? [needs] : [];
  });
  return {
    Medical,
    ...(devices.length > 0 ? { PowerEquipment: devices } : {}),
    ...(language ? { Languages: random.chance(0.5) ? [language] : [language, "en"] } : {}),
    ...Object.assign({}, ...told),
  };
}
