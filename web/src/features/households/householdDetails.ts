import * as z from "zod/mini";
import { createHousehold } from "#shared/contract/households.ts";
import { messages } from "#shared/fields.ts";
import { address } from "#shared/model/address.ts";

const { Name, Description } = createHousehold.request.shape;

/** What a resident says about a place, in the order of the form. */
export const householdDetails = z.strictObject({ ...address.shape, Name, Description });
export type HouseholdDetails = z.output<typeof householdDetails>;

export const blankHousehold = { Street: "", City: "", State: "", Zip: "", Name: "", Description: "" };

/** The sentence for the whole form while a required field is empty; undefined when all are filled. */
export function missingFields(values: z.input<typeof householdDetails>): string | undefined {
  const required = [values.Street, values.City, values.State, values.Zip, values.Name];
  return required.some((value) => !value?.trim()) ? messages.populateRequired : undefined;
}
