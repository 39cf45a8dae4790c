import { sendMail } from "#lambdas/adapters/mail.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { drainMails } from "#lambdas/domain/common/drainMails.ts";
import { placeJoined, placeLeft } from "#lambdas/domain/common/mails/placeMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { type PlaceRow, readHouseholdsOfPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import {
  advanceNews,
  endNews,
  type PlaceNewsRecord,
  readPlaceNews,
  Superseded,
} from "#lambdas/records/jackets/placeNews.ts";
import {
  addPlaceMail,
  mailsAmong,
  type PlaceMail,
  type PlaceMailRecord,
  placeMails,
} from "#lambdas/records/lifecycle/placeMail.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { transact } from "#lambdas/records/table/table.ts";

/** Of 100 writes per transaction: so many mails, and the progress. */
const householdsAtOnce = 90;

/** Whether the place changed since the family's last news or registration; two opposite changes cancel out. */
function isUnknown({ earlier = [], at }: PlaceNewsRecord, { owner, created }: PlaceRow): boolean {
  const changes = [...earlier, { at, after: "" }];
  const told = changes.findLastIndex(({ after }) => owner <= after);
  return changes.slice(told + 1).filter((change) => created < change.at).length % 2 === 1;
}

/** Such a family believes it is read there. */
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

/** Returns the news with its progress; undefined after the last owner. */
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
  let last = news;
  for (let told = await next(last); told; told = await next(last)) last = told;
  await transact([endNews(last)]);
}

/**
 * Queues one mail to each family of a place that joined or left. The news keeps the progress of an interrupted run.
 * Tries all, then throws if one failed.
 */
export async function tellPlaceNews(): Promise<void> {
  const isDone = await drain({
    read: readPlaceNews,
    work: (news) => tell(news).catch(only(Superseded, () => undefined)),
    onFailure: ({ sk }: PlaceNewsRecord, error) => log.error("families are still to be told", { sk, error }),
    atOnce: 5,
  });
  if (!isDone) throw new Error("Not every family was told of its place");
}

/** Never for a restricted account. */
async function sendMailTo({ owner, City }: PlaceMail, By: readonly string[]): Promise<void> {
  const account = await getAccount(owner);
  if (account?.status !== "ACTIVE") return;
  await sendMail(account.email, By.length > 0 ? placeJoined(City, By) : placeLeft(City));
}

/** An untrue mail stays until the opposite news removes it. */
async function sendTrue(mail: PlaceMailRecord): Promise<void> {
  // Cached coverage may be a minute old.
  const { Covered, By } = coverageOf(await getPlace(mail));
  if (Covered !== (mail.kind === "JOINED")) return;
  await takeAndSend(placeMails, mail, (taken) => sendMailTo(taken, By));
}

/** Sends the queued mails. A failed one stays, for two weeks. */
export const sendPlaceMails = (): Promise<void> => drainMails(placeMails.read, sendTrue);
