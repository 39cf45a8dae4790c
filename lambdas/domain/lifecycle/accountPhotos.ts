import { erasePhoto } from "#lambdas/adapters/photos/photoFile.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { readRetiredOf, restDays } from "#lambdas/records/family/retiredPhoto.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

/** The coming days, and as many a late run may have left. */
function notedDays(): string[] {
  const today = dayOf(new Date());
  return Array.from({ length: 2 * restDays + 1 }, (_, at) => addDays(today, at - restDays));
}

/** Unused uploads and replaced photos. */
async function notedPhotosOf(owner: string): Promise<string[]> {
  return (await Promise.all(notedDays().map((day) => readRetiredOf(owner, day)))).flat();
}

async function shownPhotosOf(owner: string): Promise<string[]> {
  const { members, jackets } = await readJackets(owner);
  const inJackets = jackets
    .flatMap(({ deliveries }) => Object.values(deliveries))
    .flatMap(({ transferred, before }) => [transferred?.snapshot.person.img, before?.snapshot.person.img]);
  const keys = [...members.map(({ person }) => person.img), ...inJackets];
  return [...new Set(keys.flatMap((key) => (key ? [key] : [])))];
}

/** All keys, each once. */
export async function photosOf(owner: string): Promise<string[]> {
  const [shown, noted] = await Promise.all([shownPhotosOf(owner), notedPhotosOf(owner)]);
  return [...new Set([...shown, ...noted])];
}

/** Each is a member's, a jacket's or queued, from before its upload. */
export async function erasePhotosOf(owner: string): Promise<void> {
  for (const key of await photosOf(owner)) await erasePhoto(key);
}
