import type { Member } from "#shared/model/member.ts";
import { type AuthorizationValues, authorizationValuesOf } from "../authorization/authorizationValues.ts";
import { type PersonValues, valuesOf } from "../person/personValues.ts";

export type EditValues = PersonValues & AuthorizationValues;

export const editValuesOf = (member: Member): EditValues => ({ ...valuesOf(member), ...authorizationValuesOf(member) });
