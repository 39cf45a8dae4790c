import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { note } from "#shared/fields/text.ts";

/** Every flag of the medical checklist, in the order in which it is shown; DNR is always first. */
export const medicalFlags = [
  "DNR",
  "AutismASD",
  "Bipolar",
  "BrainInjury",
  "HearingImpairment",
  "MedicalPumps",
  "LimbsMissingOrPartiallyMissing",
  "VisuallyImpaired",
  "MobilityImpairmentRequiringWheelChair",
  "MentalHealthProblem",
  "NonVerbal",
  "Obesity",
  "AlzheimersDementia",
  "Other",
] as const;
export type MedicalFlag = (typeof medicalFlags)[number];

const flags = atFirstUse(() => {
  const flag = z.optional(z.boolean());
  return Object.fromEntries(medicalFlags.map((name) => [name, flag])) as Record<MedicalFlag, typeof flag>;
});

/** The checklist alone: what lists of entries may carry. */
export const medicalChecklist = atFirstUse(() => z.strictObject(flags()));
export type MedicalChecklist = z.output<ReturnType<typeof medicalChecklist>>;

/**
 * The checklist and the text of "Other". The text is for its owner and for
 * an opened medical record; it is in no list, log, export or audit row.
 */
export const medical = atFirstUse(() => z.strictObject({ ...flags(), OtherText: z.optional(note(150)) }));
export type Medical = z.output<ReturnType<typeof medical>>;

/** The same as a form holds it: while "Other" is not ticked its text is not seen, so that it breaks no rule. */
export const medicalAnswers = () =>
  z.pipe(
    z.transform(({ OtherText, ...rest }: z.input<ReturnType<typeof medical>>) =>
      rest.Other ? { ...rest, OtherText } : rest,
    ),
    medical(),
  );

/** The checklist of a medical record, without the text of "Other". */
export const checklistOf = ({ OtherText: _sealed, ...checklist }: Medical): MedicalChecklist => checklist;

/** A medical record as it is stored: the flags that are set, and the text of "Other" with its flag alone. */
export function onlySet(record: Medical): Medical {
  const set = Object.fromEntries(conditions(record).map((flag) => [flag, true]));
  return { ...set, ...(record.Other && record.OtherText ? { OtherText: record.OtherText } : {}) };
}

/** The flags that are set, in the order of the checklist. */
export function conditions(record: MedicalChecklist): MedicalFlag[] {
  return medicalFlags.filter((flag) => record[flag]);
}

/** Shown wherever the DNR flag can be set or is read. */
export const dnrPaperwork = "Paperwork must be present and comply with the state's Do Not Resuscitate act";
