import * as z from "zod/mini";
import {
  type AuthorizationChoice,
  type AuthorizationRequest,
  authorizationChoice,
  type Member,
} from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { missingInWaiver } from "#shared/rules/wizard.ts";

/** The schema of the answers, all of them given. */
export const authorizationSchema = z.object({
  accepted: z.literal(true, "Please accept the waiver"),
  choice: authorizationChoice,
  understood: z.literal(true, "Please tick that you understand"),
});

/** The answers as a form's fields hold them. */
export type AuthorizationValues = {
  readonly accepted: boolean;
  readonly choice: "" | AuthorizationChoice;
  readonly understood: boolean;
};

export const blankAuthorization: AuthorizationValues = { accepted: false, choice: "", understood: false };

/** The fields' values of a member: all answered once the authorization is declared. */
export const authorizationValuesOf = ({
  Authorization,
}: Pick<Member, "Authorization">): AuthorizationValues =>
  Authorization ? { accepted: true, choice: Authorization.Choice, understood: true } : blankAuthorization;

/** Whether any question is answered. */
export const isBegun = ({ accepted, choice, understood }: AuthorizationValues): boolean =>
  accepted || choice !== "" || understood;

/** The part of a request; empty until every question is answered. */
export const authorizationRequestOf = (
  values: AuthorizationValues,
): { Authorization?: AuthorizationRequest } =>
  values.choice !== "" && missingInWaiver(values).length === 0
    ? { Authorization: { Choice: values.choice, Waiver: waiverVersion } }
    : {};
