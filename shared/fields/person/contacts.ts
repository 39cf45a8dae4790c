import * as z from "zod/mini";
import { optionalPhone } from "#shared/fields/account.ts";
import { line } from "#shared/fields/text.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { partsOf, rowsOf } from "./rowsOf.ts";

export const mostContacts = 3;

/** `Relation` is in the family's words. */
export const emergencyContact = () =>
  z.object({ Name: z.string(), Relation: z.optional(z.string()), Phone: z.string() });
export type EmergencyContact = z.output<ReturnType<typeof emergencyContact>>;

const parts = () => ({ Name: z.optional(line(60)), Relation: z.optional(line(40)), Phone: optionalPhone() });

export const contacts = () =>
  rowsOf(
    partsOf(parts(), { Name: "Please enter the contact's name", Phone: "Please enter the contact's phone number" }),
    mostContacts,
    ({ Name = "", Relation, Phone = "" }): EmergencyContact => ({ Name, ...(Relation ? { Relation } : {}), Phone }),
  );

export const contactWords = ({ Name, Relation, Phone }: EmergencyContact): string =>
  `${Name}${Relation ? ` (${Relation})` : ""}, ${formatPhone(Phone)}`;
