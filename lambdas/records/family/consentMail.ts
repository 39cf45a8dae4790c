import { enqueue, putOff } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type ConsentMail = MailOf<"consent">;

export const addConsentMail = (mail: ConsentMail): Write => enqueue("mails", { mail: "consent", ...mail });

/** To the person, or to the owner about the 18th birthday: a later one to the same takes its place. */
export function putOffConsentMail({ owner, mid, about }: ConsentMail): Promise<void> {
  const name = `consent.${mid}.${about === "REGISTERED" ? "registered" : "adulthood"}`;
  return putOff({ owner, name }, "mails", { mail: "consent", owner, mid, about });
}
