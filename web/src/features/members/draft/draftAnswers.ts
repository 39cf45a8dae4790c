import { hashKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import type { MemberDraft as KeptAnswers, memberDraft } from "#shared/model/memberDraft.ts";
import { pathOf } from "#shared/pathOf.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { blankPerson } from "../person/personValues.ts";
import { blankValues, type DraftValues, uploadedUrl, type WizardDraft } from "./wizardDraft.ts";

export type Answers = z.input<typeof memberDraft>;
type Values = Readonly<Record<string, unknown>>;

const isTyped = (value: unknown) => !isBlank(value);

const typedOf = (from: Values): Values =>
  Object.fromEntries(
    Object.keys(blankPerson)
      .map((name) => [name, from[name]] as const)
      .filter(([name, value]) => name !== "Medical" && isTyped(value)),
  );

const checklistOf = (checklist: DraftValues["Medical"]) =>
  Object.fromEntries(Object.entries(checklist).filter(([, value]) => isTyped(value)));

/** As typed, with an uploaded photo only. */
export function answersOf({ step, values, uploaded }: Omit<WizardDraft, "kept">): Answers {
  const { accepted, choice, understood, HouseHolds, Plan, Medical, NoConditions } = values;
  const img = uploadedUrl({ values, uploaded });
  return {
    Step: step,
    ...typedOf(values),
    Medical: checklistOf(Medical),
    ...(NoConditions ? { NoConditions } : {}),
    Accepted: accepted,
    ...(accepted ? { Waiver: waiverVersion } : {}),
    Understood: understood,
    ...(choice ? { Choice: choice } : {}),
    HouseHolds: [...HouseHolds],
    ...(Plan ? { Plan } : {}),
    ...(img ? { img } : {}),
  };
}

/** A later release's field is blank. */
export function valuesOfAnswers(answers: KeptAnswers, photo: Blob | undefined): DraftValues {
  const {
    Medical = {},
    NoConditions = false,
    Accepted = false,
    Understood = false,
    Choice = "",
    HouseHolds = [],
    Plan,
  } = answers;
  const accepted = Accepted && answers.Waiver === waiverVersion;
  return {
    ...blankValues,
    ...typedOf(answers),
    Medical,
    NoConditions,
    accepted,
    understood: Understood,
    choice: Choice,
    isFirstOffered: Choice === "SELF",
    HouseHolds,
    ...(Plan ? { Plan } : {}),
    ...(photo ? { Photo: photo } : {}),
  };
}

/** Alike for an upload and the server's copy, whose addresses differ otherwise. */
const photoId = (address: string | undefined) => address && pathOf(address)?.split("/").at(-1);

const identityOf = ({ img, ...said }: Answers): string => hashKey([said, photoId(img) ?? ""]);

/** In any order of fields; each address of a photo is signed anew. */
export const isSameDraft = (one: Answers, other: Answers): boolean => identityOf(one) === identityOf(other);
