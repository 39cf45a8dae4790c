import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";

/** An account's, household's or member's; opaque, as all ids. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, errorSentences.NOT_FOUND));

export const linkingId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,140}$/, errorSentences.NOT_FOUND));

/** A default department's is its place, "MI#DETROIT". */
export const departmentId = z.string().check(z.minLength(1), z.maxLength(80));

export const jacketId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,200}$/, errorSentences.NOT_FOUND));

export const duplicateId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, errorSentences.NOT_FOUND), z.maxLength(140));

export const reportId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,200}$/, errorSentences.NOT_FOUND));

export const entryId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,600}$/, errorSentences.NOT_FOUND));

/** The version that a change was made on; another one is answered CHANGED_ELSEWHERE. */
export const version = z.int().check(z.minimum(1));
