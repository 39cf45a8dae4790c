import * as z from "zod/mini";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { type Medical, medicalAnswers, medicalFlags } from "#shared/model/medical.ts";
import { type Member, memberDetails } from "#shared/model/member.ts";

const photo = z.optional(z.union([z.instanceof(Blob), z.string()]));

/** A person as the form's fields hold one: the details, with the photo itself in place of its address. */
export const personFields = z.object({
  ...z.omit(memberDetails, { img: true, Medical: true }).shape,
  Photo: photo,
});

/** Everything that can be changed of a registered member. */
export const editFields = z.object({ ...personFields.shape, Medical: medicalAnswers });

/** A person as the fields hold what is typed. */
export type PersonValues = {
  readonly First: string;
  readonly Last: string;
  readonly Sex: string;
  readonly Dob: string;
  readonly Feet: string | number;
  readonly Inches: string | number;
  readonly Weight: string;
  readonly Mail: string;
  readonly Phone: string;
  readonly Additional: string;
  /** A new photo as a Blob, a stored one as its address. */
  readonly Photo?: Blob | string | undefined;
  readonly Medical: Medical;
};

export const blankPerson: PersonValues = {
  ...{ First: "", Last: "", Sex: "", Dob: "", Feet: "", Inches: "", Weight: "" },
  ...{ Mail: "", Phone: "", Additional: "" },
  Medical: {},
};

/** Every flag as a checkbox holds it, and the text. */
const checklistOf = (record: Medical): Medical => ({
  ...Object.fromEntries(medicalFlags.map((flag) => [flag, record[flag] ?? false])),
  OtherText: record.OtherText ?? "",
});

/** What the fields hold of a registered member before anything is typed. */
export function valuesOf(member: Member): PersonValues {
  const { First, Last, Sex, Dob, Feet, Inches, Weight, Mail, Phone, Additional, Medical, img } = member;
  return {
    ...{ First, Last, Sex, Dob, Feet, Inches, Weight },
    Medical: checklistOf(Medical),
    Mail: Mail ?? "",
    Phone: formatPhone(Phone ?? ""),
    Additional: Additional ?? "",
    Photo: img,
  };
}

const filled = <Name extends string>(name: Name, text: string) =>
  (text.trim() ? { [name]: text } : {}) as { [Key in Name]?: string };

/** The flags that are set, and the text of "Other" if that one is. */
function medicalOf({ OtherText, ...flags }: Medical): Medical {
  const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value));
  return { ...set, ...(flags.Other && OtherText?.trim() ? { OtherText } : {}) };
}

/** A person as the calls take one, with the photo at `img`. What is blank is left out. */
export function detailsOf(values: PersonValues, img: string): z.input<typeof memberDetails> {
  const { First, Last, Sex, Dob, Feet, Inches, Weight, Mail, Phone, Additional, Medical } = values;
  return {
    ...{ First, Last, Dob, Feet, Inches, Weight, img },
    Sex: Sex as Member["Sex"],
    ...filled("Mail", Mail),
    ...filled("Phone", Phone),
    ...filled("Additional", Additional),
    Medical: medicalOf(Medical),
  };
}
