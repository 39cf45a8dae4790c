import { cleanText } from "#shared/format/cleanText.ts";
import type { Fact, Field } from "#shared/model/fact.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import type { Member } from "#shared/model/member.ts";
import { type FactName, factList } from "#shared/model/personShapes.ts";
import type { Change } from "#web/ui/display/ChangeList.tsx";
import { type Aspect, changesOf } from "#web/ui/edits/aspects.ts";
import { blankConsent, type ConsentValues, consentChanges } from "../consent/consent.ts";
import { flagLabel } from "../person/flagLabel.ts";
import { type PersonValues, valuesOf } from "../person/personValues.ts";
import { photoIdentity } from "../photo/photoIdentity.ts";

type MemberAspect = Aspect<PersonValues>;

const photo: MemberAspect = {
  label: "Photo",
  names: ["Photo"],
  show: ({ Photo }) => (Photo instanceof Blob ? "A new photo" : "The photo on file"),
  identity: ({ Photo }) => (typeof Photo === "string" ? photoIdentity(Photo) : Photo),
};

const flags = medicalFlags.map(
  (flag): MemberAspect => ({
    label: `Medical: ${flagLabel(flag)}`,
    names: [`Medical.${flag}`],
    show: ({ Medical }) => (Medical[flag] ? "Yes" : "No"),
  }),
);

const sealedText: MemberAspect = {
  label: "What else crews should know",
  names: ["Medical.OtherText"],
  show: ({ Medical: { Other, OtherText } }) => (Other ? cleanText(OtherText ?? "") : ""),
};

/** The input of a field as it would be stored, in words; incomplete input stays as typed. */
function show({ said, inWords = String }: Field, typed: unknown): string {
  const { success, data } = said.safeParse(typed);
  if (!success) return cleanText(String(typed ?? ""));
  return data === undefined || data === null || data === "" ? "" : inWords(data);
}

function aspectsOf({ label, fields, editedTogether }: Fact): readonly MemberAspect[] {
  const typed = Object.entries(fields);
  const valueIn = (values: PersonValues, name: string) => (values as Readonly<Record<string, unknown>>)[name];
  if (!editedTogether)
    return typed.map(([name, field]) => ({
      ...{ label: field.label, names: [name] },
      show: (values) => show(field, valueIn(values, name)),
    }));
  const names = typed.map(([name]) => name);
  const words = (values: PersonValues) => typed.map(([name, field]) => show(field, valueIn(values, name)));
  return [{ label, names, show: (values) => words(values).filter(Boolean).join(" ") }];
}

const own: Partial<Record<FactName, readonly MemberAspect[]>> = {
  Photo: [photo],
  Medical: [...flags, sealedText],
};

/** The editable parts of a member, in the order of the form. */
export const memberAspects = factList.flatMap(([name, fact]) => own[name] ?? aspectsOf(fact));

/** The values of the edit form: the person, and the answers to the waiver, blank where it was answered before. */
export type EditValues = PersonValues & ConsentValues;

export const editValuesOf = (member: Member): EditValues => ({ ...valuesOf(member), ...blankConsent });

/** The differences between two states, in the order of the form. */
export function memberChanges(before: PersonValues, after: EditValues): readonly Change[] {
  return [...changesOf(memberAspects, before, after), ...consentChanges(after)];
}
