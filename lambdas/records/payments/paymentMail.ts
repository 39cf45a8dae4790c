import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { lastOf, mailsPk } from "#lambdas/records/table/keys.ts";
import { type Key, query, table, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Why a payment is due: it could not be taken, it was given back, or its subscription ended. */
export type DueReason = "FAILED" | "RETURNED" | "ENDED";

/** What an owner is to be told of a payment. It names records and repeats nothing of them. */
export type MailContent =
  | { readonly kind: "receipt"; readonly cents: number; readonly isRenewal: boolean }
  | { readonly kind: "due"; readonly due: string; readonly reason: DueReason }
  | { readonly kind: "failed" }
  | { readonly kind: "lapsed" };

export interface MailDetails {
  readonly owner: string;
  /** Says what the mail is about: the same id is the same mail. */
  readonly id: string;
  /** The order that was paid, or was to be. */
  readonly orderId: string;
  /** The day on which it happened. */
  readonly day: string;
  readonly content: MailContent;
}

/** A mail that waits, until the second in which it is not worth sending any more. */
export type WaitingMail = MailDetails & Key & { readonly expiresAt: number };

const keptSeconds = 14 * 24 * 60 * 60;

const recordOf = (mail: MailDetails): WaitingMail => ({
  ...mail,
  pk: mailsPk,
  sk: `${mail.owner}#${mail.id}`,
  expiresAt: secondsNow() + keptSeconds,
});

/** Notes a mail in the transaction that it tells of, so that it is told when that happened and only then. */
export const putMail = (mail: MailDetails): Write => ({
  write: { Put: { TableName: env.table, Item: recordOf(mail) } },
});

/** A page of the mails that wait after a position, of one account or of all. */
export async function readMails(
  owner: string | undefined,
  after: string,
  limit: number,
): Promise<{ mails: WaitingMail[]; last: string | undefined }> {
  const first = owner === undefined ? "#" : `${owner}#`;
  const { items } = await query<WaitingMail>({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :after AND :last",
    ExpressionAttributeValues: {
      ":pk": mailsPk,
      // The position itself is left out: nothing stands between it and itself with a blank.
      ":after": after ? `${after} ` : first,
      ":last": owner === undefined ? "~" : lastOf(first),
    },
    ConsistentRead: true,
    Limit: limit,
  });
  return { mails: items, last: items.length < limit ? undefined : items.at(-1)?.sk };
}

/** Takes a mail out; whether it was there, so that of many who try one alone sends it. */
export async function takeMail({ pk, sk }: WaitingMail): Promise<boolean> {
  const condition = { ConditionExpression: "attribute_exists(pk)" };
  try {
    await table.send(new DeleteCommand({ TableName: env.table, Key: { pk, sk }, ...condition }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Puts back a mail that could not be sent. It waits no longer for that: its end stays. */
export async function returnMail(mail: WaitingMail): Promise<void> {
  await table.send(new PutCommand({ TableName: env.table, Item: mail }));
}
