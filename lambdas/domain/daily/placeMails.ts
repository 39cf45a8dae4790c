import { sendMail } from "#lambdas/adapters/mail.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { placeJoined, placeLeft } from "#lambdas/domain/common/placeMailWords.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import {
  type PlaceMailRecord,
  readPlaceMails,
  returnPlaceMail,
  takePlaceMail,
} from "#lambdas/records/family/placeMail.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";

/** Sends a mail to an account that is active: the records of a restricted family are not read. */
async function send({ owner, City }: PlaceMailRecord, By: readonly string[]): Promise<void> {
  const account = await getAccount(owner);
  if (account?.status !== "ACTIVE") return;
  await sendMail(account.email, By.length > 0 ? placeJoined(City, By) : placeLeft(City));
}

/** Sends a mail that is true. Another one stays until the news of the opposite change takes it out of the queue. */
async function sendTrue(mail: PlaceMailRecord): Promise<void> {
  // Read anew: a coverage that is kept may be a minute old.
  const { Covered, By } = coverageOf(await getPlace(mail));
  if (Covered !== (mail.kind === "JOINED")) return;
  await takeAndSend(mail, {
    take: takePlaceMail,
    send: (taken) => send(taken, By),
    giveBack: returnPlaceMail,
  });
}

/** Sends the mails about places. One that cannot be sent stays queued, for two weeks. */
export async function sendPlaceMails(): Promise<void> {
  const failures: Error[] = [];
  await drain({
    read: readPlaceMails,
    work: sendTrue,
    onFailure: (_mail, error) => failures.push(error),
    atOnce: 1,
  });
  if (failures[0]) throw failures[0];
}
