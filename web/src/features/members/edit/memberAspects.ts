import { isBlank } from "#shared/fields/person/isBlank.ts";
import { cleanText } from "#shared/format/cleanText.ts";
import type { Fact, Field } from "#shared/model/fact.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { type FactName, factList } from "#shared/model/personShapes.ts";
import { filledIn } from "#web/entities/member/consentSentence.ts";
import type { ValueChange } from "#web/ui/display/ChangeList.tsx";
import { type Aspect, changesOf } from "#web/ui/edits/aspects.ts";
import { flagLabel } from "../medical/flagHelp.ts";
import { photoIdentity } from "../photo/photoIdentity.ts";
import type { EditValues } from "./editValues.ts";

type MemberAspect = Aspect<EditValues>;

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

const authorization: MemberAspect = {
  label: "Waiver and authorization",
  names: ["accepted", "choice", "understood"],
  show: ({ choice }) => (choice ? `Accepted, ${filledIn[choice]}` : ""),
  identity: ({ accepted, choice, understood }) => `${accepted} ${choice} ${understood}`,
  givenOnce: true,
};

const asTyped = (typed: unknown): string =>
  typeof typed === "object" && typed !== null
    ? Object.values(typed).map(asTyped).filter(Boolean).join(", ")
    : cleanText(String(typed ?? ""));

/** As stored; incomplete input as typed. */
function show({ request, inWords = String }: Field, typed: unknown): string {
  const { success, data } = request().safeParse(typed);
  if (!success) return asTyped(typed);
  return isBlank(data) ? "" : inWords(data as NonNullable<unknown>);
}

function aspectsOf({ label, fields, editedTogether }: Fact): readonly MemberAspect[] {
  const typed = Object.entries(fields);
  const valueIn = (values: EditValues, name: string) => (values as Readonly<Record<string, unknown>>)[name];
  if (!editedTogether)
    return typed.map(([name, field]) => ({
      label: field.label,
      names: [name],
      show: (values) => show(field, valueIn(values, name)),
    }));
  const names = typed.map(([name]) => name);
  const words = (values: EditValues) => typed.map(([name, field]) => show(field, valueIn(values, name)));
  return [{ label, names, show: (values) => words(values).filter(Boolean).join(" ") }];
}

const own: Partial<Record<FactName, readonly MemberAspect[]>> = { Photo: [photo], Medical: [...flags, sealedText] };

export const memberAspects = [...factList.flatMap(([name, fact]) => own[name] ?? aspectsOf(fact)), authorization];

export function memberChanges(before: EditValues, after: EditValues): readonly ValueChange[] {
  return changesOf(memberAspects, before, after);
}
