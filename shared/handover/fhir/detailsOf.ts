import type { AllergyIntolerance, Device, Flag, MedicationStatement, Patient, Reference } from "@medplum/fhirtypes";
import { mostEquipment, poweredItemWords } from "#shared/fields/person/powerEquipment.ts";
import { onCard } from "#shared/model/fact.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { personFacts } from "#shared/model/person.ts";
import type { FactName } from "#shared/model/personShapes.ts";
import { confirmedDay } from "#shared/rules/confirmation/confirmation.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { sourceSentence } from "../card/sourceSentence.ts";
import type { AlertCategory } from "./flagAlerts.ts";
import { alertOf, coded, type NamedResource, type ResourceName } from "./needsOf.ts";

const alerts: readonly (readonly [fact: FactName, category: AlertCategory])[] = [
  ["Communication", "contact"],
  ["ServiceAnimal", "contact"],
  ["Frightens", "behavioral"],
  ["Calms", "behavioral"],
  ["RunsTo", "behavioral"],
  ["UsuallyAt", "safety"],
  ["Lifting", "safety"],
];

function alertsOf(card: Entry, subject: Reference<Patient>): NamedResource<Flag>[] {
  return alerts.flatMap(([name, category]) => {
    const fact = personFacts[name];
    const words = onCard(fact, card);
    const isGiven = Object.keys(fact.fields).some((field) => field in card) && saysSomething(words);
    return isGiven ? [{ name, resource: alertOf(category, onOneLine(`${fact.label}: ${words}`), subject) }] : [];
  });
}

const equipmentName = (at: number): string => `PowerEquipment ${at + 1}`;

const equipmentOf = ({ PowerEquipment = [] }: Entry, patient: Reference<Patient>) =>
  PowerEquipment.flatMap((item, at): NamedResource<Device | Flag>[] => {
    const [name, words] = [equipmentName(at), onOneLine(poweredItemWords(item))];
    const type = { text: onOneLine(item.What) };
    return [
      { name, resource: alertOf("clinical", `Needs power: ${words}`, patient) },
      { name, resource: { resourceType: "Device", status: "active", patient, type, note: [{ text: words }] } },
    ];
  });

export const detailNames: readonly ResourceName[] = [
  ["AllergyIntolerance", "Allergies"],
  ["MedicationStatement", "Medicines"],
  ...alerts.map(([name]) => ["Flag", name] as const),
  ...Array.from({ length: mostEquipment }, (_, at) => equipmentName(at)).flatMap(
    (name) =>
      [
        ["Flag", name],
        ["Device", name],
      ] as const,
  ),
];

/** Needs beside the checklist; confirmed by no clinician. "None known" is no allergy: the narrative has it. */
export function detailsOf(
  card: Entry,
  subject: Reference<Patient>,
  today: string,
): NamedResource<AllergyIntolerance | MedicationStatement | Device | Flag>[] {
  const [day, note] = [confirmedDay(card), [{ text: sourceSentence(card, today) }]];
  const [allergies, medicines] = [card.Allergies, card.Medicines];
  return [
    ...(saysSomething(allergies)
      ? [
          {
            name: "Allergies",
            resource: {
              resourceType: "AllergyIntolerance",
              clinicalStatus: coded("allergyintolerance-clinical", "active"),
              verificationStatus: coded("allergyintolerance-verification", "unconfirmed"),
              code: { text: onOneLine(allergies) },
              patient: subject,
              recordedDate: day,
              note,
            } satisfies AllergyIntolerance,
          },
        ]
      : []),
    ...(saysSomething(medicines)
      ? [
          {
            name: "Medicines",
            resource: {
              resourceType: "MedicationStatement",
              status: "unknown",
              subject,
              dateAsserted: day,
              note,
              medicationCodeableConcept: { text: onOneLine(medicines) },
            } satisfies MedicationStatement,
          },
        ]
      : []),
    ...equipmentOf(card, subject),
    ...alertsOf(card, subject),
  ];
}
