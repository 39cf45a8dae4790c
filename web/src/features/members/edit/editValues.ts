import type { Member } from "#shared/model/member.ts";
import { type AuthorizationValues, authorizationValuesOf } from "../authorization/authorizationValues.ts";
import { type PersonValues, valuesOf } from "../person/personValues.ts";

/** All input of the edit form, as the fields hold it. */
export type EditValues = PersonValues & AuthorizationValues;

/** The form's values for a registered member. */
export const editValuesOf = (member: Member): EditValues => ({
  ...valuesOf(member),
  ...authorizationValuesOf(member),
});
