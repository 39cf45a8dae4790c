import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { getReport, reportRecord } from "#lambdas/records/jackets/report.ts";
import { accountPk, memberKey } from "#lambdas/records/table/keys.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import {
  aFamily,
  aPaidMember,
  assign,
  edit,
  membersOf,
  remove as removeMember,
} from "#lambdas/testing/builders/members.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aResident,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { type ReportContent, report, reportPage, reportsOf } from "#lambdas/testing/builders/reports.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Household } from "#shared/model/household.ts";
import type { Report } from "#shared/model/jacket/report.ts";
import { handler as handleReport } from "./handleReport.ts";

async function aPaidMemberAt(owner: TestAccount, household: Household) {
  const member = await aPaidMember(owner);
  await assign(owner, member, household);
  return member;
}

async function aWaitingEntry() {
  const city = aCity();
  const family = await aFamily(city, { Medical: { Other: true, OtherText: "Door code 4711" } });
  const moderator = await aModerator(city);
  return { ...family, moderator, entry: await only(moderator) };
}

test("an administrator reads a report with the card as it was reported, and the account as it is", async () => {
  const { owner, member, moderator, entry } = await aWaitingEntry();
  const { status } = await report(moderator, entry, { Reason: "OTHER", Text: " The note is an insult " });
  expect(status).toBe(200);
  await edit(owner, member, { First: "Grace" });
  const admin = await anAdmin();
  const [found] = await reportsOf(admin, owner);
  expect(found).toMatchObject({
    By: moderator.accountId,
    Name: "Sam Ortiz",
    Role: "MOD",
    Reason: "OTHER",
    Text: "The note is an insult",
    Account: { ID: owner.accountId, Status: "ACTIVE" },
    Entry: { ID: entry.ID, First: "Ada", Medical: { Other: true } },
  });
  expect((await fetch(found?.Entry.img ?? "")).status).toBe(200);
  expect(JSON.stringify(found)).not.toMatch(/\b4711\b/);
});

test("a report keeps what its card told of double registrations, also when it is no longer so", async () => {
  const [owner, other, City] = [await aResident(), await aResident(), aCity()];
  const address = { Street: `${randomInt(1e9)} Woodward Ave`, City };
  const member = await aPaidMemberAt(owner, await aHousehold(owner, address));
  await assign(owner, member, await aHousehold(owner, { City: aCity() }));
  const same = await aHousehold(other, address);
  const moderator = await aModerator(City);
  await report(moderator, await only(moderator));
  await removeHousehold(other, same);
  const told = { AddressCount: 2, AddressInOtherAccount: true };
  expect((await reportsOf(await anAdmin(), owner))[0]?.Entry).toMatchObject(told);
  expect(await only(moderator)).not.toHaveProperty("AddressInOtherAccount");
});

test("the family learns nothing of a report, and an export has none of it", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  const before = await membersOf(owner);
  await report(moderator, entry, { Reason: "THREAT", Text: "Says that it will shoot" });
  const withoutPhotos = (members: typeof before) => members.map(({ img: _, ...member }) => member);
  expect(withoutPhotos(await membersOf(owner))).toEqual(withoutPhotos(before));
  const exported = JSON.stringify(await exportAccount(owner.accountId, anOperator()));
  expect(exported).not.toMatch(/THREAT|shoot/);
});

test("a report of another city, of an unknown entry or of another version is refused", async () => {
  const { owner, member, moderator, entry } = await aWaitingEntry();
  const stranger = await aModerator(aCity());
  expect((await report(stranger, entry)).status).toBe(404);
  expect((await report(moderator, { ID: "garbage_garbage" })).status).toBe(404);
  await edit(owner, member, { Weight: "140" });
  const { status, body } = await report(moderator, entry);
  expect([status, body.Message]).toEqual([409, errorSentences.CHANGED_ELSEWHERE]);
  await mark(moderator, await only(moderator));
  expect((await report(moderator, entry)).status).toBe(404);
  expect(await reportsOf(await anAdmin(), owner)).toEqual([]);
});

test.each([
  [{ Reason: "OTHER" }, "Please say what is wrong"],
  [{ Reason: "OTHER", Text: "  " }, "Please say what is wrong"],
  [{ Reason: "FALSE", Text: "x".repeat(301) }, "300 characters Max"],
  [{ Reason: "BORING" }, "Please choose a reason"],
])("the report %j is refused", async (said, sentence) => {
  const moderator = await aModerator(aCity());
  const { status, body } = await report(moderator, { ID: "garbage_garbage" }, said as ReportContent);
  expect([status, body.Message]).toEqual([400, sentence]);
});

test("a report that is sent again after a lost answer is one report", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  const again = { headers: { "idempotency-key": "report-once-1" } };
  const answers = [
    await report(moderator, entry, { Reason: "FALSE" }, again),
    await report(moderator, entry, { Reason: "FALSE" }, again),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await reportsOf(await anAdmin(), owner)).toHaveLength(1);
});

test("a handled report says who handled it, keeps the first to do so, and expires in 90 days", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  await report(moderator, entry);
  const [one, two] = [await anAdmin(), await anAdmin()];
  const [{ ID = "" } = {}] = await reportsOf(one, owner);
  for (const admin of [one, two]) expect((await invoke(handleReport, { ID }, { session: admin })).status).toBe(200);
  expect(await reportsOf(two, owner)).toMatchObject([{ Handled: { By: one.accountId, Name: "Sam Ortiz" } }]);
  const [row] = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("R#"));
  expect(Math.round((Number(row?.expiresAt) - Date.now() / 1000) / 86_400)).toBe(90);
  // Written again when its person is erased, it keeps its day.
  const found = await getReport(owner.accountId, ID.slice(ID.indexOf(".") + 1));
  const handled = { at: "2026-01-01T00:00:00.000Z", by: one.accountId, name: "Sam Ortiz" };
  expect(found && reportRecord({ ...found, handled }).expiresAt).toBe(Date.parse("2026-04-01T00:00:00.000Z") / 1000);
  const unknown = await invoke(handleReport, { ID: `${owner.accountId}.unknown-report` }, { session: one });
  expect(unknown.status).toBe(404);
});

test("reports are listed page by page, the newest first", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  for (const Text of ["one", "two", "three"]) await report(moderator, entry, { Reason: "FALSE", Text });
  const admin = await anAdmin();
  const seen: Report[] = [];
  let Cursor: string | undefined;
  do {
    const page = await reportPage(admin, { Limit: 2, ...(Cursor ? { Cursor } : {}) });
    expect(page.Reports.length).toBeLessThanOrEqual(2);
    seen.push(...page.Reports);
    Cursor = page.NextCursor;
  } while (Cursor);
  const own = seen.filter(({ Account }) => Account.ID === owner.accountId);
  expect(own.map(({ Text }) => Text)).toEqual(["three", "two", "one"]);
});

test("reporting, listing and handling leave audit rows without the reason's text", async () => {
  const { owner, linkingId, moderator, entry } = await aWaitingEntry();
  await report(moderator, entry, { Reason: "OTHER", Text: "Secret words" });
  const admin = await anAdmin();
  const [{ ID = "" } = {}] = await reportsOf(admin, owner);
  await invoke(handleReport, { ID }, { session: admin });
  const rows = [...(await auditOf(moderator.accountId)), ...(await auditOf(admin.accountId))];
  const told = rows.filter(({ action }) => /report/i.test(String(action)));
  expect(told.map(({ action }) => action).sort()).toEqual(["handleReport", "listReports", "reportEntry"]);
  expect(told.find(({ action }) => action === "reportEntry")?.subject).toBe(`${owner.accountId}/${linkingId}/1`);
  expect(JSON.stringify(told)).not.toContain("Secret");
  const subject = `${owner.accountId}/${linkingId}/1`;
  expect(told.find(({ action }) => action === "listReports")?.subjects).toContain(subject);
});

test("of a person who was deleted or withdrew a report tells no more than which record it is", async () => {
  const { owner, member, moderator, entry } = await aWaitingEntry();
  await report(moderator, entry);
  const admin = await anAdmin();
  const shown = async () => (await reportsOf(admin, owner))[0]?.Entry;
  expect((await shown())?.Medical).toEqual({ Other: true });
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await setAttribute(pk, sk, "withdrawn", "2026-11-22T15:00:00Z");
  expect(await shown()).toMatchObject({ First: "Ada", img: "", Medical: {} });
  await removeMember(owner, member);
  expect(await shown()).toMatchObject({ First: "Ada", img: "", Medical: {} });
});

test("the notice that an erased account left is not reported: nothing is written of its people any more", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  await erase(owner.accountId, anOperator());
  const notice = await only(moderator, "UPDATED");
  expect((await report(moderator, notice)).status).toBe(404);
  expect((await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("R#"))).toEqual([]);
});

test("the reports of an erased account are gone", async () => {
  const { owner, moderator, entry } = await aWaitingEntry();
  await report(moderator, entry);
  await erase(owner.accountId, anOperator());
  expect(await reportsOf(await anAdmin(), owner)).toEqual([]);
});
