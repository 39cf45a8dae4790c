import type { Use } from "#shared/contract/call.ts";

/** Lines of a function's log that are counted. */
export interface LogMetric {
  readonly name: string;
  /** In CloudWatch's filter language, over the log's JSON. */
  readonly pattern: string;
}

/** The namespace of what is counted in logs, one for each deployment in an account. */
export const logNamespace = (stage: string): string => `Beforehand/${stage}`;

// lambdas/http/respond.ts and lambdas/domain/common/sendNotice.ts write these lines; scripts/testing/logMetrics.test.ts compares.
const failed = '{ $.message = "call failed" }';
const notTaken = '{ ($.message = "call failed") || ($.message = "call refused") }';
const wrongPassword = '{ ($.message = "call refused") && ($.code = "WRONG_CREDENTIALS") }';
const notSent = '{ $.message = "mail not sent" }';

const single: Readonly<Record<string, readonly LogMetric[]>> = {
  login: [
    { name: "WrongPasswords", pattern: wrongPassword },
    { name: "LoginFailures", pattern: failed },
  ],
  markEntry: [{ name: "MarkEntryFailures", pattern: failed }],
  paymentWebhook: [{ name: "WebhookFailures", pattern: notTaken }],
  sendPhoneCode: [{ name: "TextFailures", pattern: failed }],
};

/** What is counted in the log of a function: what matters singly, and mail that could not be sent, of all together. */
export function logMetricsOf(name: string, uses: readonly Use[]): readonly LogMetric[] {
  const mail = uses.includes("mail") ? [{ name: "MailNotSent", pattern: notSent }] : [];
  return [...(single[name] ?? []), ...mail];
}
