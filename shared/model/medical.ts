import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { note } from "#shared/fields/text.ts";

/** In the order of the screen; DNR is always first. */
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

/** Lists of entries may carry it. */
export const medicalChecklist = atFirstUse(() => z.strictObject(flags()));
export type MedicalChecklist = z.output<ReturnType<typeof medicalChecklist>>;

/** The text of "Other" is for its owner and an opened record: no list, log, export or audit row has it. */
export const medical = atFirstUse(() => z.strictObject({ ...flags(), OtherText: z.optional(note(150)) }));
export type Medical = z.output<ReturnType<typeof medical>>;

/** From a form: the text of an unticked "Other" is unseen, so it breaks no rule. */
export const medicalAnswers = () =>
  z.pipe(
    z.transform(({ OtherText, ...rest }: z.input<ReturnType<typeof medical>>) =>
      rest.Other ? { ...rest, OtherText } : rest,
    ),
    medical(),
  );

export const checklistOf = ({ OtherText: _sealed, ...checklist }: Medical): MedicalChecklist => checklist;

/** The set flags, and the text of "Other" with its flag alone. */
export function onlySet(record: Medical): Medical {
  const set = Object.fromEntries(conditions(record).map((flag) => [flag, true]));
  return { ...set, ...(record.Other && record.OtherText ? { OtherText: record.OtherText } : {}) };
}

export function conditions(record: MedicalChecklist): MedicalFlag[] {
  return medicalFlags.filter((flag) => record[flag]);
}

/** Stands wherever the DNR flag is set or read. */
export const dnrPaperwork = "Paperwork must be present and comply with the state's Do Not Resuscitate act";

/** In every list, format and print for departments. */
export const dnrReported = "The family reports a DNR: see the paper";
