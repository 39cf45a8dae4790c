import type { Entry } from "#shared/model/jacket/entry.ts";
import { photoRenewalDue } from "#shared/rules/confirmation/photoRenewal.ts";
import { formatDay } from "#shared/rules/dates.ts";

/** `isOld`: too old for a child. Undefined where unknown. */
export function photoDayWords(
  { PhotoDay, Dob }: Pick<Entry, "PhotoDay" | "Dob">,
  today: string,
): { readonly text: string; readonly isOld: boolean } | undefined {
  if (!PhotoDay) return undefined;
  const isOld = photoRenewalDue(Dob, PhotoDay, today);
  return { text: `Photo of ${formatDay(PhotoDay)}${isOld ? ": a new one is due" : ""}`, isOld };
}
