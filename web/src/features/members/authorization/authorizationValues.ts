import * as z from "zod/mini";
import {
  type AuthorizationChoice,
  type AuthorizationRequest,
  authorizationChoice,
  type Member,
} from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { missingInWaiver } from "#shared/rules/wizard.ts";

/** All answers given. */
export const authorizationSchema = z.object({
  accepted: z.literal(true, "Please accept the waiver"),
  choice: authorizationChoice,
  understood: z.literal(true, "Please tick that you understand"),
});

export type AuthorizationValues = {
  readonly accepted: boolean;
  readonly choice: "" | AuthorizationChoice;
  readonly understood: boolean;
};

export const blankAuthorization: AuthorizationValues = { accepted: false, choice: "", understood: false };

export const authorizationValuesOf = ({ Authorization }: Pick<Member, "Authorization">): AuthorizationValues =>
  Authorization ? { accepted: true, choice: Authorization.Choice, understood: true } : blankAuthorization;

export const isBegun = ({ accepted, choice, understood }: AuthorizationValues): boolean =>
  accepted || choice !== "" || understood;

/** Empty until every question is answered. */
export const authorizationRequestOf = (values: AuthorizationValues): { Authorization?: AuthorizationRequest } =>
  values.choice !== "" && missingInWaiver(values).length === 0
    ? { Authorization: { Choice: values.choice, Waiver: waiverVersion } }
    : {};
