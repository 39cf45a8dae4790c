import * as z from "zod/mini";
import { homes } from "#shared/fields/homes.ts";
import { plan } from "#shared/fields/payment.ts";
import { photoUrl } from "#shared/fields/photo.ts";
import { medicalChecklist } from "./medical.ts";
import { authorizationChoice } from "./member.ts";
import { type FieldName, personFields } from "./personShapes.ts";

const text = z.union([z.string().check(z.maxLength(2000)), z.number()]);
const texts = z.array(text).check(z.maxLength(20));
const parts = z.record(z.string().check(z.maxLength(20)), z.union([text, texts]));
const rows = z.array(parts).check(z.maxLength(10));

const longest = 5_000;

/** A field as it was typed, finished or not: the rules wait for the registration. A text, a list, parts, or rows of parts. */
const typed = z.optional(
  z
    .union([text, texts, parts, rows])
    .check(z.refine((said) => JSON.stringify(said).length <= longest, "Please use fewer words")),
);

/** The photo and the checklist have shapes of their own. */
type TypedName = Exclude<FieldName, "img" | "Medical">;

const typedFacts = Object.fromEntries(
  Object.keys(personFields)
    .filter((name) => name !== "img" && name !== "Medical")
    .map((name) => [name, typed]),
) as Record<TypedName, typeof typed>;

/** The wizard's answers so far: its step, 0 to 4, and each field as it was typed. */
export const memberDraft = z.strictObject({
  Step: z.int().check(z.minimum(0), z.maximum(4)),
  ...typedFacts,
  /** The photo's address: of an upload in a request, signed for 15 minutes in an answer. */
  img: z.optional(photoUrl),
  Medical: z.optional(
    z.strictObject({
      ...medicalChecklist.shape,
      OtherText: z.optional(z.string().check(z.maxLength(2000))),
    }),
  ),
  Accepted: z.optional(z.boolean()),
  /** The version of the waiver that was accepted: a later one is to be accepted anew. */
  Waiver: z.optional(z.string().check(z.maxLength(40))),
  Choice: z.optional(authorizationChoice),
  Understood: z.optional(z.boolean()),
  HouseHolds: z.optional(homes),
  Plan: z.optional(plan),
});
export type MemberDraft = z.output<typeof memberDraft>;
