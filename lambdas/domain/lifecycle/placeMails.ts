import { sendMail } from "#lambdas/adapters/mail.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { placeJoined, placeLeft } from "#lambdas/domain/common/mails/placeMailWords.ts";
import { only } from "#lambdas/only.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { noteToldAtPlace, type PlaceRow, readHouseholdsOfFamily } from "#lambdas/records/family/householdsOfPlace.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { putOff } from "#lambdas/records/table/outbox.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";
import { placeKey } from "#shared/rules/place.ts";

/** Such a family saw a department take part, and believes it is read there. */
const paidSince = async (owner: string, rows: readonly PlaceRow[]): Promise<boolean> =>
  (await readOrders(owner)).some(({ created }) => rows.some((row) => created > row.toldAt));

/** Whether a family knows otherwise: two opposite changes cancel out. */
async function isNews(owner: string, rows: readonly PlaceRow[], isCovered: boolean): Promise<boolean> {
  if (rows.some((row) => row.isCovered !== isCovered)) return true;
  return !isCovered && (await paidSince(owner, rows));
}

/** A restricted account's mail waits, a day at a time: its restoration says that departments get the records again. */
export async function sendPlaceMail({ owner, City, State }: MailOf<"place">): Promise<void> {
  const place = { City, State };
  // Cached coverage may be a minute old.
  const [listed, rows, account] = await Promise.all([
    getPlace(place),
    readHouseholdsOfFamily(place, owner),
    getAccount(owner),
  ]);
  const { Covered, By } = coverageOf(listed);
  if (!account || account.status === "DELETED" || rows.length === 0) return;
  if (!(await isNews(owner, rows, Covered))) return;
  if (account.status === "RESTRICTED")
    return putOff({ owner, name: `place.${owner}.${placeKey(place)}` }, "mails", { mail: "place", owner, City, State });
  await sendMail(account.email, Covered ? placeJoined(City, By) : placeLeft(City));
  for (const row of rows) await transact([noteToldAtPlace(row, Covered)]).catch(only(Conflict, () => undefined));
}
