import { expect, test } from "vitest";
import type { Handler } from "#lambdas/http/handle.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, assign, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, aResident, staff } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, deliveryIn, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { handler as markEntry } from "./markEntry.ts";
import { handler as readMedicalRecord } from "./readMedicalRecord.ts";
import { handler as unassignMember } from "./unassignMember.ts";
import { handler as undoMark } from "./undoMark.ts";

type Family = Awaited<ReturnType<typeof aFamily>>;

async function deliveryOf({ owner, household, linkingId }: Family) {
  const [mid = "", hid = ""] = linkingId.split(".");
  return (await getJacket(owner.accountId, mid, hid))?.deliveries[
    defaultDepartmentOf({ City: household.City, State: "MI" })
  ];
}

const age = ({ owner, household, linkingId }: Family, minutes: number) =>
  setAttribute(
    `U#${owner.accountId}`,
    `LJ#${linkingId}`,
    `${deliveryIn(household.City)}.transferred.receipt.at`,
    new Date(Date.now() - minutes * 60_000).toISOString(),
  );

async function aWaitingEntry() {
  const city = aCity();
  const family = await aFamily(city, { Medical: { Other: true, OtherText: "Door code 4711", DNR: true } });
  const moderator = await aModerator(city);
  return { city, family, moderator, entry: await only(moderator) };
}

test("a marked entry leaves the queue, and its jacket keeps actor, time and version", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  const { status, body } = await invoke(markEntry, { EntryID: entry.ID }, { session: moderator });
  expect([status, body.Message]).toEqual([200, "Marked as Transfered"]);
  expect(await listOf(moderator)).toEqual([]);
  const receipt = {
    by: moderator.accountId,
    role: "MOD",
    at: expect.stringMatching(/^\d{4}-/),
    content: 1,
  };
  expect((await deliveryOf(family))?.receipts).toEqual([receipt]);
});

test("two simultaneous marks both succeed, with one receipt and one audit row", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  const others = await Promise.all([aModerator(city), anAdmin(), staff("MASTER ADMIN")]);
  const markers = [moderator, ...others];
  const statuses = await Promise.all(markers.map((marker) => mark(marker, entry)));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect((await deliveryOf(family))?.receipts).toHaveLength(1);
  const audits = (await Promise.all(markers.map(({ accountId }) => auditOf(accountId)))).flat();
  expect(audits.filter(({ action }) => action === "markEntry")).toHaveLength(1);
});

test("staff of another city cannot mark, undo or open an entry, and it stays", async () => {
  const { moderator, entry } = await aWaitingEntry();
  const stranger = { session: await aModerator(aCity()) };
  for (const handler of [markEntry, undoMark, readMedicalRecord] as Handler[]) {
    const { status, body } = await invoke(handler, { EntryID: entry.ID }, stranger);
    expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  }
  expect(await only(moderator)).toMatchObject({ ID: entry.ID });
});

test.each(["garbage_garbage", Buffer.from('["NEW","MI#X"]').toString("base64url"), "bnVsbG51bGw"])(
  "%s is no entry",
  async (EntryID) => {
    const session = await anAdmin();
    for (const handler of [markEntry, undoMark, readMedicalRecord] as Handler[])
      expect((await invoke(handler, { EntryID }, { session })).status).toBe(404);
  },
);

test("an EntryID with another owner, member or version marks nothing", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  const named = JSON.parse(Buffer.from(entry.ID, "base64url").toString()) as unknown[];
  const forged = (at: number, value: unknown) =>
    Buffer.from(JSON.stringify(named.with(at, value))).toString("base64url");
  const tries = [forged(3, "someoneelse"), forged(4, "someoneelse"), forged(6, 2)];
  const statuses = [];
  for (const EntryID of tries) statuses.push((await invoke(markEntry, { EntryID }, { session: moderator })).status);
  expect(statuses).toEqual([404, 404, 409]);
  expect((await deliveryOf(family))?.receipts).toEqual([]);
  expect((await only(moderator)).ID).toBe(entry.ID);
});

test("an EntryID that names the reader's own city reaches no jacket of another city", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  const before = await deliveryOf(family);
  const city = aCity();
  const named = JSON.parse(Buffer.from(entry.ID, "base64url").toString()) as unknown[];
  const EntryID = Buffer.from(JSON.stringify(named.with(1, `MI#${city.toUpperCase()}`))).toString("base64url");
  const stranger = { session: await aModerator(city) };
  for (const handler of [markEntry, undoMark, readMedicalRecord] as Handler[])
    expect((await invoke(handler, { EntryID }, stranger)).status).toBe(404);
  expect(await deliveryOf(family)).toEqual(before);
});

test("engineers and residents cannot mark", async () => {
  const { entry, moderator } = await aWaitingEntry();
  expect(await mark(await staff("ENGINEER"), entry)).toBe(403);
  expect(await mark(await aResident(), entry)).toBe(403);
  expect((await only(moderator)).ID).toBe(entry.ID);
});

test("a withdrawn entry cannot be marked", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  const { owner, member, linkingId } = family;
  const request = { UID: owner.accountId, MID: member.ID, LINKID: linkingId };
  await invoke(unassignMember, request, { session: owner });
  expect(await mark(moderator, entry)).toBe(404);
});

test("undoing returns the entry to the same place in the queue, to be marked again", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  const { owner, member } = family;
  await assign(owner, member, await aHousehold(owner, { City: city, Street: "9 Later St" }));
  const before = await rowsOf(`NEW#MI#${city.toUpperCase()}`);
  expect(await mark(moderator, entry)).toBe(200);
  const colleague = await aModerator(city);
  const undone = await invoke(undoMark, { EntryID: entry.ID }, { session: colleague });
  expect(undone.status).toBe(200);
  expect(await rowsOf(`NEW#MI#${city.toUpperCase()}`)).toEqual(before);
  const jacket = await deliveryOf(family);
  expect([jacket?.receipts, jacket?.transferred]).toEqual([[], undefined]);
  expect((await auditOf(colleague.accountId)).map(({ action }) => action)).toEqual(["undoMark"]);
  const home = (await membersOf(owner))[0]?.HouseHolds.find(({ LinkingID }) => LinkingID === family.linkingId);
  expect(home?.Jacket?.State).toBe("WAITING");
  expect(await mark(moderator, entry)).toBe(200);
});

test("two simultaneous undos both succeed, and the entry is there once", async () => {
  const { city, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  const undo = () => invoke(undoMark, { EntryID: entry.ID }, { session: moderator });
  const answers = await Promise.all([undo(), undo(), undo(), undo()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowsOf(`NEW#MI#${city.toUpperCase()}`)).toHaveLength(1);
});

test("a mark can be undone for ten minutes", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  await age(family, 11);
  const late = await invoke(undoMark, { EntryID: entry.ID }, { session: moderator });
  expect([late.status, late.body.Message]).toEqual([409, "A mark can be taken back for 10 minutes only."]);
  await age(family, 9);
  expect((await invoke(undoMark, { EntryID: entry.ID }, { session: moderator })).status).toBe(200);
});

test("a mark is not undone over a newer change, which keeps waiting", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  const { owner, member, linkingId } = family;
  await mark(moderator, entry);
  const request = { UID: owner.accountId, MID: member.ID, LINKID: linkingId };
  await invoke(unassignMember, request, { session: owner });
  expect((await invoke(undoMark, { EntryID: entry.ID }, { session: moderator })).status).toBe(409);
  expect(await rowsOf(`UPDATED#MI#${city.toUpperCase()}`)).toHaveLength(1);
});

test("a medical record holds the flags, DNR first, and the text of 'Other'; each opening is audited", async () => {
  const { moderator, entry, family } = await aWaitingEntry();
  const open = () => invoke(readMedicalRecord, { EntryID: entry.ID }, { session: moderator });
  const { status, body } = await open();
  expect(status).toBe(200);
  expect(body.Record).toEqual({
    First: "Ada",
    Last: "Miller",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  expect(Object.keys(body.Record.Medical)).toEqual(["DNR", "Other", "OtherText"]);
  await open();
  const audits = await auditOf(moderator.accountId);
  const opened = audits.filter(({ action }) => action === "readMedicalRecord");
  expect(opened).toHaveLength(2);
  expect(opened[0]?.subject).toContain(`${family.owner.accountId}/${family.linkingId}`);
  expect(JSON.stringify(audits)).not.toMatch(/\b(4711|Ada|Miller)\b/);
});

test("the medical record of a closed entry is not shown", async () => {
  const { moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  const { status } = await invoke(readMedicalRecord, { EntryID: entry.ID }, { session: moderator });
  expect(status).toBe(404);
});
