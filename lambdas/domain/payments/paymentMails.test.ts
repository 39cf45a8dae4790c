import { expect, test, vi } from "vitest";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";

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
