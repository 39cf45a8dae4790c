import { lastOf, retiredPk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { range } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

/**
 * A photo that may have to be erased: its member has another one or is gone, while a department's jacket may
 * still show it; or it is about to be uploaded and may never be used.
 */
export interface RetiredPhoto {
  readonly owner: string;
  /** Its key in the bucket. */
  readonly photo: string;
}

export type RetiredPhotoRecord = RetiredPhoto & Key;

/** How many days after its retirement a photo is checked. */
export const restDays = 30;

/** The photos to check on a day. */
export const retiredPhotos = (day: string) => workQueue<RetiredPhoto>(retiredPk(day), ({ photo }) => photo);

/** Retires a photo on a day, in the transaction that takes it from its member, or before its upload. */
export const retirePhoto = ({ owner, photo }: RetiredPhoto, day = dayOf(new Date())): Write =>
  retiredPhotos(addDays(day, restDays)).add({ owner, photo });

/** The photos of one account to check on a day. */
export const readRetiredOf = (owner: string, day: string) =>
  range<RetiredPhotoRecord>(retiredPk(day), `photos/${owner}/`, lastOf(`photos/${owner}/`));
