import { expect, test } from "vitest";
import * as days from "#lambdas/domain/common/sweepDays.ts";
import { handler as sweepDays } from "#lambdas/events/sweepDays.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { dueKey, enqueueOn, readWork } from "#lambdas/records/table/outbox.ts";
import { putRunDay } from "#lambdas/records/table/runDay.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";

const today = dayOf(new Date());

interface Due {
  readonly day: string;
  readonly owner: string;
  readonly name: string;
}

/** A mail to an unknown account, which is not sent. */
const work = { mail: "unused", accountId: "nobody", erasure: "2031-02-03" } as const;

async function add(...rows: readonly Due[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 100)
    await transact(rows.slice(at, at + 100).map((row) => enqueueOn(row, "mails", work)));
}

const isLeft = async (due: Due): Promise<boolean> => (await readWork(dueKey("mails", due))) !== undefined;

/** Of mails alone where days and shards are many. */
async function sweep(begin: () => Promise<unknown>): Promise<void> {
  capturedWork().due.length = 0;
  await begin();
  await workOff();
}

const allOf = (day: string) => sweep(() => sweepDays({ id: "tick", time: `${day}T16:00:00Z` }));
const mailsOf = (day: string) => sweep(() => days.sweepDays(day, ["mails"]));

const due = (day: string, owner = newId()): Due => ({ day, owner, name: `test.${newId()}` });

test("all of a day's work is done, in whichever shard and however much, and none of tomorrow's", async () => {
  const owner = newId();
  // A page of a shard is 100.
  const many = Array.from({ length: howMany(110, 230) }, () => due(today, owner));
  const spread = Array.from({ length: howMany(16, 40) }, () => due(today));
  const tomorrow = due(addDays(today, 1));
  await add(...many, ...spread, tomorrow);
  await allOf(today);
  const left = await Promise.all([...many, ...spread].map(isLeft));
  expect(left.filter(Boolean)).toEqual([]);
  expect(await isLeft(tomorrow)).toBe(true);
});

test("work that failed for good, or came late, is tried on two more days; days without a run are made up for", async () => {
  const [late, missed] = [due(addDays(today, -2)), due(addDays(today, -3))];
  await add(late, missed);
  await mailsOf(today);
  expect([await isLeft(late), await isLeft(missed)]).toEqual([false, true]);
  await putRunDay("sweep", addDays(today, -4));
  await mailsOf(today);
  expect(await isLeft(missed)).toBe(false);
});
