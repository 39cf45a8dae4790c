import { expect, test, vi } from "vitest";
import { personObjected } from "#lambdas/domain/common/mails/consentMailWords.ts";
import { nameOf } from "#lambdas/domain/common/mails/paymentMailWords.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";

test.each(["D’Andre", "O'Shea", "J.R.", "Mary J. Ann", "José"])("%s is named in mails", (first) => {
  expect(nameOf({ first })).toBe(first);
});

test.each(["a.co", "evil.example", "Call 555", "J.R.co", "Ann: pay", "x".repeat(31)])(
  "%s, which could be a message, stands in no mail",
  (first) => {
    expect(nameOf({ first })).toBe("a member of your family");
    const { subject, paragraphs } = personObjected(first);
    expect(subject).toBe("A member of your family does not want to be registered");
    expect(paragraphs.join()).not.toContain(first);
  },
);

test("a mail that cannot be sent waits until it can, and is sent once", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const orderId = await aPaidOrder(owner);
  const mail = { owner: owner.accountId, orderId, day: "2026-01-02" };
  const sent = async () =>
    (await inbox(owner.email)).filter(({ subject }) => subject === "A payment was not completed").length;
  await workOff();
  await transact([addPaymentMail({ ...mail, content: { kind: "failed" } })]);
  vi.stubEnv("MAIL_FROM", undefined);
  try {
    await expect(workOff()).rejects.toThrow("Dead letters: 1");
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await sent()).toBe(0);
  await redrive();
  await redrive();
  expect(await sent()).toBe(1);
});
