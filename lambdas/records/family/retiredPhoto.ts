import { lastOf, retiredPk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { range } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

/**
 * A photo to check: replaced or removed, while a jacket may show it; or about to be uploaded, and perhaps never used.
 */
export interface RetiredPhoto {
  readonly owner: string;
  readonly photo: string;
}

export type RetiredPhotoRecord = RetiredPhoto & Key;

/** From retirement to the check. */
export const restDays = 30;

export const retiredPhotos = (day: string) => workQueue<RetiredPhoto>(retiredPk(day), ({ photo }) => photo);

/** When its member loses it, or before its upload. */
export const retirePhoto = ({ owner, photo }: RetiredPhoto, day = dayOf(new Date())): Write =>
  retiredPhotos(addDays(day, restDays)).add({ owner, photo });

export const readRetiredOf = (owner: string, day: string) =>
  range<RetiredPhotoRecord>(retiredPk(day), `photos/${owner}/`, lastOf(`photos/${owner}/`));
