import { sendMail } from "#lambdas/adapters/mail.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { drainMails } from "#lambdas/domain/common/drainMails.ts";
import { placeJoined, placeLeft } from "#lambdas/domain/common/mails/placeMailWords.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { type PlaceMail, type PlaceMailRecord, placeMails } from "#lambdas/records/lifecycle/placeMail.ts";

/** Never for a restricted account. */
async function send({ owner, City }: PlaceMail, By: readonly string[]): Promise<void> {
  const account = await getAccount(owner);
  if (account?.status !== "ACTIVE") return;
  await sendMail(account.email, By.length > 0 ? placeJoined(City, By) : placeLeft(City));
}

/** An untrue mail stays until the opposite news removes it. */
async function sendTrue(mail: PlaceMailRecord): Promise<void> {
  // Cached coverage may be a minute old.
  const { Covered, By } = coverageOf(await getPlace(mail));
  if (Covered !== (mail.kind === "JOINED")) return;
  await takeAndSend(placeMails, mail, (taken) => send(taken, By));
}

/** Sends the queued mails about places. A failed one stays, for two weeks. */
export const sendPlaceMails = (): Promise<void> => drainMails(placeMails.read, sendTrue);
