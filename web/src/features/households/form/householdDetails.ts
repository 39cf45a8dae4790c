import * as z from "zod/mini";
import { createHousehold } from "#shared/contract/households.ts";
import { populateRequired } from "#shared/fields/household.ts";
import { address } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { type HouseholdFactName, householdFacts } from "#shared/model/householdFacts.ts";
import { householdFactNames, householdRequest, type WholeHousehold } from "#shared/model/householdShapes.ts";

const { Name } = createHousehold.request.shape;
export const householdDetails = z.strictObject({ ...address.shape, Name, ...householdRequest.shape });
export type HouseholdFields = z.output<typeof householdDetails>;
export type HouseholdValues = Record<keyof HouseholdFields, string>;

/** "" for a missing one. */
export const typedFacts = (values: WholeHousehold): Record<HouseholdFactName, string> =>
  Object.fromEntries(householdFactNames.map((name) => [name, values[name] ?? ""])) as Record<HouseholdFactName, string>;

export const blankHousehold: HouseholdValues = {
  Street: "",
  City: "",
  State: "",
  Zip: "",
  Name: "",
  ...typedFacts({}),
};

export function valuesOf(household: Household): HouseholdValues {
  const { Street, City, State, Zip, Name: name } = household;
  return { Street, City, State, Zip, Name: name, ...typedFacts(household) };
}

/** @param noteLabel the form's label of the description */
export const factLabel = (name: HouseholdFactName, noteLabel: string): string =>
  name === "Description" ? noteLabel : householdFacts[name].label;

export function missingFields(values: z.input<typeof householdDetails>): string | undefined {
  const required = [values.Street, values.City, values.State, values.Zip, values.Name];
  return required.some((value) => !value?.trim()) ? populateRequired : undefined;
}
