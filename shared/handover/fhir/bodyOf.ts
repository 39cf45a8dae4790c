import type { Observation, Patient, Reference } from "@medplum/fhirtypes";
import { inchesTall } from "#shared/format/height.ts";
import { onCard } from "#shared/model/fact.ts";
import { householdFactList } from "#shared/model/householdFacts.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { personFacts } from "#shared/model/person.ts";
import { confirmedDay } from "#shared/rules/confirmation/confirmation.ts";
import { poundsOf } from "#shared/rules/pounds.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { sourceSentence } from "../card/sourceSentence.ts";
import type { NamedResource, ResourceName } from "./needsOf.ts";

const height = "Body height";
const weight = "Body weight";
const ownNote = "The family's note on the person";
const noteOn = (label: string): string => `The family's note: ${label}`;

export const bodyNames: readonly ResourceName[] = [
  ...[height, weight, personFacts.Height.label, ownNote],
  ...householdFactList.map(([, { label }]) => noteOn(label)),
].map((name) => ["Observation", name]);

const loinc = "http://loinc.org";
const ucum = "http://unitsofmeasure.org";

/** Required by FHIR's profiles of heights and weights. */
const vitalSigns = {
  coding: [
    {
      system: "http://terminology.hl7.org/CodeSystem/observation-category",
      code: "vital-signs",
      display: "Vital Signs",
    },
  ],
};

interface Measure {
  readonly code: string;
  readonly display: string;
  readonly value: number;
  readonly unit: string;
  readonly ucum: string;
}

function measuresOf(card: Entry): Measure[] {
  const inches = inchesTall(card);
  const pounds = poundsOf(card.Weight);
  return [
    ...(inches === undefined ? [] : [{ code: "8302-2", display: height, value: inches, unit: "in", ucum: "[in_i]" }]),
    ...(pounds === undefined ? [] : [{ code: "29463-7", display: weight, value: pounds, unit: "lb", ucum: "[lb_av]" }]),
  ];
}

/** @param today YYYY-MM-DD */
export function bodyOf(card: Entry, subject: Reference<Patient>, today: string): NamedResource<Observation>[] {
  const common = {
    resourceType: "Observation",
    status: "final",
    subject,
    effectiveDateTime: confirmedDay(card),
    note: [{ text: sourceSentence(card, today) }],
  } satisfies Partial<Observation>;
  const notes = [
    ...(inchesTall(card) === undefined ? [[personFacts.Height.label, onCard(personFacts.Height, card)] as const] : []),
    [ownNote, card.additional],
    ...householdLines(card).map(([label, text]) => [noteOn(label), text] as const),
  ] as const;
  return [
    ...measuresOf(card).map(
      ({ code, display, value, unit, ucum: unitCode }): NamedResource<Observation> => ({
        name: display,
        resource: {
          ...common,
          category: [vitalSigns],
          code: { coding: [{ system: loinc, code, display }], text: display },
          valueQuantity: { value, unit, system: ucum, code: unitCode },
        },
      }),
    ),
    ...notes.flatMap(([name, note = ""]): NamedResource<Observation>[] => {
      const value = onOneLine(note);
      return value ? [{ name, resource: { ...common, code: { text: name }, valueString: value } }] : [];
    }),
  ];
}
