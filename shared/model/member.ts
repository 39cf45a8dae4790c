import * as z from "zod/mini";
import { planId } from "#shared/fields/payment.ts";
import { shownPhoto } from "#shared/fields/photo.ts";
import { coverage } from "./coverage.ts";
import { ending } from "./jacket/entry.ts";
import { person } from "./personShapes.ts";

/** PENDING: no confirmed payment; PROCESSING: the provider is still working; COMPLETE: paid. */
export const payed = z.enum(["PENDING", "PROCESSING", "COMPLETE"]);
export type Payed = z.output<typeof payed>;

/** Who says that this person may be registered; declared, not proven. */
export const authorizationChoice = z.enum(["GUARDIAN", "PERMISSION", "SELF"]);
export type AuthorizationChoice = z.output<typeof authorizationChoice>;

/** What can be said about consent: OBJECTED and OBJECTION_ENDED by the person, the others by the family. */
const consentAct = z.enum(["GIVEN", "WITHDRAWN", "OBJECTED", "OBJECTION_ENDED"]);
export type ConsentAct = z.output<typeof consentAct>;

/** Why no department is told of a person. */
const withheld = z.enum(["WITHDRAWN", "OBJECTED"]);

/** The authorization as a request declares it; `Waiver` names the text that was accepted. */
export const authorizationRequest = z.strictObject({
  Choice: authorizationChoice,
  Waiver: z.string().check(z.maxLength(40)),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/**
 * Where a jacket stands with a department. KEPT: no department takes part at the place, so it waits for none. REMOVED: it
 * ended, as the department was told with this reason and day.
 */
const deliveryState = {
  State: z.enum(["KEPT", "WAITING", "RECEIVED", "CHANGED", "REMOVED"]),
  At: z.optional(z.string()),
  Ending: z.optional(ending),
  EndedOn: z.optional(z.string()),
};

/**
 * The state of a member's jacket at the departments of a household's city. `State` is that of the one which is furthest
 * from having it.
 */
const jacketState = z.object({
  ...deliveryState,
  City: z.string(),
  /** What the jacket is called by; absent until it gets one. */
  Number: z.optional(z.string()),
  /** Each department by name; absent where it is the city's own responders alone. */
  Departments: z.optional(z.array(z.object({ Name: z.string(), ...deliveryState }))),
});

/** A household as a member lists it, with the coverage of its city. */
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

/** A person as their owner sees them. */
export const member = z.object({
  ID: z.string(),
  Parent_ID: z.string(),
  ...person.shape,
  ...shownPhoto.shape,
  PhotoDate: z.string(),
  payed,
  /** While a renewal is unpaid or was refunded: the day on which the record ends as UNPAID. */
  PaymentDue: z.optional(z.string()),
  /** Who pays for them in place of their family, "the City of Detroit". */
  Sponsor: z.optional(z.string()),
  /** Whether a department paid until the grace period of `PaymentDue` began. */
  SponsorEnded: z.optional(z.boolean()),
  /** The plan at which the subscription renews; none while PENDING. */
  PlanID: z.optional(planId),
  /** The day on which the subscription ends, because its renewal was stopped. */
  PlanEnds: z.optional(z.string()),
  /** Absent until it is declared: the documented registration does not carry it. */
  Authorization: z.optional(z.object({ Choice: authorizationChoice, Waiver: z.string(), At: z.string() })),
  /** Every declaration and withdrawal, oldest first; absent without one. */
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
  /** Absent while consent holds, or is not declared. */
  Withheld: z.optional(withheld),
  HouseHolds: z.array(assignedHousehold),
  /** The ids of the households that they join once the payment is complete. */
  Wanted: z.optional(z.array(z.string())),
  CreateDate: z.string(),
  /** The Eastern day of the family's last word: registered, changed or confirmed. Absent where it is not known. */
  Confirmed: z.optional(z.string()),
  Version: z.number(),
});
export type Member = z.output<typeof member>;
