import { secondsNow } from "#shared/rules/dates.ts";
import { type Key, put } from "./table.ts";
import { type WorkQueue, workQueue } from "./workQueue.ts";
import { putOne } from "./writeOne.ts";

export type Queued<Mail> = Mail & { readonly expiresAt: number } & Key;

export interface MailQueue<Mail> {
  /** For the transaction it reports; expires in two weeks. */
  rowOf(mail: Mail): Queued<Mail>;
  read: WorkQueue<Queued<Mail>>["read"];
  /** Returns whether it was there: of several senders one gets it. */
  take(mail: Queued<Mail>): Promise<boolean>;
  /** Keeps the former expiry. */
  giveBack(mail: Queued<Mail>): Promise<void>;
}

const keptSeconds = 14 * 24 * 60 * 60;

/** @param sortKey the same sort key is the same mail */
export function mailQueue<Mail extends object>(pk: string, sortKey: (mail: Mail) => string): MailQueue<Mail> {
  const { read, remove } = workQueue<Queued<Mail>>(pk, sortKey);
  return {
    rowOf: (mail) => ({ ...mail, expiresAt: secondsNow() + keptSeconds, pk, sk: sortKey(mail) }),
    read,
    take: (mail) => remove(mail, { ConditionExpression: "attribute_exists(pk)" }),
    giveBack: async (mail) => void (await putOne(put(mail))),
  };
}
