import * as z from "zod/mini";
import { createHousehold } from "#shared/contract/households.ts";
import { populateRequired } from "#shared/fields/household.ts";
import { address } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";

const { Name, Description } = createHousehold.request.shape;

/** A resident's details of a household, in the order of the form. */
export const householdDetails = z.strictObject({ ...address.shape, Name, Description });
export type HouseholdDetails = z.output<typeof householdDetails>;

/** A household as the form's fields hold it. */
export type HouseholdValues = Record<keyof HouseholdDetails, string>;

export const blankHousehold: HouseholdValues = {
  ...{ Street: "", City: "", State: "", Zip: "", Name: "", Description: "" },
};

/** The form's values for a registered household. */
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

/** The sentence for the form while a required field is empty; undefined when all are filled. */
export function missingFields(values: z.input<typeof householdDetails>): string | undefined {
  const required = [values.Street, values.City, values.State, values.Zip, values.Name];
  return required.some((value) => !value?.trim()) ? populateRequired : undefined;
}
