import type { LogMetric } from "#infra/constructs/logMetric.ts";
import type { Use } from "#shared/contract/call.ts";

// Written by lambdas/http/respond.ts, lambdas/domain/common/sendNotice.ts,
// lambdas/domain/accounts/audit/usualReading.ts, lambdas/domain/lifecycle/accountErasure.ts,
// lambdas/domain/common/resendWork.ts and lambdas/domain/common/texts/requireText.ts;
// scripts/testing/logMetrics.test.ts compares.
const failed = '{ $.message = "call failed" }';
const notTaken = '{ ($.message = "call failed") || ($.message = "call refused") }';
const wrongPassword = '{ ($.message = "call refused") && ($.code = "WRONG_CREDENTIALS") }';
const unusual = '{ $.message = "unusual reading" }';
const erased = '{ $.message = "account erased" }';
const waits = '{ $.message = "work waits" }';
const textsCounted = '{ $.message = "texts counted" }';
const notSent = '{ $.message = "mail not sent" }';

/** Of a day's or an hour's texts, in percent. */
export const textsUsed = "TextsUsed";

export const oldestWork = "OldestWorkMinutes";
export const accountsErased = "AccountsErased";

const single: Readonly<Record<string, readonly LogMetric[]>> = {
  login: [
    { name: "WrongPasswords", pattern: wrongPassword },
    { name: "LoginFailures", pattern: failed },
  ],
  markEntry: [{ name: "MarkEntryFailures", pattern: failed }],
  markEntries: [{ name: "MarkEntryFailures", pattern: failed }],
  paymentWebhook: [{ name: "WebhookFailures", pattern: notTaken }],
  erasures: [{ name: accountsErased, pattern: erased }],
  resendWork: [{ name: oldestWork, pattern: waits, value: "$.minutes" }],
  sendPhoneCode: [{ name: "TextFailures", pattern: failed }],
};

/** Failures of a few functions alone; the others of all together. */
export function logMetricsOf(name: string, uses: readonly Use[]): readonly LogMetric[] {
  const mail = uses.includes("mail") ? [{ name: "MailNotSent", pattern: notSent }] : [];
  const reading = uses.includes("readers") ? [{ name: "UnusualReading", pattern: unusual }] : [];
  const texts = uses.includes("texts") ? [{ name: textsUsed, pattern: textsCounted, value: "$.percent" }] : [];
  return [...(single[name] ?? []), ...mail, ...reading, ...texts];
}
