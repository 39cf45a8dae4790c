import { expect, test } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { listOf, mark, medicalOf, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, assign, edit, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { unsigned } from "#lambdas/testing/unsigned.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { handler as readEntry } from "./readEntry.ts";

const read = (reader: TestAccount, { ID }: Pick<Entry, "ID">) =>
  invoke(readEntry, { EntryID: ID }, { session: reader });

async function aWaitingEntry() {
  const city = aCity();
  const family = await aFamily(city, { Medical: { Other: true, OtherText: "Door code 4711" } });
  const moderator = await aModerator(city);
  return { city, family, moderator, entry: await only(moderator) };
}

test("an entry is read as its list shows it, without the text of 'Other'", async () => {
  const { moderator, entry } = await aWaitingEntry();
  const { status, body } = await read(moderator, entry);
  expect(status).toBe(200);
  expect(unsigned(body.Entry)).toEqual(unsigned(entry));
  expect((await fetch(body.Entry.img)).status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/\b4711\b/);
});

test("after a resident edits an open entry, marking is refused and readEntry shows the new version", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  await edit(family.owner, family.member, { Weight: "140" });
  expect(await mark(moderator, entry)).toBe(409);
  expect((await medicalOf(moderator, entry)).status).toBe(409);
  const { body } = await read(moderator, entry);
  expect(body.Entry).toMatchObject({ Weight: "140", Opened: entry.Opened });
  expect(body.Entry.ID).not.toBe(entry.ID);
  expect(await mark(moderator, body.Entry)).toBe(200);
});

test("the id of a version from before the transfer leads to the waiting update", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  expect((await read(moderator, entry)).status).toBe(404);
  await edit(family.owner, family.member, { Weight: "140" });
  const { body } = await read(moderator, entry);
  expect(body.Entry).toMatchObject({
    Kind: "UPDATED",
    Changes: [{ Field: "Weight", Old: "130 lb", New: "140 lb" }],
  });
});

test("a withdrawn entry is not found, and is found when it waits again", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  const { owner, member, household } = family;
  await unassign(owner, member, household);
  const { status, body } = await read(moderator, entry);
  expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  await assign(owner, member, household);
  expect((await read(moderator, entry)).body.Entry.ID).toBe((await only(moderator)).ID);
});

test("a notice that a person left is read as such", async () => {
  const { family, moderator, entry } = await aWaitingEntry();
  await mark(moderator, entry);
  await unassign(family.owner, family.member, family.household);
  expect((await read(moderator, entry)).body.Entry).toMatchObject({ Kind: "UPDATED", Removed: true });
});

test("an EntryID with another owner or another city finds nothing", async () => {
  const { moderator, entry } = await aWaitingEntry();
  const city = aCity();
  const named = JSON.parse(Buffer.from(entry.ID, "base64url").toString()) as unknown[];
  const forged = (at: number, value: string) => ({
    ID: Buffer.from(JSON.stringify(named.with(at, value))).toString("base64url"),
  });
  expect((await read(moderator, forged(3, "someoneelse"))).status).toBe(404);
  expect((await read(await aModerator(city), forged(1, `MI#${city.toUpperCase()}`))).status).toBe(404);
  expect((await read(await staff("ADMIN"), { ID: "garbage_garbage" })).status).toBe(404);
});

test("unfiltered roles, engineers too, read entries of every city; staff of a city that left the list read none", async () => {
  const { city, entry, moderator } = await aWaitingEntry();
  await participation.leave([{ City: city, State: "MI" }]);
  for (const role of ["ADMIN", "MASTER ADMIN", "ENGINEER"] as const)
    expect((await read(await staff(role), entry)).body.Entry).toMatchObject({ ID: entry.ID, Orphan: true });
  expect((await read(moderator, entry)).status).toBe(404);
  expect((await medicalOf(moderator, entry)).status).toBe(404);
});

test("each reading leaves an audit row with the version shown; a refused one leaves none", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  await edit(family.owner, family.member, { Weight: "140" });
  await read(moderator, entry);
  const audits = (await auditOf(moderator.accountId)).filter(({ action }) => action === "readEntry");
  expect(audits).toMatchObject([
    {
      role: "MOD",
      place: `MI#${city.toUpperCase()}`,
      subject: `${family.owner.accountId}/${family.linkingId}/2`,
    },
  ]);
  expect(JSON.stringify(audits)).not.toMatch(/\b(Ada|Miller|4711)\b/);
  const stranger = await aModerator(aCity());
  expect((await read(stranger, entry)).status).toBe(404);
  expect(await auditOf(stranger.accountId)).toEqual([]);
  expect(await listOf(moderator)).toHaveLength(1);
});
