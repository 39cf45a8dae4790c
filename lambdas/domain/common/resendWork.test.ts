import { afterEach, expect, test, vi } from "vitest";
import { handler } from "#lambdas/events/resendWork.ts";
import { enqueue, readOldWork } from "#lambdas/records/table/outbox.ts";
import { put, transact } from "#lambdas/records/table/table.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { workOff } from "#lambdas/testing/workOff.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function resendIn(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
  await handler({ id: "tick", time: new Date().toISOString() });
  vi.useRealTimers();
}

const mailsTo = async ({ email }: TestAccount): Promise<number> =>
  (await inbox(email)).filter(({ text }) => text.includes("Feb 03 2031")).length;

/** Queued while the stream stands still. */
async function aLostRow(): Promise<TestAccount> {
  const owner = await aResident();
  await transact([enqueue("mails", { mail: "unused", accountId: owner.accountId, erasure: "2031-02-03" })]);
  capturedWork().inserted.length = 0;
  return owner;
}

const sentAt = async (minutes: number): Promise<number> => {
  await resendIn(minutes);
  return capturedWork().letters.splice(0).length;
};

test("what the stream never told of is sent after fifteen minutes", async () => {
  const owner = await aLostRow();
  await resendIn(14);
  await workOff();
  expect(await mailsTo(owner)).toBe(0);
  await resendIn(16);
  await workOff();
  expect(await mailsTo(owner)).toBe(1);
  expect(await sentAt(1_000)).toBe(0);
});

test("work that stays undone is sent again twice as late each time", async () => {
  await aLostRow();
  expect(await sentAt(16)).toBe(1);
  expect(await sentAt(29)).toBe(0);
  expect(await sentAt(31)).toBe(1);
  expect(await sentAt(59)).toBe(0);
  expect(await sentAt(61)).toBe(1);
});

test("a hundred rows of a shard that wait for a person hide no later one", async () => {
  const { accountId } = await aLostRow();
  const rows = await readOldWork("mails", new Date(Date.now() + 86_400_000), 1_000);
  const row = rows.find(({ work }) => (work as { accountId?: string }).accountId === accountId);
  const stuck = (at: number) => ({ ...row, pk: row?.pk ?? "", sk: `2020-01-01T00:00:00.000Z#${at}`, resent: 30 });
  await transact(Array.from({ length: 100 }, (_, at) => put(stuck(at))));
  expect(await sentAt(16)).toBe(1);
});
