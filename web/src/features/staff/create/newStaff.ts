import * as z from "zod/mini";
import {
  createAdmin,
  createMasterModerator,
  createModerator,
  listAdmins,
  listMasterModerators,
  listModerators,
} from "#shared/contract/staff.ts";
import {
  enterValidEmail,
  enterValidPhone,
  enterValidZip,
  fillAllFields,
  required,
  requiredField,
} from "#shared/fields.ts";
import { locationRequired } from "#shared/model/address.ts";

const { Email, Cell, Location } = createModerator.request.shape;

const filled = z.string().check(z.regex(/\S/, requiredField));
const person = {
  // The sentence about all fields is said once, above the form; at each empty field these two words are enough.
  FirstName: required(requiredField, 60),
  LastName: required(requiredField, 60),
  Email: z.pipe(filled, Email),
  Cell: z.pipe(filled, Cell),
};
const place = z.object({
  City: Location.shape.City,
  State: Location.shape.State,
  Zip: z.pipe(filled, Location.shape.Zip),
});

/** What the form of a new account for the whole registry holds. */
export const newAdmin = z.object(person);
/** What the form of a new account for one place holds. */
export const newPlaced = z.object({ ...person, Location: place });
export type NewAdmin = z.output<typeof newAdmin>;
export type NewPlaced = z.output<typeof newPlaced>;

/** The kinds of staff that are created in the site: their call, their list and their words. */
export const staffKinds = {
  moderator: {
    call: createModerator,
    list: listModerators,
    title: "New moderator",
    button: "Create a moderator",
    failure: "Error Creating new Moderator Account",
  },
  masterModerator: {
    call: createMasterModerator,
    list: listMasterModerators,
    title: "New master moderator",
    button: "Create a master moderator",
    failure: "Error Creating new Master Moderator Account",
  },
  admin: {
    call: createAdmin,
    list: listAdmins,
    title: "New admin",
    button: "Create an admin",
    failure: "Error Creating new Admin Account",
  },
} as const;
export type StaffKind = keyof typeof staffKinds;

type Typed = Partial<Record<"FirstName" | "LastName" | "Email" | "Cell", string>> & {
  readonly Location?: Partial<Record<"City" | "State" | "Zip", string>>;
};

const isBlank = (text: string | undefined): boolean => !text?.trim();

/** The first thing that is wrong with a new account, in the documented order; undefined when nothing is. */
export function newStaffProblem({ FirstName, LastName, ...values }: Typed): string | undefined {
  if ([FirstName, LastName, values.Email, values.Cell].some(isBlank)) return fillAllFields;
  const at = values.Location;
  if (at && [at.City, at.State, at.Zip].some(isBlank)) return locationRequired;
  if (!Email.safeParse(values.Email).success) return enterValidEmail;
  if (!Cell.safeParse(values.Cell).success) return enterValidPhone;
  if (at && !Location.shape.Zip.safeParse(at.Zip).success) return enterValidZip;
  return undefined;
}
