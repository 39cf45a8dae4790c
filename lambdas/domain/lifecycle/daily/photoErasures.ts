import { erasePhoto } from "#lambdas/adapters/photos/photoFile.ts";
import { log } from "#lambdas/log.ts";
import { getDraft } from "#lambdas/records/family/draft.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { type RetiredPhotoRecord, restDays, retiredPhotos, retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import { remove, transact } from "#lambdas/records/table/table.ts";
import { drainDays } from "./drainDays.ts";

const undoMilliseconds = 24 * 60 * 60_000;

/** The previous photo counts while the last mark can be undone. */
function photosIn({ transferred, before }: Delivery): (string | undefined)[] {
  const isNew = transferred && Date.parse(transferred.receipt.at) > Date.now() - undoMilliseconds;
  return [transferred?.snapshot.person.img, isNew ? before?.snapshot.person.img : undefined];
}

/**
 * Erases an unused photo; one in a jacket or a draft is checked again a month later. Open entries show the member's
 * photo or the department's.
 */
async function erase(row: RetiredPhotoRecord, today: string): Promise<void> {
  // Before the members: a draft's photo becomes a member's in one transaction, so one read finds it.
  const draft = await getDraft(row.owner);
  const { members, jackets } = await readJackets(row.owner);
  // Retired again when its member changes it.
  if (members.some(({ person }) => person.img === row.photo)) return transact([remove(row)]);
  const inUse = [...jackets.flatMap(({ deliveries }) => Object.values(deliveries).flatMap(photosIn)), draft?.photo];
  if (inUse.includes(row.photo)) return transact([remove(row), retirePhoto(row, today)]);
  await erasePhoto(row.photo);
  await transact([remove(row)]);
}

/** Checks every retired photo due by this day. */
export const eraseRetired = (today: string): Promise<void> =>
  drainDays(
    { name: "photos", today, daysBack: restDays },
    {
      read: (day) => retiredPhotos(day).read,
      work: (row) => erase(row, today),
      onFailure: (_row, error) => log.error("a photo was not erased", { error }),
      atOnce: 10,
      failure: "Not every photo whose day has come was erased",
    },
  );
