import { afterEach, expect, test, vi } from "vitest";
import { log } from "#lambdas/log.ts";
import { readerKey } from "#lambdas/records/table/keys.ts";
import { type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";

afterEach(() => vi.restoreAllMocks());

const today = () => dayOf(new Date());
const read = (session: TestAccount) => invoke(listNewEntries, {}, { session });
const countOf = async ({ accountId }: TestAccount) => (await rowsOf(readerKey(accountId).pk))[0];

async function aReader(shownToday: number, before: readonly number[] = []): Promise<TestAccount> {
  const City = aCity();
  await aFamily(City);
  const moderator = await aModerator(City);
  const days = before.map((count, at) => [addDays(today(), -1 - at), count]);
  const row = { ...Object.fromEntries([...days, [today(), shownToday]]), ...readerKey(moderator.accountId) };
  await putOne(put(row as Key));
  return moderator;
}

const listen = () => vi.spyOn(log, "warn").mockImplementation(() => undefined);

test("what a reader is shown is counted by day", async () => {
  const reader = await aReader(0, [7]);
  await read(reader);
  await read(reader);
  expect(await countOf(reader)).toMatchObject({ [today()]: 2, [addDays(today(), -1)]: 7 });
});

test("a day far beyond a reader's usual range is reported, once, with the figures and no subject", async () => {
  const warned = listen();
  const reader = await aReader(999, [40, 60]);
  await read(reader);
  expect(warned).not.toHaveBeenCalled();
  await read(reader);
  await read(reader);
  const { accountId } = reader;
  expect(warned.mock.calls).toEqual([["unusual reading", { accountId, today: 1_001, usual: 1_000 }]]);
});

test("a reader who always works through much is not reported for it", async () => {
  const warned = listen();
  await read(await aReader(1_999, Array<number>(20).fill(400)));
  expect(warned).not.toHaveBeenCalled();
  await read(await aReader(2_000, Array<number>(20).fill(400)));
  expect(warned).toHaveBeenCalledTimes(1);
});

test("a reader's row keeps forty days", async () => {
  const reader = await aReader(1, Array<number>(45).fill(2));
  await read(reader);
  const days = Object.keys((await countOf(reader)) ?? {}).filter((name) => name.startsWith("20"));
  expect(days).toHaveLength(40);
  expect(days.sort().at(0)).toBe(addDays(today(), -39));
});
