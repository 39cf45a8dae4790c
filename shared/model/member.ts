import * as z from "zod/mini";
import { planId } from "#shared/fields/payment.ts";
import { shownPhoto } from "#shared/fields/photo.ts";
import { coverage } from "./coverage.ts";
import { ending } from "./jacket/entry.ts";
import { person } from "./personShapes.ts";

/** PROCESSING: the provider is still working. */
export const payed = z.enum(["PENDING", "PROCESSING", "COMPLETE"]);
export type Payed = z.output<typeof payed>;

/** Declared, not proven. */
export const authorizationChoice = z.enum(["GUARDIAN", "PERMISSION", "SELF"]);
export type AuthorizationChoice = z.output<typeof authorizationChoice>;

/** The person declares OBJECTED and OBJECTION_ENDED, the family the others. */
const consentAct = z.enum(["GIVEN", "WITHDRAWN", "OBJECTED", "OBJECTION_ENDED"]);
export type ConsentAct = z.output<typeof consentAct>;

/** Why no department is told of a person. */
const withheld = z.enum(["WITHDRAWN", "OBJECTED"]);

/** `Waiver` names the accepted text. */
export const authorizationRequest = z.strictObject({
  Choice: authorizationChoice,
  Waiver: z.string().check(z.maxLength(40)),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** KEPT: no department takes part, so it waits for none. REMOVED: it ended, and the department was told so. */
const deliveryState = {
  State: z.enum(["KEPT", "WAITING", "RECEIVED", "CHANGED", "REMOVED"]),
  At: z.optional(z.string()),
  Ending: z.optional(ending),
  EndedOn: z.optional(z.string()),
};

/** `State` is that of the department furthest from having the jacket. */
const jacketState = z.object({
  ...deliveryState,
  City: z.string(),
  Number: z.optional(z.string()),
  /** Absent where only the city's own responders serve. */
  Departments: z.optional(z.array(z.object({ Name: z.string(), ...deliveryState }))),
});

export const assignedHousehold = z.object({
  ID: z.string(),
  Name: z.string(),
  City: z.string(),
  State: z.string(),
  LinkingID: z.string(),
  Coverage: coverage,
  Jacket: z.optional(jacketState),
});
export type AssignedHousehold = z.output<typeof assignedHousehold>;

export const member = z.object({
  ID: z.string(),
  Parent_ID: z.string(),
  ...person.shape,
  ...shownPhoto.shape,
  PhotoDate: z.string(),
  payed,
  /** The day on which an unpaid or refunded record ends as UNPAID. */
  PaymentDue: z.optional(z.string()),
  /** "the City of Detroit", in place of their family. */
  Sponsor: z.optional(z.string()),
  /** Whether a department paid until the grace period of `PaymentDue` began. */
  SponsorEnded: z.optional(z.boolean()),
  PlanID: z.optional(planId),
  /** Of a stopped subscription. */
  PlanEnds: z.optional(z.string()),
  /** Absent until declared: the documented registration does not carry it. */
  Authorization: z.optional(z.object({ Choice: authorizationChoice, Waiver: z.string(), At: z.string() })),
  /** Oldest first. */
  Consents: z.optional(
    z.array(
      z.object({
        Act: consentAct,
        At: z.string(),
        Choice: z.optional(authorizationChoice),
        Waiver: z.optional(z.string()),
      }),
    ),
  ),
  Withheld: z.optional(withheld),
  HouseHolds: z.array(assignedHousehold),
  /** Joined once paid. */
  Wanted: z.optional(z.array(z.string())),
  CreateDate: z.string(),
  /** The Eastern day of the family's last word. */
  Confirmed: z.optional(z.string()),
  Version: z.number(),
});
export type Member = z.output<typeof member>;
