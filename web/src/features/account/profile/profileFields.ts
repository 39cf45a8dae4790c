import * as z from "zod/mini";
import { updateAccount } from "#shared/contract/accounts.ts";
import {
  email,
  enterValidEmail,
  enterValidPhone,
  optionalPhone,
  populateRequired,
  required,
  requiredField,
} from "#shared/fields.ts";
import { invalidMobile } from "#web/entities/account/accountProblems.ts";

const { Proof } = updateAccount.request.shape;

/** What the personal form asks for. */
export const profileFields = z.object({
  First: required(requiredField, 60),
  Last: required(requiredField, 60),
  Cell: z.string().check(z.refine((text) => optionalPhone.safeParse(text).success, invalidMobile)),
  Proof,
  Email: email,
});

/** What it holds: its texts as typed, and the proof of a new number. */
export type ProfileValues = z.input<typeof profileFields>;

/** The first thing that is wrong, in the documented order of the checks; undefined when nothing is. */
export function profileProblem(values: ProfileValues): string | undefined {
  const fails = (name: keyof ProfileValues) => !profileFields.shape[name].safeParse(values[name]).success;
  if (fails("Cell")) return enterValidPhone;
  if (fails("Email")) return enterValidEmail;
  return fails("First") || fails("Last") ? populateRequired : undefined;
}
