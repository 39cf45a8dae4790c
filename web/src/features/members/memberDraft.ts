import * as z from "zod/mini";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createMember } from "#shared/contract/members.ts";
import { plan } from "#shared/fields.ts";
import type { Medical } from "#shared/model/medical.ts";
import { medical } from "#shared/model/medical.ts";
import { authorizationChoice, memberDetails } from "#shared/model/member.ts";
import { waiverVersion } from "./waiver.ts";

const photo = z.optional(z.union([z.instanceof(Blob), z.string()]));

/** A person as the form's fields hold one: the details, with the photo itself in place of its address. */
export const personFields = z.object({
  ...z.omit(memberDetails, { img: true, Medical: true }).shape,
  Photo: photo,
});

/** What each step asks for, beyond what its gate already wants. */
export const stepSchemas = [
  z.object({
    accepted: z.literal(true, "Please accept the waiver"),
    choice: authorizationChoice,
    understood: z.literal(true, "Please tick that you understand"),
  }),
  personFields,
  z.object({ Medical: medical }),
  z.object({ Plan: plan }),
] as const;

/** Everything that is typed in the wizard, as the fields hold it. */
export type DraftValues = {
  readonly accepted: boolean;
  readonly choice: "" | z.output<typeof authorizationChoice>;
  readonly understood: boolean;
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
  readonly Photo?: Blob | string | undefined;
  readonly Medical: Medical;
  readonly Plan?: 1 | 2 | undefined;
};

export const blankValues: DraftValues = {
  ...{ accepted: false, choice: "", understood: false },
  ...{ First: "", Last: "", Sex: "", Dob: "", Feet: "", Inches: "", Weight: "" },
  ...{ Mail: "", Phone: "", Additional: "" },
  Medical: {},
};

/** A member who is being registered. */
export interface MemberDraft {
  /** 0 to 4. */
  readonly step: number;
  readonly values: DraftValues;
  /** The photo that was uploaded, and its address in createMember. */
  readonly uploaded?: { readonly photo: Blob; readonly url: string } | undefined;
  /** An order that was approved. */
  readonly order?: string | undefined;
}

const filled = <Name extends string>(name: Name, text: string) =>
  (text.trim() ? { [name]: text } : {}) as { [Key in Name]?: string };

/** The flags that are set, and the text of "Other" if that one is. */
function medicalOf({ OtherText, ...flags }: Medical): Medical {
  const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value));
  return { ...set, ...(flags.Other && OtherText?.trim() ? { OtherText } : {}) };
}

/** The request that registers the member. It is the same for the same draft, so that a retry is recognised. */
export function registrationOf(
  owner: string,
  { values, uploaded }: MemberDraft,
  order: string,
): RequestOf<typeof createMember> {
  const { First, Last, Sex, Dob, Feet, Inches, Weight, Mail, Phone, Additional, Medical, choice } = values;
  return {
    Parent_ID: owner,
    ...{ First, Last, Dob, Feet, Inches, Weight, img: uploaded?.url ?? "" },
    Sex: Sex as "M" | "F" | "O",
    ...filled("Mail", Mail),
    ...filled("Phone", Phone),
    ...filled("Additional", Additional),
    Medical: medicalOf(Medical),
    OrderID: order,
    ...(choice && { Authorization: { Choice: choice, Waiver: waiverVersion } }),
  } as RequestOf<typeof createMember>;
}
