import type { SQSEvent } from "aws-lambda";
import { afterEach, expect, test, vi } from "vitest";
import * as mail from "#lambdas/adapters/mail.ts";
import { logger } from "#lambdas/log.ts";
import { enqueue, readOldWork, type WorkRow } from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";
import { handler as mails } from "#lambdas/workers/mails.ts";
import { queues } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { handleQueue } from "./handleQueue.ts";

afterEach(() => {
  vi.restoreAllMocks();
  capturedWork().deadLetters.length = 0;
});

const erasure = "2031-02-03";

const warn = ({ accountId }: TestAccount): Promise<void> =>
  transact([enqueue("mails", { mail: "unused", accountId, erasure })]);

const warnings = async ({ email }: TestAccount): Promise<number> =>
  (await inbox(email)).filter(({ text }) => text.includes("Feb 03 2031")).length;

/** Clocks differ: a row of this moment is older than tomorrow. */
async function rowOf({ accountId }: TestAccount): Promise<WorkRow | undefined> {
  const rows = await readOldWork("mails", new Date(Date.now() + 86_400_000), 1_000);
  return rows.find(({ work }) => (work as { accountId?: string }).accountId === accountId);
}

test("work is done once, its row goes, and a message that comes twice does nothing", async () => {
  const owner = await aResident();
  await warn(owner);
  const again = [...capturedWork().inserted];
  await workOff();
  expect([await warnings(owner), await rowOf(owner)]).toEqual([1, undefined]);
  capturedWork().inserted.push(...again);
  await workOff();
  expect(await warnings(owner)).toBe(1);
});

test("of a batch the message that fails alone comes back; after five tries it waits for a person, and its row stays", async () => {
  const [stuck, other] = [await aResident(), await aResident()];
  const send = mail.sendMail;
  const sending = vi.spyOn(mail, "sendMail").mockImplementation(async (to, words) => {
    if (to === stuck.email) throw new Error(`${to} is refused`);
    await send(to, words);
  });
  await warn(stuck);
  await warn(other);
  await expect(workOff()).rejects.toThrow("Dead letters: 1");
  expect(sending.mock.calls.filter(([to]) => to === stuck.email)).toHaveLength(5);
  expect([await warnings(stuck), await warnings(other)]).toEqual([0, 1]);
  expect([(await rowOf(stuck))?.kind, await rowOf(other)]).toEqual(["mails", undefined]);
  sending.mockRestore();
  await redrive();
  expect([await warnings(stuck), await rowOf(stuck)]).toEqual([1, undefined]);
});

test("a mail that a vanished worker may have sent is sent once more, and then left to a person", async () => {
  const [once, twice] = [await aResident(), await aResident()];
  for (const [owner, lost] of [
    [once, 0],
    [twice, 1],
  ] as const) {
    await warn(owner);
    const row = await rowOf(owner);
    await setAttribute(row?.pk ?? "", row?.sk ?? "", "began", Date.now() - 3_600_000);
    await setAttribute(row?.pk ?? "", row?.sk ?? "", "lost", lost);
  }
  await expect(workOff()).rejects.toThrow("Dead letters: 1");
  expect([await warnings(once), await warnings(twice)]).toEqual([1, 0]);
  expect(await rowOf(twice)).toMatchObject({ lost: 1 });
});

test("a mail that waits for a throttling service until its worker's end is surely not sent, so its try is no lost one", async () => {
  const owner = await aResident();
  await warn(owner);
  const throttling = Object.assign(new Error("Slow down"), { name: "TooManyRequestsException" });
  vi.spyOn(mail, "sendMail").mockRejectedValue(throttling);
  const { pk = "", sk = "" } = (await rowOf(owner)) ?? {};
  const record = {
    messageId: "one",
    body: JSON.stringify({ row: { pk, sk } }),
    attributes: { ApproximateReceiveCount: "1" },
  };
  const event = { Records: [record] } as unknown as SQSEvent;
  const { batchItemFailures } = await mails(event, { getRemainingTimeInMillis: () => 4_000 });
  expect(batchItemFailures).toEqual([{ itemIdentifier: "one" }]);
  expect(await rowOf(owner)).toMatchObject({ lost: 0 });
  expect(await rowOf(owner)).not.toHaveProperty("began");
});

test("a mail that another worker is about to send is not sent beside it", async () => {
  const owner = await aResident();
  await warn(owner);
  const row = await rowOf(owner);
  await setAttribute(row?.pk ?? "", row?.sk ?? "", "began", Date.now());
  await expect(workOff()).rejects.toThrow("Dead letters: 1");
  expect(await warnings(owner)).toBe(0);
});

test("two workers with one message at once send one mail", async () => {
  for (let time = 1; time <= 5; time += 1) {
    const owner = await aResident();
    await warn(owner);
    const again = [...capturedWork().inserted];
    await Promise.allSettled([
      workOff(),
      Promise.resolve(capturedWork().inserted.push(...again)).then(() => workOff()),
    ]);
    capturedWork().deadLetters.length = 0;
    expect(await warnings(owner)).toBe(1);
  }
});

test("a failure is logged with its cause's request and without the address that the service's message holds", async () => {
  const owner = await aResident();
  vi.spyOn(mail, "sendMail").mockRejectedValue(new Error(`${owner.email} is refused`));
  const error = vi.spyOn(logger(), "error");
  await warn(owner);
  const row = await rowOf(owner);
  await expect(workOff()).rejects.toThrow("Dead letters: 1");
  expect(error).toHaveBeenCalledWith(
    "work not done yet",
    expect.objectContaining({ reason: "Error", work: row?.sk, requestId: expect.any(String) }),
  );
  expect(JSON.stringify(error.mock.calls)).not.toContain(owner.email);
});

test("work of an unknown shape is not guessed at", async () => {
  await transact([enqueue("mails", { mail: "flattery", accountId: "somebody" } as never)]);
  await expect(workOff()).rejects.toThrow("Dead letters: 1");
});

test("a message that waited for days works on the present day, and a sweep of a future day on that", async () => {
  const days: string[] = [];
  const follow = handleQueue(queues.follow, async (_work, { today }) => {
    days.push(today);
  });
  const now = dayOf(new Date());
  const [late, early] = [addDays(now, -10), addDays(now, 3)];
  for (const today of [late, early]) {
    const body = JSON.stringify({ work: { task: "tellFacts", owner: "owner", hid: "home" }, today });
    const record = { messageId: today, body, attributes: { ApproximateReceiveCount: "1" } };
    await follow({ Records: [record] } as unknown as SQSEvent);
  }
  expect(days).toEqual([now, early]);
});
