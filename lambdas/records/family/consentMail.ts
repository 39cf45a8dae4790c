import { enqueue } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type ConsentMail = MailOf<"consent">;

export const addConsentMail = (mail: ConsentMail): Write => enqueue("mails", { mail: "consent", ...mail });
