import * as z from "zod/mini";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createMember } from "#shared/contract/members.ts";
import { homes } from "#shared/fields/homes.ts";
import { plan } from "#shared/fields/payment.ts";
import { authorizationChoice } from "#shared/model/member.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import {
  type AuthorizationValues,
  authorizationRequestOf,
  blankAuthorization,
} from "../authorization/authorizationValues.ts";
import { blankPerson, type PersonValues, personSchema, requestOf } from "../person/personValues.ts";

/** For each step, beyond its gate. */
export const stepSchemas = [
  // The gate asks for the waiver.
  z.looseObject({}),
  z.object({
    ...personSchema(["photo", "name", "body", "contact"]).shape,
    choice: authorizationChoice,
    HouseHolds: z.optional(homes),
  }),
  personSchema(["medical", ...needGroups]),
  // The gate asks for it where the family pays.
  z.object({ Plan: z.optional(plan) }),
] as const;

export type DraftValues = PersonValues &
  AuthorizationValues & {
    /** "None of these" in the medical checklist; kept by the draft alone. */
    readonly NoConditions: boolean;
    /** First may be the account's own, as offered. */
    readonly isFirstOffered: boolean;
    readonly HouseHolds: readonly string[];
    readonly Plan?: Plan | undefined;
  };

export const blankValues: DraftValues = {
  ...blankPerson,
  ...blankAuthorization,
  NoConditions: false,
  isFirstOffered: false,
  HouseHolds: [],
};

export interface WizardDraft {
  /** 0 to 4. */
  readonly step: number;
  readonly values: DraftValues;
  /** `url`: its address for createMember. */
  readonly uploaded?: { readonly photo: Blob; readonly url: string } | undefined;
  /** Shown with the chosen plan, in dollars. */
  readonly price?: number | undefined;
  readonly order?: string | undefined;
  readonly kept: {
    readonly version?: number | undefined;
    /** As JSON, "" for none. */
    readonly answers: string;
    /** As JSON, sent since: one of them may be kept, under a later version. */
    readonly unanswered?: readonly string[];
  };
}

/** The user neither left the step nor chose another photo. */
export const isStillAt = (before: WizardDraft, now: WizardDraft): boolean =>
  now.step === before.step && now.values.Photo === before.values.Photo;

/** The chosen photo's, never an earlier one's. */
export const uploadedUrl = ({ values, uploaded }: Pick<WizardDraft, "values" | "uploaded">): string | undefined =>
  uploaded?.photo === values.Photo ? uploaded?.url : undefined;

/**
 * At the chosen homes still there; without an order where a department pays. The same draft makes the same request: a
 * retry is recognised.
 */
export function registrationOf(
  owner: string,
  { values, uploaded, kept }: WizardDraft,
  order: string | undefined,
  households: readonly { readonly ID: string }[],
): RequestOf<typeof createMember> {
  const chosen = values.HouseHolds.filter((id) => households.some(({ ID }) => ID === id));
  return {
    Parent_ID: owner,
    ...requestOf(values, uploadedUrl({ values, uploaded }) ?? ""),
    ...(order === undefined ? {} : { OrderID: order }),
    ...authorizationRequestOf(values),
    ...(chosen.length > 0 ? { HouseHolds: chosen } : {}),
    ...(kept.version === undefined ? {} : { Draft: kept.version }),
  };
}
