import { enqueue, enqueueOn } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type ConsentMail = MailOf<"consent">;

export const addConsentMail = (mail: ConsentMail): Write => enqueue("mails", { mail: "consent", ...mail });

/** Of a person: a later one takes its place. */
export const addConsentMailOn = (day: string, { owner, mid, about }: ConsentMail): Write =>
  enqueueOn({ day, owner, name: `consent.${mid}` }, "mails", { mail: "consent", owner, mid, about });
