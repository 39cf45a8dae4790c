import { expect, test, vi } from "vitest";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { mailsPk } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { sendMails } from "./paymentMails.ts";

test("a mail that cannot be sent waits for two weeks from when it was written, however often it is tried", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const orderId = await aPaidOrder(owner);
  const mail = { owner: owner.accountId, id: "failed.test", orderId, day: "2026-01-02" };
  await transact([addPaymentMail({ ...mail, content: { kind: "failed" } })]);
  const sk = `${owner.accountId}#failed.test`;
  const tomorrow = secondsNow() + 86_400;
  await setAttribute(mailsPk, sk, "expiresAt", tomorrow);
  const waiting = async () => (await rowsOf(mailsPk)).find((row) => row.sk === sk);
  vi.stubEnv("MAIL_FROM", undefined);
  try {
    await sendMails(owner.accountId);
  } finally {
    vi.unstubAllEnvs();
  }
  expect((await waiting())?.expiresAt).toBe(tomorrow);
  await sendMails(owner.accountId);
  expect(await waiting()).toBeUndefined();
  const sent = (await inbox(owner.email)).filter(({ subject }) => subject === "A payment was not completed");
  expect(sent).toHaveLength(1);
});
