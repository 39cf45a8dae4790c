import * as z from "zod/mini";
import { register } from "#shared/contract/accounts.ts";
import { messages, phone, required } from "#shared/fields.ts";
import { address } from "#shared/model/address.ts";
import { brokenPasswordRules } from "#shared/rules/password.ts";
import { isBlank, notBlank } from "#web/entities/account/notBlank.ts";
import { passwordsMatch } from "../password/passwordsMatch.ts";

const { Email, Password, Cell, Proof } = register.request.shape;

// The sentence about all fields stands once, above the form; each empty field shows these two words.
const typed = notBlank(messages.requiredField);
const mobile = z.optional(
  z.string().check(z.refine((text) => !text.trim() || phone.safeParse(text).success, messages.invalidMobile)),
);
const fields = z.object({
  FirstName: required(messages.requiredField, 60),
  LastName: required(messages.requiredField, 60),
  Email: z.pipe(typed, Email),
  Cell: z.pipe(mobile, Cell),
  Proof,
  Password: z.pipe(typed, Password),
  Confirm: typed,
  Location: address,
});

/** The registration form: the request of the call, with the address and the repeated password. */
export const registration = fields.check(passwordsMatch);
export type Registration = z.input<typeof registration>;

/** The first problem in the documented order; undefined without one. */
export function registrationProblem(values: Registration): string | undefined {
  const { FirstName, LastName, Email: email, Password: password, Confirm, Location } = values;
  const needed = [FirstName, LastName, email, password, Confirm, ...Object.values(Location)];
  if (needed.some(isBlank)) return messages.fillAllFields;
  if (!Email.safeParse(email).success) return messages.enterValidEmail;
  if (password !== Confirm) return messages.passwordsDiffer;
  if (brokenPasswordRules(password).length > 0) return messages.weakPassword;
  if (!address.shape.Zip.safeParse(Location.Zip).success) return messages.enterValidZip;
  return undefined;
}
