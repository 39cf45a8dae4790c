import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readArchived } from "#lambdas/adapters/auditArchive.ts";
import { readSeal, sealKey, sha256Of } from "#lambdas/domain/audit/auditSeal.ts";
import { type CheckedDay, checkSeals } from "#lambdas/domain/audit/checkSeals.ts";
import { writeAudit } from "#lambdas/records/audit/audit.ts";
import { auditPk, runKey } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, put, transact } from "#lambdas/records/table/table.ts";
import { leftAt } from "#lambdas/testing/builders/oldAudit.ts";
import { anAdmin } from "#lambdas/testing/builders/people.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { addDays } from "#shared/rules/dates.ts";
import { handler as sealAudit } from "./sealAudit.ts";

// Days long past, so that no other test leaves a row in them, and further apart than a first run looks back.
let year = 1978;
function aDay(): string {
  year += 2;
  return `${year}-02-27`;
}

/** Leaves rows on a day; returns their request ids. */
async function leave(day: string, count: number): Promise<string[]> {
  const { accountId, role } = await anAdmin();
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [at, requestId] of ids.entries())
    await leftAt(`${day}T12:00:0${at}.000Z`, { accountId, role, requestId, action: "listUsers", count: at });
  return ids;
}

/** Runs the daily run as of a morning. */
const runOn = (day: string) => sealAudit({ time: `${day}T04:40:00Z` });

/** As before the first run. */
const forgetRuns = () => transact([discard(runKey("auditSeals"))]);

async function check(to: string, from?: string): Promise<CheckedDay[]> {
  const days: CheckedDay[] = [];
  for await (const day of checkSeals({ to, from, tableFrom: "1970-01-01" })) days.push(day);
  return days;
}
const problems = (days: readonly CheckedDay[]) =>
  days.flatMap(({ day, problem }) => (problem ? [[day, problem]] : []));

/** Three sealed days with rows on the first and the third. */
async function aChain() {
  const first = aDay();
  const days = [first, addDays(first, 1), addDays(first, 2)] as const;
  await forgetRuns();
  await leave(days[0], 3);
  const ids = await leave(days[2], 2);
  await runOn(addDays(first, 3));
  return { days, ids };
}

test("a day is sealed with its rows in order, and each seal holds the digest of the one before", async () => {
  const { days, ids } = await aChain();
  const texts = await Promise.all(days.map((day) => readArchived(sealKey(day))));
  const seals = texts.map((text) => readSeal(text ?? ""));
  expect(seals.map((seal) => seal?.rows)).toEqual([3, 0, 2]);
  expect(seals.map((seal) => seal?.before?.day)).toEqual([undefined, days[0], days[1]]);
  expect(seals[1]?.before?.sha256).toBe(sha256Of(texts[0] ?? ""));
  const [file] = seals[2]?.files ?? [];
  const rows = (await readArchived(file?.key ?? ""))
    ?.trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(rows?.map(({ requestId }) => requestId)).toEqual(ids);
  expect(problems(await check(days[2]))).toEqual([]);
  expect(await check(days[2])).toHaveLength(3);
});

test("a second run changes nothing, a missed day is caught up, and today is left alone", async () => {
  const { days } = await aChain();
  const before = await readArchived(sealKey(days[2]));
  await runOn(addDays(days[0], 3));
  expect(await readArchived(sealKey(days[2]))).toBe(before);
  const later = addDays(days[0], 6);
  await runOn(later);
  expect(await readArchived(sealKey(addDays(days[0], 4)))).toBeDefined();
  expect(await readArchived(sealKey(later))).toBeUndefined();
  expect(problems(await check(addDays(later, -1)))).toEqual([]);
});

test("a run that lost its place in the table seals nothing anew, and goes on with the chain", async () => {
  const { days } = await aChain();
  const seal = await readArchived(sealKey(days[0]));
  await transact([put({ ...runKey("auditSeals"), day: days[0] } as Key)]);
  await runOn(addDays(days[0], 4));
  expect(await readArchived(sealKey(days[0]))).toBe(seal);
  expect(problems(await check(addDays(days[0], 3)))).toEqual([]);
});

test("a place in the table that was moved ahead stops the run, instead of leaving days unsealed", async () => {
  const { days } = await aChain();
  await transact([put({ ...runKey("auditSeals"), day: addDays(days[0], 8) } as Key)]);
  await expect(runOn(addDays(days[0], 10))).rejects.toThrow("should be sealed");
});

test("a row that was changed, removed or added afterwards is named with its day", async () => {
  const { days } = await aChain();
  const [, , third] = days;
  const [one, other] = await rowsOf(auditPk(third));
  if (!one || !other) expect.fail("rows");
  await setAttribute(one.pk, one.sk, "count", 99);
  expect(problems(await check(third))).toEqual([
    [third, `the table has another row than was sealed: ${one.pk} ${one.sk}`],
  ]);
  await transact([put(one)]);
  await transact([discard(other)]);
  expect(problems(await check(third))).toEqual([
    [third, `the table lacks a row that was sealed: ${other.pk} ${other.sk}`],
  ]);
  await transact([put(other)]);
  const added = { ...other, sk: `${third}T12:00:00.500Z#put-in#listUsers` };
  await transact([insert(added)]);
  expect(problems(await check(third))).toEqual([
    [third, `the table has a row that was not sealed: ${added.pk} ${added.sk}`],
  ]);
  await transact([discard(added)]);
  expect(problems(await check(third))).toEqual([]);
});

test("a day of which every row is gone is named, and so is a seal that was made again", async () => {
  const { days } = await aChain();
  const [first, second, third] = days;
  const rows = await rowsOf(auditPk(first));
  await transact(rows.map((row) => discard(row)));
  expect(problems(await check(third))[0]?.[0]).toBe(first);
  await transact(rows.map((row) => put(row)));
  const { PutObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
  const s3 = new S3Client({ forcePathStyle: true });
  const text = (await readArchived(sealKey(second))) ?? "";
  const forged = text.replace(/"sha256": "[0-9a-f]{64}"/, `"sha256": "${"0".repeat(64)}"`);
  await s3.send(
    new PutObjectCommand({ Bucket: process.env.AUDIT_BUCKET, Key: sealKey(second), Body: forged }),
  );
  expect(problems(await check(third))).toContainEqual([
    second,
    "its seal is not the one that the day after it was sealed with",
  ]);
});

test("a day with many rows has several files, and is checked through all of them", async () => {
  const first = aDay();
  await forgetRuns();
  const rows = Array.from({ length: 5_020 }, (_, at) => ({
    pk: auditPk(first),
    sk: `${first}T00:00:00.000Z#${String(at).padStart(6, "0")}#listUsers`,
    action: "listUsers",
  }));
  const { putRows } = await import("#lambdas/records/table/writeMany.ts");
  await putRows(rows);
  await runOn(addDays(first, 1));
  const seal = readSeal((await readArchived(sealKey(first))) ?? "");
  expect(seal?.files.map((file) => file.rows)).toEqual([5_000, 20]);
  expect(problems(await check(first))).toEqual([]);
  await transact([discard(rows[5_010] as Key)]);
  expect(problems(await check(first))).toEqual([
    [first, `the table lacks a row that was sealed: ${rows[5_010]?.pk} ${rows[5_010]?.sk}`],
  ]);
});

test("a row leaves the table long after its day was sealed, and a day that the table no longer keeps still fits", async () => {
  const admin = await anAdmin();
  await writeAudit({ ...admin, requestId: randomUUID() }, "listUsers", {});
  const [row] = await auditOf(admin.accountId);
  const days = (Number(row?.expiresAt) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(430);
  const { days: sealed } = await aChain();
  await transact((await rowsOf(auditPk(sealed[2]))).map((one) => discard(one)));
  const checked: CheckedDay[] = [];
  for await (const day of checkSeals({ to: sealed[2], tableFrom: addDays(sealed[2], 1) })) checked.push(day);
  expect(problems(checked)).toEqual([]);
});
