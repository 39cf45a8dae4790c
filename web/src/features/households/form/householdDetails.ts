import * as z from "zod/mini";
import { createHousehold } from "#shared/contract/households.ts";
import { populateRequired } from "#shared/fields.ts";
import { address } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";

const { Name, Description } = createHousehold.request.shape;

/** What a resident says about a place, in the order of the form. */
export const householdDetails = z.strictObject({ ...address.shape, Name, Description });
export type HouseholdDetails = z.output<typeof householdDetails>;

/** A place as the form's fields hold it. */
export type HouseholdValues = Record<keyof HouseholdDetails, string>;

export const blankHousehold: HouseholdValues = {
  ...{ Street: "", City: "", State: "", Zip: "", Name: "", Description: "" },
};

/** What the fields hold of a registered place before anything is typed. */
export function valuesOf({
  Street,
  City,
  State,
  Zip,
  Name: name,
  Description: note,
}: Household): HouseholdValues {
  return { Street, City, State, Zip, Name: name, Description: note ?? "" };
}

/** The sentence for the whole form while a required field is empty; undefined when all are filled. */
export function missingFields(values: z.input<typeof householdDetails>): string | undefined {
  const required = [values.Street, values.City, values.State, values.Zip, values.Name];
  return required.some((value) => !value?.trim()) ? populateRequired : undefined;
}
