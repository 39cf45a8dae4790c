import * as z from "zod/mini";
import { planId } from "#shared/fields/payment.ts";
import { account } from "./account.ts";
import { emergencyCard } from "./emergencyCard.ts";
import { household } from "./household.ts";
import { shownHousehold } from "./householdShapes.ts";
import { opening } from "./jacket/opening.ts";
import { member } from "./member.ts";
import { shownPerson } from "./personShapes.ts";

const addressText = { Street: z.string(), City: z.string(), State: z.string(), Zip: z.string() };

/** `LastUsed` is a day, YYYY-MM-DD; all other times are ISO times. */
const ownAccount = z.object({
  ...account.shape,
  ...addressText,
  LastUsed: z.optional(z.string()),
  SecondFactorSince: z.optional(z.string()),
});

const receivedRecord = z.object({
  Received: z.string(),
  ...shownPerson.shape,
  ...addressText,
  ...shownHousehold.shape,
  Ended: z.optional(z.boolean()),
});

/** A department's records of a person at a household; no staff is named. */
const heldRecord = z.object({
  MemberID: z.string(),
  HouseHoldID: z.string(),
  Number: z.optional(z.string()),
  Department: z.string(),
  WaitingSince: z.optional(z.string()),
  /** Times still kept, newest last. */
  Receipts: z.array(z.string()),
  /** The department's version, and the one before. */
  Records: z.array(receivedRecord),
});
export type HeldRecord = z.output<typeof heldRecord>;

/** Cards stay with the payment provider. */
const ownOrder = z.object({
  MemberID: z.optional(z.string()),
  PlanID: planId,
  /** The first payment. */
  Dollars: z.number(),
  State: z.enum(["OPEN", "PROCESSING", "PAID", "EXPIRED"]),
  Ordered: z.string(),
  /** Of a stopped subscription. */
  Ends: z.optional(z.string()),
});

const ownSignIn = z.object({ Device: z.string(), SignedIn: z.string(), LastUsed: z.string() });

/** Shapes of the screens, and the departments' records. `img` and `Photos` are signed for at least 15 minutes. */
export const ownData = z.object({
  Account: z.optional(ownAccount),
  HouseHolds: z.array(household),
  /** With the whole checklist and the text of "Other". */
  Members: z.array(z.omit(member, { Thumbnail: true })),
  Departments: z.array(heldRecord),
  Openings: z.array(opening),
  /** Without token and code, which open its page. */
  EmergencyCards: z.array(
    z.object({ MemberID: z.string(), ...z.pick(emergencyCard, { Shows: true, Made: true }).shape }),
  ),
  Orders: z.array(ownOrder),
  SignIns: z.array(ownSignIn),
  /** Also earlier ones that departments may still have. An unused upload's address shows nothing. */
  Photos: z.array(z.string()),
});
export type OwnData = z.output<typeof ownData>;

/** Answers split these into parts. */
export type OwnLists = Omit<OwnData, "Account">;

const listNames = Object.keys(z.omit(ownData, { Account: true }).shape) as readonly (keyof OwnLists)[];

/** Each list in the order of the parts. */
export const joinLists = (parts: readonly Partial<OwnLists>[]): OwnLists =>
  Object.fromEntries(
    listNames.map((name) => [name, parts.flatMap((part): unknown[] => part[name] ?? [])]),
  ) as unknown as OwnLists;
