import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { readArchived, writeArchived } from "#lambdas/adapters/auditArchive.ts";
import { fileKey, filesOfDay, readSeal, sealKey, writeSeal } from "#lambdas/domain/accounts/audit/auditSeal.ts";
import { type CheckedDay, checkSeals } from "#lambdas/domain/accounts/audit/checkSeals.ts";
import { writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { auditPk } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, put, transact } from "#lambdas/records/table/table.ts";
import { writeAuditRow } from "#lambdas/testing/builders/oldAudit.ts";
import { anAdmin } from "#lambdas/testing/builders/people.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { handler as sealAudit } from "./sealAudit.ts";

// The first run asks the bucket and the table for every listed day: 400 are of no other use here.
vi.mock("#shared/rules/audit/auditDays.ts", async (original) => ({ ...(await original<object>()), listedDays: 30 }));

// No other test leaves a row on these days.
let last = "1980-02-20";
function aDay(): string {
  last = addDays(last, 10);
  return last;
}

async function leave(day: string, count: number): Promise<string[]> {
  const { accountId, role } = await anAdmin();
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [at, requestId] of ids.entries())
    await writeAuditRow(`${day}T12:00:0${at}.000Z`, {
      accountId,
      role,
      requestId,
      action: "listUsers",
      count: at,
    });
  return ids;
}

const runOn = (day: string) => sealAudit({ time: `${day}T04:40:00Z` });

const sealOf = async (day: string) => readSeal((await readArchived(sealKey(day))) ?? "");

async function check(from: string | undefined, to: string): Promise<CheckedDay[]> {
  const days: CheckedDay[] = [];
  for await (const day of checkSeals({ from, to, tableFrom: "1970-01-01" })) days.push(day);
  return days;
}
const problems = (days: readonly CheckedDay[]) => days.flatMap(({ day, problem }) => (problem ? [[day, problem]] : []));

async function threeDays() {
  const first = aDay();
  const days = [first, addDays(first, 1), addDays(first, 2)] as const;
  await leave(days[0], 3);
  const ids = await leave(days[2], 2);
  await runOn(addDays(first, 3));
  return { days, ids };
}

test("a day is sealed with its rows in order, one without rows too, and each fits", async () => {
  const { days, ids } = await threeDays();
  const seals = await Promise.all(days.map(sealOf));
  expect(seals).toMatchObject([
    { files: 1, rows: 3 },
    { files: 0, rows: 0 },
    { files: 1, rows: 2 },
  ]);
  const text = await readArchived(fileKey(days[2], 0));
  const rows = text
    ?.trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(rows?.map(({ requestId }) => requestId)).toEqual(ids);
  expect(await check(days[0], days[2])).toEqual(days.map((day, at) => ({ day, rows: seals[at]?.rows })));
});

test("a second run changes nothing, a missed day is caught up, and today is left alone", async () => {
  const { days } = await threeDays();
  const before = await readArchived(sealKey(days[2]));
  await runOn(addDays(days[0], 3));
  expect(await readArchived(sealKey(days[2]))).toBe(before);
  const later = addDays(days[0], 6);
  await runOn(later);
  expect(await readArchived(sealKey(addDays(days[0], 4)))).toBeDefined();
  expect(await readArchived(sealKey(later))).toBeUndefined();
  expect(problems(await check(days[0], addDays(later, -1)))).toEqual([]);
});

test("a run that broke off is run again, and refuses a day whose rows changed since", async () => {
  const [day, other] = [aDay(), aDay()];
  for (const one of [day, other]) await leave(one, 2);
  const keepRows = async (of: string) => {
    for await (const lines of filesOfDay(of))
      await writeArchived(fileKey(of, 0), lines.join(""), "application/x-ndjson");
  };
  await keepRows(day);
  await runOn(addDays(day, 1));
  expect(problems(await check(day, day))).toEqual([]);
  await keepRows(other);
  const [row] = await rowsOf(auditPk(other));
  if (!row) expect.fail("no row");
  await setAttribute(row.pk, row.sk, "count", 99);
  await expect(runOn(addDays(other, 1))).rejects.toThrow("was written before");
  expect(await sealOf(other)).toBeUndefined();
  await transact([put(row)]);
  await runOn(addDays(other, 1));
  expect(problems(await check(other, other))).toEqual([]);
});

test("a row that was changed, removed or added afterwards is named with its day", async () => {
  const { days } = await threeDays();
  const [, , third] = days;
  const [one, other] = await rowsOf(auditPk(third));
  if (!one || !other) expect.fail("rows");
  await setAttribute(one.pk, one.sk, "count", 99);
  expect(problems(await check(days[0], third))).toEqual([
    [third, `the table has another row than was sealed: ${one.pk} ${one.sk}`],
  ]);
  await transact([put(one)]);
  await transact([discard(other)]);
  expect(problems(await check(days[0], third))).toEqual([
    [third, `the table lacks a row that was sealed: ${other.pk} ${other.sk}`],
  ]);
  await transact([put(other)]);
  const added = { ...other, sk: `${third}T12:00:00.500Z#put-in#listUsers` };
  await transact([insert(added)]);
  expect(problems(await check(days[0], third))).toEqual([
    [third, `the table has a row that was not sealed: ${added.pk} ${added.sk}`],
  ]);
  await transact([discard(added)]);
  expect(problems(await check(days[0], third))).toEqual([]);
});

test("a day of which every row is gone is named, and so is one of which a file is gone", async () => {
  const { days } = await threeDays();
  const [first, , third] = days;
  const rows = await rowsOf(auditPk(first));
  await transact(rows.map((row) => discard(row)));
  expect(problems(await check(first, third))[0]?.[0]).toBe(first);
  await transact(rows.map((row) => put(row)));
  const { DeleteObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
  const s3 = new S3Client({ forcePathStyle: true });
  await s3.send(new DeleteObjectCommand({ Bucket: process.env.AUDIT_BUCKET, Key: fileKey(third, 0) }));
  expect(problems(await check(first, third))).toEqual([[third, "a file of it is missing"]]);
});

test("a day with many rows has several files, and is checked through all of them", async () => {
  const first = aDay();
  const rows = Array.from({ length: 5_020 }, (_, at) => ({
    pk: auditPk(first),
    sk: `${first}T00:00:00.000Z#${String(at).padStart(6, "0")}#listUsers`,
    action: "listUsers",
  }));
  const { putRows } = await import("#lambdas/records/table/writeMany.ts");
  await putRows(rows);
  await runOn(addDays(first, 1));
  expect(await sealOf(first)).toMatchObject({ files: 2, rows: 5_020 });
  expect((await readArchived(fileKey(first, 1)))?.trim().split("\n")).toHaveLength(20);
  expect(problems(await check(first, first))).toEqual([]);
  await transact([discard(rows[5_010] as Key)]);
  expect(problems(await check(first, first))).toEqual([
    [first, `the table lacks a row that was sealed: ${rows[5_010]?.pk} ${rows[5_010]?.sk}`],
  ]);
});

test("a row leaves the table long after its day was sealed, and a day that the table no longer keeps still fits", async () => {
  const admin = await anAdmin();
  await writeAudit({ ...admin, requestId: randomUUID() }, "listUsers", {});
  const [row] = await auditOf(admin.accountId);
  const days = (Number(row?.expiresAt) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(430);
  const { days: sealed } = await threeDays();
  await transact((await rowsOf(auditPk(sealed[2]))).map((one) => discard(one)));
  const checked: CheckedDay[] = [];
  for await (const day of checkSeals({ from: sealed[0], to: sealed[2], tableFrom: addDays(sealed[2], 1) }))
    checked.push(day);
  expect(problems(checked)).toEqual([]);
});

test("the oldest days may have expired, and a day after the first that is left, or of this year, may not", async () => {
  const write = (day: string, since: string) =>
    writeArchived(sealKey(day), writeSeal({ since, files: 0, rows: 0 }), "application/json");
  const old = "1970-03-01";
  for (const after of [2, 4]) await write(addDays(old, after), old);
  expect(await check(undefined, addDays(old, 4))).toEqual([
    { day: "1970-03-03", rows: 0 },
    { day: "1970-03-04", rows: 0, problem: "it is not sealed" },
    { day: "1970-03-05", rows: 0 },
  ]);
  const young = addDays(dayOf(new Date()), -200);
  await write(addDays(young, 1), young);
  expect(problems(await check(undefined, addDays(young, 1)))).toEqual([[young, "it is not sealed"]]);
});

test("every day since the first sealed one is checked, and days that are not sealed are named beside the others", async () => {
  const { days } = await threeDays();
  const [, , third] = days;
  const since = String((await sealOf(third))?.since);
  const all = await check(undefined, third);
  expect([all[0]?.day, all.at(-1)?.day]).toEqual([since, third]);
  expect(addDays(since, all.length - 1)).toBe(third);
  const missing = [1, 2].map((after) => ({ day: addDays(third, after), rows: 0, problem: "it is not sealed" }));
  expect(await check(undefined, addDays(third, 2))).toEqual([...all, ...missing]);
  expect((await check(third, addDays(third, 2))).slice(1)).toEqual(missing);
});
