import type { CodeableConcept, Coding } from "@medplum/fhirtypes";
import { splitWords } from "#shared/format/words.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";

const systems = {
  /** Public domain (CDC/NCHS). */
  icd10: "http://hl7.org/fhir/sid/icd-10-cm",
  /** Sender and receiver need an affiliate licence, free in the US through the NLM. */
  snomed: "http://snomed.info/sct",
} as const;
export type CodeSystem = keyof typeof systems;

/** A new deployment has no SNOMED licence until its operator gets one. */
const sentCodeSystems: readonly CodeSystem[] = ["icd10"];

/**
 * Codes that mean no more than the family's tick. A flag without one is sent in words; a DNR, pumps and a
 * weight are no conditions.
 */
const codes: Partial<Record<MedicalFlag, Partial<Record<CodeSystem, string>>>> = {
  AutismASD: { snomed: "35919005", icd10: "F84.0" },
  Bipolar: { snomed: "13746004", icd10: "F31.9" },
  BrainInjury: { snomed: "127294003" },
  HearingImpairment: { snomed: "15188001", icd10: "H91.90" },
  VisuallyImpaired: { snomed: "397540003", icd10: "H54.7" },
  MobilityImpairmentRequiringWheelChair: { snomed: "105503008", icd10: "Z99.3" },
  MentalHealthProblem: { snomed: "74732009", icd10: "F99" },
  AlzheimersDementia: { snomed: "52448006", icd10: "F03.90" },
};

/** The text is the family's word, the code an aid for programs. */
export function conceptOf(flag: MedicalFlag, sent: readonly CodeSystem[] = sentCodeSystems): CodeableConcept {
  const coding = sent.flatMap((system): Coding[] => {
    const code = codes[flag]?.[system];
    return code ? [{ system: systems[system], code }] : [];
  });
  return { text: splitWords(flag), ...(coding.length > 0 && { coding }) };
}
