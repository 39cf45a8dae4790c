import { drain } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { log } from "#lambdas/log.ts";
import { type PlaceRow, readHouseholdsOfPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import {
  advanceNews,
  endNews,
  type PlaceNewsRecord,
  readPlaceNews,
  Superseded,
} from "#lambdas/records/jackets/placeNews.ts";
import { addPlaceMail, mailsAmong } from "#lambdas/records/lifecycle/placeMail.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { transact } from "#lambdas/records/table/table.ts";

/** Of 100 writes per transaction: so many mails, and the progress. */
const householdsAtOnce = 90;

/** Whether a place changed since the family's last news or registration. Two opposite changes in between cancel out. */
function isUnknown({ earlier = [], at }: PlaceNewsRecord, { owner, created }: PlaceRow): boolean {
  const changes = [...earlier, { at, after: "" }];
  const told = changes.findLastIndex(({ after }) => owner <= after);
  return changes.slice(told + 1).filter((change) => created < change.at).length % 2 === 1;
}

/** Whether a family began a payment while a place took part for a time: it believes it is read there. */
async function paidMeanwhile({ kind, earlier: [first] = [] }: PlaceNewsRecord, owner: string) {
  if (kind !== "LEFT" || !first) return false;
  return (await readOrders(owner)).some(({ created }) => created >= first.at);
}

async function ownersToTell(news: PlaceNewsRecord, households: readonly PlaceRow[]): Promise<string[]> {
  const owners = [...new Set(households.map(({ owner }) => owner))];
  const unknowing = new Set(households.filter((row) => isUnknown(news, row)).map(({ owner }) => owner));
  const isToTell = async (owner: string) => unknowing.has(owner) || (await paidMeanwhile(news, owner));
  const told = await Promise.all(owners.map(isToTell));
  return owners.filter((_owner, at) => told[at]);
}

/** Queues the next owners' mails. Returns the news with its progress; undefined after the last owner. */
async function tellSome(news: PlaceNewsRecord): Promise<PlaceNewsRecord | undefined> {
  const households = await readHouseholdsOfPlace(news, news.after, householdsAtOnce);
  const after = households.at(-1)?.owner;
  if (after === undefined) return undefined;
  const { City, State, kind } = news;
  const owners = await ownersToTell(news, households);
  const waiting = await mailsAmong(news, owners);
  await transact([
    advanceNews(news, after),
    ...owners.map((owner) => addPlaceMail({ owner, City, State, kind }, waiting.get(owner))),
  ]);
  return { ...news, after };
}

async function tell(news: PlaceNewsRecord): Promise<void> {
  // A waiting mail may be sent meanwhile.
  const next = (from: PlaceNewsRecord) => retryOnConflict(() => tellSome(from));
  try {
    let last = news;
    for (let told = await next(last); told; told = await next(last)) last = told;
    await transact([endNews(last)]);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

/**
 * Queues one mail to each family of a place that joined or left. The news keeps the progress, so the next run
 * finishes an interrupted one. Tries all, then throws if one failed.
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
