import { afterEach, expect, test, vi } from "vitest";
import * as mail from "#lambdas/adapters/mail.ts";
import * as queue from "#lambdas/adapters/sendWork.ts";
import { resendWork } from "#lambdas/domain/common/resendWork.ts";
import { sweepDays } from "#lambdas/domain/common/sweepDays.ts";
import * as waiting from "#lambdas/pause.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import * as outbox from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { deliverLetters, relayRows, workOff } from "#lambdas/testing/workOff.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";

const many = howMany(20, 500);
const due = howMany(200, 20_000);

afterEach(() => {
  vi.restoreAllMocks();
  capturedWork().deadLetters.length = 0;
});

async function queueMails(): Promise<string[]> {
  const addresses: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const { accountId, email } = await aResident();
    addresses.push(email);
    await transact([outbox.enqueue("mails", { mail: "unused", accountId, erasure: "2031-02-03" })]);
  }
  return addresses;
}

/** Sent mails by address. `fault` may throw before or after. */
function countMails(fault: (leave: () => void) => void = (leave) => leave()): Map<string, number> {
  const sent = new Map<string, number>();
  vi.spyOn(mail, "sendMail").mockImplementation(async (to) => {
    fault(() => sent.set(to, (sent.get(to) ?? 0) + 1));
  });
  return sent;
}

const half = () => Math.random() < 0.5;

/** Each message twice, in any order. */
function shuffle(): void {
  const work = capturedWork();
  work.letters = [...work.letters, ...work.letters].sort(() => Math.random() - 0.5);
}

/** Makes begun tries an hour older: their worker's time is over. */
async function timePasses(): Promise<void> {
  for (const row of await outbox.readOldWork("mails", new Date(Date.now() + 86_400_000), 1_000))
    if (row.began) await setAttribute(row.pk, row.sk, "began", row.began - 3_600_000);
}

const left = async () => (await outbox.readOldWork("mails", new Date(Date.now() + 86_400_000), 1_000)).length;

/** Until nothing is queued; a message whose handler threw comes again. */
async function work(between: () => Promise<void> | void = () => undefined): Promise<void> {
  const { letters } = capturedWork();
  for (let round = 0; round < 50; round += 1) {
    await relayRows().catch(() => undefined);
    await between();
    await deliverLetters();
    if (capturedWork().inserted.length + capturedWork().letters.length === 0) return;
  }
  throw new Error(`${letters.length} messages do not end`);
}

const once = (addresses: readonly string[]) => new Map(addresses.map((address) => [address, 1]));

test(`a relay that fails half of the time loses none of ${many} mails and sends none twice`, async () => {
  const [addresses, sent] = [await queueMails(), countMails()];
  const send = queue.sendWork;
  vi.spyOn(queue, "sendWork").mockImplementation(async (...given) => {
    if (half()) throw new Error("The queue does not answer");
    await send(...given);
    if (half()) throw new Error("The answer was lost");
  });
  await work();
  expect(sent).toEqual(once(addresses));
  expect(await left()).toBe(0);
});

test(`of ${many} mails that come twice and in any order each is sent once`, async () => {
  const [addresses, sent] = [await queueMails(), countMails()];
  let isFirst = true;
  await work(() => {
    if (isFirst) shuffle();
    isFirst = false;
  });
  expect(sent).toEqual(once(addresses));
});

test(`a stream that stands still for half an hour loses none of ${many} mails`, async () => {
  const [addresses, sent] = [await queueMails(), countMails()];
  capturedWork().inserted.length = 0;
  for (let minutes = 16; await left(); minutes += 5) {
    await resendWork(new Date(Date.now() + minutes * 60_000));
    await work();
  }
  expect(sent).toEqual(once(addresses));
});

test(`a service that takes one mail in four gets all ${many}, each once, and none ends among the dead letters`, async () => {
  const addresses = await queueMails();
  vi.spyOn(waiting, "pause").mockResolvedValue();
  let asked = 0;
  const sent = countMails((leave) => {
    asked += 1;
    if (asked % 4 !== 0) throw Object.assign(new Error("Slower"), { name: "TooManyRequestsException" });
    leave();
  });
  await work();
  expect(sent).toEqual(once(addresses));
  expect(capturedWork().deadLetters).toEqual([]);
});

test(`of ${many} mails whose workers die before or after sending none is lost, and none is sent a third time`, async () => {
  const addresses = await queueMails();
  let crashes = 0;
  const sent = countMails((leave) => {
    const dies = half();
    if (!dies || half()) leave();
    if (!dies) return;
    crashes += 1;
    throw new Error("The worker is gone");
  });
  // A worker that is gone notes nothing.
  vi.spyOn(outbox, "endTry").mockResolvedValue(false);
  await work(timePasses);
  const doubled = [...sent.values()].filter((times) => times > 1).length;
  const unknown = await left();
  console.log(`${crashes} workers died; ${doubled} mails were sent twice, ${unknown} wait for a person`);
  expect(Math.max(...sent.values())).toBeLessThanOrEqual(2);
  // The others are on a person's list.
  expect(addresses.filter((address) => !sent.has(address)).length).toBeLessThanOrEqual(unknown);
  expect(capturedWork().deadLetters).toHaveLength(unknown);
});

test(`a poison message is tried five times and keeps none of ${many} others`, async () => {
  const [addresses, sent] = [await queueMails(), countMails()];
  await transact([outbox.enqueue("mails", { mail: "poison" } as never)]);
  await work();
  expect(sent).toEqual(once(addresses));
  expect(capturedWork().deadLetters).toMatchObject([{ kind: "mails", tries: 5 }]);
  const [poison] = await outbox.readOldWork("mails", new Date(Date.now() + 86_400_000), 10);
  if (poison) await outbox.removeWork(poison);
});

test(`${due} reminders and looks at unused accounts that are due on one day are all done that day`, {
  timeout: 30 * 60_000,
}, async () => {
  const day = dayOf(new Date());
  const names = Array.from({ length: due / 2 }, newId);
  const writes = names.flatMap((accountId) => [
    outbox.enqueueOn({ day, owner: accountId, name: `reminder.${accountId}` }, "mails", {
      mail: "reminder",
      accountId,
      day,
    }),
    outbox.enqueueOn({ day, owner: accountId, name: `use.${accountId}` }, "erasures", {
      task: "checkUse",
      accountId,
      day,
    }),
  ]);
  for (const some of chunksOf(writes, 100)) await transact(some);
  capturedWork().due.length = 0;
  await sweepDays(day, ["mails", "erasures"]);
  await workOff();
  const unfinished = await Promise.all(
    (["mails", "erasures"] as const).flatMap((kind) =>
      outbox.dayShards.map((shard) => outbox.readDue({ kind, day, shard }, "", 1_000)),
    ),
  );
  expect(unfinished.flat().map(({ sk }) => sk)).toEqual([]);
});
