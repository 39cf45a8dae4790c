import type { Condition, Device, Flag, Patient, Reference, Resource } from "@medplum/fhirtypes";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { conditions, type MedicalFlag, medicalFlags } from "#shared/model/medical.ts";
import { confirmedDay } from "#shared/rules/confirmation/confirmation.ts";
import { sourceSentence } from "../card/sourceSentence.ts";
import { type AlertCategory, flagAlerts, noConditions } from "./flagAlerts.ts";
import { conceptOf } from "./flagCodes.ts";

const terminology = "http://terminology.hl7.org/CodeSystem";
export const coded = (system: string, code: string) => ({ coding: [{ system: `${terminology}/${system}`, code }] });

/** Named by the fact that it tells: a later file renews the same. */
export interface NamedResource<Kind extends Resource = Resource> {
  readonly name: string;
  readonly resource: Kind;
}

/** Confirmed by no clinician. */
function conditionOf(flag: MedicalFlag, card: Entry, subject: Reference<Patient>, today: string): Condition {
  return {
    resourceType: "Condition",
    clinicalStatus: coded("condition-clinical", "active"),
    verificationStatus: coded("condition-ver-status", "unconfirmed"),
    category: [coded("condition-category", "problem-list-item")],
    code: conceptOf(flag),
    subject,
    recordedDate: confirmedDay(card),
    note: [{ text: sourceSentence(card, today) }],
  };
}

/** A fact taken back is removed where an earlier file told it. */
export type ResourceName = readonly [kind: Resource["resourceType"], name: string];

export const needNames: readonly ResourceName[] = [
  ["Flag", "ending"],
  ...Object.keys(flagAlerts).map((flag) => ["Flag", flag] as const),
  ...medicalFlags.filter((flag) => !noConditions.includes(flag)).map((flag) => ["Condition", flag] as const),
  ["Device", "MedicalPumps"],
];

const high = {
  url: "http://hl7.org/fhir/StructureDefinition/flag-priority",
  valueCodeableConcept: { coding: [{ system: "http://hl7.org/fhir/flag-priority-code", code: "PH" }] },
};

export const alertOf = (category: AlertCategory, text: string, subject: Reference<Patient>): Flag => ({
  resourceType: "Flag",
  status: "active",
  extension: [high],
  category: [coded("flag-category", category)],
  code: { text },
  subject,
});

const pumpOf = (patient: Reference<Patient>): Device => ({
  resourceType: "Device",
  status: "active",
  type: { text: "Medical pump" },
  patient,
});

/**
 * Alerts, conditions and a pump; an ending first.
 * @param today YYYY-MM-DD
 */
export function needsOf(
  card: Entry,
  subject: Reference<Patient>,
  today: string,
): NamedResource<Condition | Flag | Device>[] {
  const flags = conditions(card.Medical);
  const ending = card.Removed ? endingSentence(card) : undefined;
  return [
    ...(ending ? [{ name: "ending", resource: alertOf("contact", ending, subject) }] : []),
    ...flags.flatMap((name) => {
      const alert = flagAlerts[name];
      return alert ? [{ name, resource: alertOf(alert.category, alert.text, subject) }] : [];
    }),
    ...flags
      .filter((flag) => !noConditions.includes(flag))
      .map((name) => ({ name, resource: conditionOf(name, card, subject, today) })),
    ...(card.Medical.MedicalPumps ? [{ name: "MedicalPumps", resource: pumpOf(subject) }] : []),
  ];
}
