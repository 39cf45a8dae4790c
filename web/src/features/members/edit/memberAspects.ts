import { email, phone } from "#shared/fields.ts";
import { cleanText } from "#shared/format/cleanText.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { medicalFlags } from "#shared/model/medical.ts";
import { formatDay, isCalendarDate } from "#shared/rules/dates.ts";
import type { Change } from "#web/ui/display/ChangeList.tsx";
import { type Aspect, changesOf } from "#web/ui/edits/aspects.ts";
import { flagLabel } from "../person/flagLabel.ts";
import type { PersonValues } from "../person/personValues.ts";
import { sexOptions } from "../person/sexOptions.ts";
import { photoIdentity } from "../photo/photoIdentity.ts";

type MemberAspect = Aspect<PersonValues>;
type TextName = "First" | "Last" | "Weight" | "Additional";

const text = (label: string, name: TextName): MemberAspect => ({
  label,
  names: [name],
  show: (values) => cleanText(values[name]),
});

function showHeight({ Feet, Inches }: PersonValues): string {
  return [Feet !== "" && `${Feet} ft`, Inches !== "" && `${Inches} in`].filter(Boolean).join(" ");
}

function showPhone({ Phone }: PersonValues): string {
  const { success, data } = phone.safeParse(Phone);
  return success ? formatPhone(data) : Phone.trim();
}

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

/** Everything that the edit form changes, in its order. */
export const memberAspects: readonly MemberAspect[] = [
  photo,
  text("First name", "First"),
  text("Last name", "Last"),
  {
    label: "Sex",
    names: ["Sex"],
    show: ({ Sex }) => sexOptions.find(({ value }) => value === Sex)?.label ?? "",
  },
  {
    label: "Date of birth",
    names: ["Dob"],
    show: ({ Dob }) => (isCalendarDate(Dob) ? formatDay(Dob) : Dob),
  },
  { label: "Height", names: ["Feet", "Inches"], show: showHeight },
  text("Weight in pounds", "Weight"),
  {
    label: "Email",
    names: ["Mail"],
    show: ({ Mail }) => email.safeParse(Mail).data ?? Mail.trim(),
  },
  { label: "Phone", names: ["Phone"], show: showPhone },
  text("Notes", "Additional"),
  ...flags,
  {
    label: "What else crews should know",
    names: ["Medical.OtherText"],
    show: ({ Medical: { Other, OtherText } }) => (Other ? cleanText(OtherText ?? "") : ""),
  },
];

/** What differs between two states of a person, in the order of the form; empty when nothing does. */
export function memberChanges(before: PersonValues, after: PersonValues): readonly Change[] {
  return changesOf(memberAspects, before, after);
}
