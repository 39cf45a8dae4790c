import { erasePhoto } from "#lambdas/adapters/photoFile.ts";
import { log } from "#lambdas/log.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import {
  type RetiredPhoto,
  readRetired,
  restDays,
  retirePhoto,
} from "#lambdas/records/family/retiredPhoto.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/run.ts";
import { remove, transact } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

const undoMilliseconds = 24 * 60 * 60_000;

/** The photos in what a department transferred; in what it had before, while that mark may be taken back. */
function photosIn({ transferred, before }: JacketRecord): (string | undefined)[] {
  const isNew = transferred && Date.parse(transferred.receipt.at) > Date.now() - undoMilliseconds;
  return [transferred?.snapshot.person.img, isNew ? before?.snapshot.person.img : undefined];
}

/**
 * Erases a photo that nobody shows; one that a department shows is looked at a month later again. What waits in a
 * queue shows the photo of the member, or of what the department has.
 */
async function erase(row: RetiredPhoto, today: string): Promise<void> {
  const { members, jackets } = await readJackets(row.owner);
  // It is retired anew when its member lets go of it.
  if (members.some(({ person }) => person.img === row.photo)) return transact([remove(row)]);
  if (jackets.flatMap(photosIn).includes(row.photo)) return transact([remove(row), retirePhoto(row, today)]);
  await erasePhoto(row.photo);
  await transact([remove(row)]);
}

async function succeeds(row: RetiredPhoto, today: string): Promise<boolean> {
  try {
    await erase(row, today);
    return true;
  } catch (error) {
    log.error("a photo was not erased", { error: error as Error });
    return false;
  }
}

const atOnce = 10;

/** Looks at every photo of a day. One that fails stops no other, and is looked at by the next run. */
async function eraseDay(day: string, today: string): Promise<boolean> {
  const rows = await readRetired(day);
  let isDone = true;
  for (let from = 0; from < rows.length; from += atOnce) {
    const done = await Promise.all(rows.slice(from, from + atOnce).map((row) => succeeds(row, today)));
    isDone &&= done.every(Boolean);
  }
  return isDone;
}

const runName = "photos";

/**
 * Looks at every photo whose day has come: of this day and of earlier ones that were left. A run that was cut
 * off is simply run again. Throws when a photo could not be erased, after the others.
 */
export async function eraseRetired(today: string): Promise<void> {
  const from = (await getRunDay(runName)) ?? addDays(today, -restDays);
  let isDone = true;
  for (let day = from; day <= today; day = addDays(day, 1)) isDone = (await eraseDay(day, today)) && isDone;
  if (!isDone) throw new Error("Not every photo whose day has come was erased");
  const now = dayOf(new Date());
  await putRunDay(runName, today < now ? today : now);
}
