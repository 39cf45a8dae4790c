import * as z from "zod/mini";
import { homes } from "#shared/fields/homes.ts";
import { plan } from "#shared/fields/payment.ts";
import { photoUrl } from "#shared/fields/photo.ts";
import { medicalChecklist } from "./medical.ts";
import { authorizationChoice } from "./member.ts";
import { type FieldName, personFields } from "./personShapes.ts";

const longest = 5_000;

/** Texts and numbers, in lists or parts at most two deep. */
const isTyped = (said: unknown, depth = 2): boolean =>
  typeof said === "object" && said !== null
    ? depth > 0 && Object.values(said).every((part) => isTyped(part, depth - 1))
    : typeof said === "string" || typeof said === "number";

/** As typed, finished or not: the rules wait for the registration. */
const typed = z.optional(
  z.union([z.string().check(z.maxLength(2000)), z.number(), z.array(z.unknown()), z.looseObject({})]).check(
    z.refine((said) => isTyped(said), { abort: true }),
    z.refine((said) => JSON.stringify(said).length <= longest),
  ),
);

/** These have shapes of their own. */
type TypedName = Exclude<FieldName, "img" | "Medical">;

const typedFacts = Object.fromEntries(
  Object.keys(personFields)
    .filter((name) => name !== "img" && name !== "Medical")
    .map((name) => [name, typed]),
) as Record<TypedName, typeof typed>;

/** The wizard's step, 0 to 4, and each field as typed. */
export const memberDraft = z.strictObject({
  Step: z.int().check(z.minimum(0), z.maximum(4)),
  ...typedFacts,
  /** An upload in a request; signed for at least 15 minutes in an answer. */
  img: z.optional(photoUrl()),
  Medical: z.optional(
    z.strictObject({ ...medicalChecklist().shape, OtherText: z.optional(z.string().check(z.maxLength(2000))) }),
  ),
  /** "None of these": an answer, unlike an untouched checklist. */
  NoConditions: z.optional(z.boolean()),
  Accepted: z.optional(z.boolean()),
  /** A later version is accepted anew. */
  Waiver: z.optional(z.string().check(z.maxLength(40))),
  Choice: z.optional(authorizationChoice),
  Understood: z.optional(z.boolean()),
  HouseHolds: z.optional(homes),
  Plan: z.optional(plan),
});
export type MemberDraft = z.output<typeof memberDraft>;
