import * as z from "zod/mini";
import { listAdmins, listMasterModerators, listModerators } from "#shared/contract/accountLists.ts";
import { createAdmin, createMasterModerator, createModerator } from "#shared/contract/staff.ts";
import { enterValidEmail, enterValidPhone, fillAllFields } from "#shared/fields/account.ts";
import { enterValidZip } from "#shared/fields/address.ts";
import { departmentId } from "#shared/fields/ids.ts";
import { blankOr, required, requiredField } from "#shared/fields/text.ts";
import { locationRequired } from "#shared/model/address.ts";
import { isBlank, notBlank } from "#web/entities/account/notBlank.ts";

const { Email, Cell, Location } = createModerator.request.shape;
const typed = notBlank(requiredField);
const person = {
  // A sentence about all fields stands above the form.
  FirstName: required(requiredField, 60),
  LastName: required(requiredField, 60),
  Email: z.pipe(typed, Email),
  Cell: z.pipe(typed, Cell),
};
const place = z.object({
  City: Location.shape.City,
  State: Location.shape.State,
  Zip: z.pipe(typed, Location.shape.Zip),
});

export const adminFields = z.object(person);
export const moderatorFields = z.object({
  ...person,
  Location: place,
  DepartmentID: blankOr(departmentId, requiredField),
});
export type NewAdmin = z.output<typeof adminFields>;
export type NewModerator = z.output<typeof moderatorFields>;

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

/** In the documented order. */
export function newStaffProblem({ FirstName, LastName, ...values }: Typed): string | undefined {
  if ([FirstName, LastName, values.Email, values.Cell].some(isBlank)) return fillAllFields;
  const at = values.Location;
  if (at && [at.City, at.State, at.Zip].some(isBlank)) return locationRequired;
  if (!Email.safeParse(values.Email).success) return enterValidEmail;
  if (!Cell.safeParse(values.Cell).success) return enterValidPhone;
  if (at && !Location.shape.Zip.safeParse(at.Zip).success) return enterValidZip;
  return undefined;
}
