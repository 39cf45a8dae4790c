import { expect, test } from "vitest";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as listOpenings } from "./listOpenings.ts";
import { handler as printEntries } from "./printEntries.ts";

const printAs = (session: TestAccount, ...EntryIDs: string[]) => invoke(printEntries, { EntryIDs }, { session });

const openingsOf = async (session: TestAccount) => (await invoke(listOpenings, {}, { session })).body.Openings;

async function aWaitingEntry() {
  const city = aCity();
  const family = await aFamily(city, { Medical: { Other: true, OtherText: "The key is under the pot" } });
  const moderator = await aModerator(city);
  return { city, family, moderator, entry: await only(moderator) };
}

test("a print has the medical record of each card, each once", async () => {
  const { moderator, entry } = await aWaitingEntry();
  const { status, body } = await printAs(moderator, entry.ID, entry.ID);
  expect(status).toBe(200);
  expect(body.Changed).toEqual([]);
  expect(body.Printed).toMatchObject([
    { EntryID: entry.ID, Record: { First: "Ada", Medical: { OtherText: "The key is under the pot" } } },
  ]);
});

test("the audit says that it was a print, of whom and how many, and says no second time that a record was opened", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  await printAs(moderator, entry.ID);
  const audited = (await auditOf(moderator.accountId)).filter(({ action }) => action !== "listNewEntries");
  expect(audited).toMatchObject([
    {
      action: "printEntries",
      place: `MI#${city.toUpperCase()}`,
      subjects: [`${family.owner.accountId}/${family.linkingId}/1`],
      count: 1,
    },
  ]);
  expect(JSON.stringify(audited)).not.toContain("under the pot");
});

test("the family reads that the department printed its record, and two prints of a day are told once", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  for (let times = 0; times < 2; times++) await printAs(moderator, entry.ID);
  expect(await openingsOf(family.owner)).toMatchObject([
    { Department: `${city} responders`, Reason: "PRINTED", First: "Ada", Last: "Miller" },
  ]);
});

test("of cards of which one changed or was marked nothing is printed, told or audited, and that one is named", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  const other = await aFamily(city, { First: "Ben" });
  const admin = await anAdmin();
  await edit(family.owner, family.member, { First: "Adele" });
  const { body } = await printAs(moderator, entry.ID);
  expect(body).toEqual({ Printed: [], Changed: [entry.ID] });
  const second = await aWaitingEntry();
  await mark(second.moderator, second.entry);
  const both = await printAs(admin, second.entry.ID, entry.ID);
  expect(both.body).toEqual({ Printed: [], Changed: [second.entry.ID, entry.ID] });
  for (const { owner } of [family, other, second.family]) expect(await openingsOf(owner)).toEqual([]);
  for (const { accountId } of [moderator, admin])
    expect((await auditOf(accountId)).map(({ action }) => action)).not.toContain("printEntries");
});

test("an entry of another department is refused, and is not audited as printed", async () => {
  const { family, entry } = await aWaitingEntry();
  const stranger = await aModerator(aCity());
  expect((await printAs(stranger, entry.ID)).status).toBe(404);
  expect(await auditOf(stranger.accountId)).toEqual([]);
  expect(await openingsOf(family.owner)).toEqual([]);
});

test("engineers print, and are told to families under our own name", async () => {
  const { family, entry } = await aWaitingEntry();
  expect((await printAs(await staff("ENGINEER"), entry.ID)).body.Printed).toHaveLength(1);
  expect(await openingsOf(family.owner)).toMatchObject([{ Department: "Beforehand", Reason: "PRINTED" }]);
});

test("at most fifty are printed at once", async () => {
  expect((await printAs(await aModerator(aCity()), ...Array(51).fill("12345678"))).status).toBe(400);
});
