import { sendMail } from "#lambdas/adapters/mail.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { placeJoined, placeLeft } from "#lambdas/domain/common/placeMailWords.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import {
  type PlaceMail,
  readPlaceMails,
  returnPlaceMail,
  takePlaceMail,
} from "#lambdas/records/family/placeMail.ts";

/** Sends only true mails: a place may have left again, and the records of a restricted family are not read. */
async function send({ owner, kind, ...place }: PlaceMail): Promise<void> {
  const [account, { Covered, By }] = await Promise.all([getAccount(owner), coverage.of(place)]);
  if (account?.status !== "ACTIVE" || Covered !== (kind === "JOINED")) return;
  await sendMail(account.email, Covered ? placeJoined(place.City, By) : placeLeft(place.City));
}

/** Sends the mails about places. One that cannot be sent stays queued, for two weeks. */
export async function sendPlaceMails(): Promise<void> {
  const failures: Error[] = [];
  await drain({
    read: readPlaceMails,
    work: (mail) => takeAndSend(mail, { take: takePlaceMail, send, giveBack: returnPlaceMail }),
    onFailure: (_mail, error) => failures.push(error),
    atOnce: 1,
  });
  if (failures[0]) throw failures[0];
}
