import { env } from "#lambdas/env.ts";
import { lastOf, retiredPk } from "#lambdas/records/table/keys.ts";
import { type Key, range, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

/**
 * A photo whose member has another one now, or is gone: a department's jacket may still show it. Or one that is
 * about to be uploaded, which may never become anybody's.
 */
export interface RetiredPhotoDetails {
  readonly owner: string;
  /** Its key in the bucket. */
  readonly photo: string;
}

export type RetiredPhoto = RetiredPhotoDetails & Key;

/** How many days a retired photo rests before it is looked at. */
export const restDays = 30;

/** Retires a photo on a day, in the transaction that takes it from its member, or before it is uploaded. */
export function retirePhoto({ owner, photo }: RetiredPhotoDetails, day = dayOf(new Date())): Write {
  const pk = retiredPk(addDays(day, restDays));
  const record: RetiredPhoto = { pk, sk: photo, owner, photo };
  return { write: { Put: { TableName: env.table, Item: record } } };
}

/** The photos that are to be looked at on a day. */
export const readRetired = (day: string) => range<RetiredPhoto>(retiredPk(day), "!", lastOf("~"));

/** Those of one account that are to be looked at on a day. */
export const readRetiredOf = (owner: string, day: string) =>
  range<RetiredPhoto>(retiredPk(day), `photos/${owner}/`, lastOf(`photos/${owner}/`));
