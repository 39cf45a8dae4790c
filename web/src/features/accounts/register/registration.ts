import * as z from "zod/mini";
import { register } from "#shared/contract/accounts.ts";
import { enterValidEmail, fillAllFields, phone } from "#shared/fields/account.ts";
import { enterValidZip } from "#shared/fields/address.ts";
import { required, requiredField } from "#shared/fields/text.ts";
import { address } from "#shared/model/address.ts";
import { brokenPasswordRules, weakPassword } from "#shared/rules/account/password.ts";
import { invalidMobile } from "#web/entities/account/accountProblems.ts";
import { isBlank, notBlank } from "#web/entities/account/notBlank.ts";

export const passwordsDiffer = "Passwords do not match";

/** The message belongs to Confirm. */
const passwordsMatch = z.refine<{ readonly Password: string; readonly Confirm: string }>(
  ({ Password, Confirm }) => Password === Confirm,
  {
    error: passwordsDiffer,
    path: ["Confirm"],
    // With the other problems, not after them.
    when: () => true,
  },
);

const { Email, Password, Cell, Proof } = register.request.shape;

// A sentence about all fields stands above the form.
const typed = notBlank(requiredField);
const mobile = z.optional(
  z.string().check(z.refine((text) => !text.trim() || phone().safeParse(text).success, invalidMobile)),
);
const fields = z.object({
  FirstName: required(requiredField, 60),
  LastName: required(requiredField, 60),
  Email: z.pipe(typed, Email),
  Cell: z.pipe(mobile, Cell),
  Proof,
  Password: z.pipe(typed, Password),
  Confirm: typed,
  Location: address,
  /** The address becomes a household, too. */
  IsHome: z.boolean(),
});

export const registration = fields.check(passwordsMatch);
export type Registration = z.input<typeof registration>;

/** In the documented order. */
export function registrationProblem(values: Registration): string | undefined {
  const { FirstName, LastName, Email: email, Password: password, Confirm, Location } = values;
  const needed = [FirstName, LastName, email, password, Confirm, ...Object.values(Location)];
  if (needed.some(isBlank)) return fillAllFields;
  if (!Email.safeParse(email).success) return enterValidEmail;
  if (password !== Confirm) return passwordsDiffer;
  if (brokenPasswordRules(password).length > 0) return weakPassword;
  if (!address.shape.Zip.safeParse(Location.Zip).success) return enterValidZip;
  return undefined;
}
