import { enqueue, enqueueOn } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type ConsentMail = MailOf<"consent">;

export const addConsentMail = (mail: ConsentMail): Write => enqueue("mails", { mail: "consent", ...mail });

/** To the person, or to the owner about the 18th birthday: a later one to the same takes its place. */
export function addConsentMailOn(day: string, { owner, mid, about }: ConsentMail): Write {
  const name = `consent.${mid}.${about === "REGISTERED" ? "registered" : "adulthood"}`;
  return enqueueOn({ day, owner, name }, "mails", { mail: "consent", owner, mid, about });
}
