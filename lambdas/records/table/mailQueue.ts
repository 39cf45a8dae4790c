import { secondsNow } from "#shared/rules/dates.ts";
import { type Key, put } from "./table.ts";
import { type WorkQueue, workQueue } from "./workQueue.ts";
import { putOne } from "./writeOne.ts";

/** A mail in a queue, until the second after which it is not worth sending. */
export type Queued<Mail> = Mail & { readonly expiresAt: number } & Key;

/** Mails that are still to be sent. */
export interface MailQueue<Mail> {
  /** The row of a mail, to be added in the transaction that it reports; it expires in two weeks. */
  rowOf(mail: Mail): Queued<Mail>;
  read: WorkQueue<Queued<Mail>>["read"];
  /** Takes a mail out. Returns whether it was there: of several senders one gets it. */
  take(mail: Queued<Mail>): Promise<boolean>;
  /** Puts back a mail that could not be sent; it expires when it would have. */
  giveBack(mail: Queued<Mail>): Promise<void>;
}

const keptSeconds = 14 * 24 * 60 * 60;

/** @param sortKey names a mail among the others: the same sort key is the same mail */
export function mailQueue<Mail extends object>(pk: string, sortKey: (mail: Mail) => string): MailQueue<Mail> {
  const { read, remove } = workQueue<Queued<Mail>>(pk, sortKey);
  return {
    rowOf: (mail) => ({ ...mail, expiresAt: secondsNow() + keptSeconds, pk, sk: sortKey(mail) }),
    read,
    take: (mail) => remove(mail, { ConditionExpression: "attribute_exists(pk)" }),
    giveBack: async (mail) => void (await putOne(put(mail))),
  };
}
