import { expect, test } from "vitest";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as exportEntries } from "./exportEntries.ts";
import { handler as listOpenings } from "./listOpenings.ts";

const asked = { Format: "TICKETSCAD_CSV", Purpose: "DISPATCH" };
const exportAs = (session: TestAccount, request: object) =>
  invoke(exportEntries, { ...asked, ...request }, { session });

const otherText = "The key is under the blue pot";

async function aWaitingEntry() {
  const city = aCity();
  const family = await aFamily(city, { Medical: { DNR: true, Other: true, OtherText: otherText } });
  const moderator = await aModerator(city);
  return { city, family, moderator, entry: await only(moderator) };
}

test("named cards come as the queue shows them, without the text of 'Other'; photos only when asked for", async () => {
  const { city, moderator, entry } = await aWaitingEntry();
  const { status, body } = await exportAs(moderator, { EntryIDs: [entry.ID, entry.ID] });
  expect(status).toBe(200);
  const { Thumbnail: _, ...card } = entry;
  expect(body).toEqual({ Entries: [{ ...card, img: "" }], Gone: [], Department: `${city} responders` });
  expect(JSON.stringify(body)).not.toContain("blue pot");
  const pictured = await exportAs(moderator, { EntryIDs: [entry.ID], Photos: true });
  expect((await fetch(pictured.body.Entries[0]?.img ?? "")).status).toBe(200);
});

test("a card that changed is exported in its newest version; one that was marked is named as gone", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  await edit(family.owner, family.member, { First: "Adele" });
  const other = await aFamily(city, { First: "Ben" });
  const ben = (await listOf(moderator)).find(({ First }) => First === other.member.First) ?? entry;
  await mark(moderator, ben);
  const { body } = await exportAs(moderator, { EntryIDs: [ben.ID, entry.ID] });
  expect(body.Entries.map(({ First }) => First)).toEqual(["Adele"]);
  expect(body.Entries[0]?.ID).not.toBe(entry.ID);
  expect(body.Gone).toEqual([ben.ID]);
});

test("all that wait come page by page, each once, narrowed as the list is", async () => {
  const city = aCity();
  const moderator = await aModerator(city);
  await putRows(aQueueOf(city, 25));
  const ids: string[] = [];
  let Cursor: string | undefined;
  do {
    const { body } = await exportAs(moderator, { Kind: "NEW", Limit: 10, ...(Cursor ? { Cursor } : {}) });
    ids.push(...body.Entries.map(({ ID }) => ID));
    Cursor = body.NextCursor;
  } while (Cursor);
  expect(ids).toEqual((await listOf(moderator)).map(({ ID }) => ID));
  const found = await exportAs(moderator, { Kind: "NEW", Search: "12 Woodward" });
  expect(found.body.Entries.map(({ Street }) => Street)).toEqual(["12 Woodward Ave"]);
  expect((await exportAs(moderator, { Kind: "UPDATED" })).body.Entries).toEqual([]);
});

test("the audit says that it was an export, of whom, how many, in which format and what for", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  await exportAs(moderator, { EntryIDs: [entry.ID] });
  await exportAs(moderator, { Kind: "NEW", Format: "PDF", Purpose: "CREWS" });
  const exported = (await auditOf(moderator.accountId)).filter(({ action }) => action === "exportEntries");
  const of = {
    place: `MI#${city.toUpperCase()}`,
    subjects: [`${family.owner.accountId}/${family.linkingId}/1`],
    count: 1,
  };
  expect(exported).toMatchObject([
    { ...of, format: "TICKETSCAD_CSV", purpose: "DISPATCH" },
    { ...of, format: "PDF", purpose: "CREWS" },
  ]);
});

test("the family reads that the department exported its records, and an export twice on a day is told once", async () => {
  const { city, family, moderator, entry } = await aWaitingEntry();
  for (const request of [{ EntryIDs: [entry.ID] }, { Kind: "NEW" }]) await exportAs(moderator, request);
  const { body } = await invoke(listOpenings, {}, { session: family.owner });
  expect(body.Openings).toMatchObject([
    { Department: `${city} responders`, Reason: "EXPORTED", First: "Ada", Last: "Miller" },
  ]);
  expect(JSON.stringify(body)).not.toContain(moderator.accountId);
});

test("an entry of another department is refused, and is not audited as shown", async () => {
  const { entry } = await aWaitingEntry();
  const stranger = await aModerator(aCity());
  expect((await exportAs(stranger, { EntryIDs: [entry.ID] })).status).toBe(404);
  expect(await auditOf(stranger.accountId)).toEqual([]);
});

test("an administrator exports entries of several departments at once", async () => {
  const [one, other, admin] = [await aWaitingEntry(), await aWaitingEntry(), await anAdmin()];
  const { body } = await exportAs(admin, { EntryIDs: [one.entry.ID, other.entry.ID] });
  expect(body.Entries.map(({ City }) => City)).toEqual([one.city, other.city]);
  expect(body.Department).toBeUndefined();
  const all = await exportAs(admin, { Kind: "NEW", Limit: 1 });
  expect(all.body.Entries).toHaveLength(1);
});

test.each([{}, { Kind: "NEW", EntryIDs: ["12345678"] }, { EntryIDs: Array(51).fill("12345678") }])(
  "either up to 50 entries are named, or the queue: %j is neither",
  async (request) => {
    expect((await exportAs(await aModerator(aCity()), request)).status).toBe(400);
  },
);
