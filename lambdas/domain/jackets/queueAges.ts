import { findPlaces } from "#lambdas/records/jackets/place.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { entryKind } from "#shared/model/entry.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { states } from "#shared/states.ts";

/** When the oldest open entry of a place was opened. */
interface Waiting {
  readonly where: Place;
  readonly opened: string;
}

const atOnce = 25;

/**
 * The oldest entry of each source: of a place's two queues, or of each shard of the lists over all places.
 */
async function oldestOf(place: Place | undefined): Promise<Waiting[]> {
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, place));
  const first = await Promise.all(sources.map((source) => readEntries(source, "OLDEST", "", 1)));
  return first.flat();
}

async function oldestOfAll(places: readonly Place[]): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (let start = 0; start < places.length; start += atOnce)
    found.push(...(await Promise.all(places.slice(start, start + atOnce).map(oldestOf))).flat());
  return found;
}

const hour = 60 * 60_000;

/**
 * The places where the oldest open entry has waited for at least so many hours, by placeKey, with the hours.
 * Every participating place is looked at; of the others only those that wait longest of all.
 */
export async function latePlaces(now: Date, hours: number): Promise<Map<string, number>> {
  const late = new Map<string, number>();
  const note = ({ where, opened }: Waiting) => {
    const waited = (now.getTime() - Date.parse(opened)) / hour;
    const name = placeKey(where);
    if (waited >= hours) late.set(name, Math.max(waited, late.get(name) ?? 0));
  };
  for (const { code } of states) (await oldestOfAll(await findPlaces(code, ""))).forEach(note);
  (await oldestOf(undefined)).forEach(note);
  return late;
}
