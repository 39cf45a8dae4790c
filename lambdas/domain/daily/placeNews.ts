import { drain } from "#lambdas/domain/common/drain.ts";
import { listEarlierHouseholds } from "#lambdas/domain/family/earlierHouseholds.ts";
import { log } from "#lambdas/log.ts";
import { readHouseholdsOfPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { addPlaceMail } from "#lambdas/records/family/placeMail.ts";
import {
  advanceNews,
  endNews,
  type PlaceNewsRecord,
  readPlaceNews,
  Superseded,
} from "#lambdas/records/jackets/placeNews.ts";
import { transact } from "#lambdas/records/table/table.ts";

/** A transaction holds 100 writes: so many mails, and the progress. */
const householdsAtOnce = 90;

/**
 * Queues the mails of the next owners, who had a household there when it happened: later ones saw it on the screen.
 * Returns the news as they stand; undefined when every owner is told.
 */
async function tellSome(news: PlaceNewsRecord): Promise<PlaceNewsRecord | undefined> {
  const households = await readHouseholdsOfPlace(news, news.after, householdsAtOnce);
  const after = households.at(-1)?.owner;
  if (after === undefined) return undefined;
  const { City, State, kind, id, at } = news;
  const owners = new Set(households.filter(({ created }) => created < at).map(({ owner }) => owner));
  await transact([
    advanceNews(news, after),
    ...[...owners].map((owner) => addPlaceMail({ owner, City, State, kind, news: id })),
  ]);
  return { ...news, after };
}

async function tell(news: PlaceNewsRecord): Promise<void> {
  try {
    await listEarlierHouseholds(news);
    let last = news;
    for (let next = await tellSome(news); next; next = await tellSome(next)) last = next;
    await transact([endNews(last)]);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

/**
 * Queues a mail to each family with a household at a place that joined or left, once: how far it came stands in the
 * news, so that a run that was cut off is finished by the next. Throws after all places when one failed.
 */
export async function tellPlaceNews(): Promise<void> {
  const isDone = await drain({
    read: readPlaceNews,
    work: tell,
    onFailure: ({ sk }: PlaceNewsRecord, error) => log.error("families are still to be told", { sk, error }),
    atOnce: 5,
  });
  if (!isDone) throw new Error("Not every family was told of its place");
}
