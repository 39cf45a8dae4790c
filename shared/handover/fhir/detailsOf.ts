import type { AllergyIntolerance, Device, Flag, MedicationStatement, Patient, Reference } from "@medplum/fhirtypes";
import { poweredItemWords } from "#shared/fields/person/powerEquipment.ts";
import { onCard } from "#shared/model/fact.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { personFacts } from "#shared/model/person.ts";
import type { FactName } from "#shared/model/personShapes.ts";
import { confirmedDay } from "#shared/rules/confirmation/confirmation.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { sourceSentence } from "../card/sourceSentence.ts";
import type { AlertCategory } from "./flagAlerts.ts";
import { alertOf, coded, type NamedResource } from "./needsOf.ts";

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
    const isGiven = Object.keys(fact.fields).some((field) => field in card);
    const resource = alertOf(category, onOneLine(`${fact.label}: ${onCard(fact, card)}`), subject);
    return isGiven ? [{ name, resource }] : [];
  });
}

const equipmentOf = ({ PowerEquipment = [] }: Entry, patient: Reference<Patient>) =>
  PowerEquipment.flatMap((item, at): NamedResource<Device | Flag>[] => {
    // Not by its place, which it leaves when another item goes.
    const equal = PowerEquipment.slice(0, at).filter(({ What }) => What === item.What).length;
    const [name, words] = [`PowerEquipment ${item.What} ${equal}`, onOneLine(poweredItemWords(item))];
    const type = { text: onOneLine(item.What) };
    return [
      { name, resource: alertOf("clinical", `Needs power: ${words}`, patient) },
      { name, resource: { resourceType: "Device", status: "active", patient, type, note: [{ text: words }] } },
    ];
  });

/** Needs beside the checklist; confirmed by no clinician. */
export function detailsOf(
  card: Entry,
  subject: Reference<Patient>,
  today: string,
): NamedResource<AllergyIntolerance | MedicationStatement | Device | Flag>[] {
  const [day, note] = [confirmedDay(card), [{ text: sourceSentence(card, today) }]];
  const [allergies, medicines] = [onOneLine(card.Allergies ?? ""), onOneLine(card.Medicines ?? "")];
  return [
    ...(allergies
      ? [
          {
            name: "Allergies",
            resource: {
              resourceType: "AllergyIntolerance",
              clinicalStatus: coded("allergyintolerance-clinical", "active"),
              verificationStatus: coded("allergyintolerance-verification", "unconfirmed"),
              code: { text: allergies },
              patient: subject,
              recordedDate: day,
              note,
            } satisfies AllergyIntolerance,
          },
        ]
      : []),
    ...(medicines
      ? [
          {
            name: "Medicines",
            resource: {
              resourceType: "MedicationStatement",
              status: "unknown",
              subject,
              dateAsserted: day,
              note,
              medicationCodeableConcept: { text: medicines },
            } satisfies MedicationStatement,
          },
        ]
      : []),
    ...equipmentOf(card, subject),
    ...alertsOf(card, subject),
  ];
}
