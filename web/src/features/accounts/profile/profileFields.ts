import * as z from "zod/mini";
import { updateAccount } from "#shared/contract/accounts.ts";
import { email, enterValidEmail, enterValidPhone, optionalPhone } from "#shared/fields/account.ts";
import { populateRequired } from "#shared/fields/household.ts";
import { required, requiredField } from "#shared/fields/text.ts";
import { invalidMobile } from "#web/entities/account/accountProblems.ts";

const { Proof } = updateAccount.request.shape;

export const profileFields = z.object({
  First: required(requiredField, 60),
  Last: required(requiredField, 60),
  Cell: z.string().check(z.refine((text) => optionalPhone().safeParse(text).success, invalidMobile)),
  Proof,
  Email: email(),
  /** Typed in the confirming dialog. */
  Password: z.string(),
});

export type ProfileValues = z.input<typeof profileFields>;

/** In the documented order. */
export function profileProblem(values: ProfileValues): string | undefined {
  const fails = (name: keyof ProfileValues) => !profileFields.shape[name].safeParse(values[name]).success;
  if (fails("Cell")) return enterValidPhone;
  if (fails("Email")) return enterValidEmail;
  return fails("First") || fails("Last") ? populateRequired : undefined;
}
