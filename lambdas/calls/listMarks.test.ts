import { expect, test } from "vitest";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, putJackets } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { handler as listMarks } from "./listMarks.ts";
import { handler as markEntries } from "./markEntries.ts";
import { handler as undoMark } from "./undoMark.ts";

const marksFor = async (session: TestAccount, request: object = {}) =>
  (await invoke(listMarks, { Kind: "NEW", ...request }, { session })).body.Marks;

const undo = (session: TestAccount, EntryID: string) => invoke(undoMark, { EntryID }, { session });

async function aMark() {
  const city = aCity();
  const family = await aFamily(city);
  const moderator = await aModerator(city);
  const entry = await only(moderator);
  await mark(moderator, entry);
  return { city, family, moderator, entry };
}

test("a colleague finds a mark of the department by name and takes it back; then it is in no list", async () => {
  const { city, moderator, entry } = await aMark();
  const colleague = await aModerator(city);
  const shown = { EntryID: entry.ID, First: "Ada", Last: "Miller", MarkedAt: expect.any(String) };
  expect(await marksFor(moderator)).toEqual([{ ...shown, Own: true }]);
  expect(await marksFor(colleague)).toEqual([{ ...shown, Own: false }]);
  expect((await undo(colleague, entry.ID)).status).toBe(200);
  for (const reader of [moderator, colleague]) expect(await marksFor(reader)).toEqual([]);
  expect(await rowsOf(`MARKED#MI#${city.toUpperCase()}`)).toEqual([]);
});

test("another department learns of no mark, also at the same place", async () => {
  const { city } = await aMark();
  const place = { City: city, State: "MI" } as const;
  const fire = await aDepartment([place]);
  expect(await marksFor(await staff("MOD", place, fire.id))).toEqual([]);
  expect(await marksFor(await aModerator(aCity()))).toEqual([]);
});

test("an administrator sees the marks of a city, or of all", async () => {
  const { city, entry } = await aMark();
  const admin = await anAdmin();
  const ids = async (request: object) => (await marksFor(admin, request)).map(({ EntryID }) => EntryID);
  expect(await ids({ City: city, State: "MI" })).toEqual([entry.ID]);
  expect(await ids({ City: aCity(), State: "MI" })).toEqual([]);
  expect(await ids({ Limit: 100 })).toContain(entry.ID);
});

test("a mark is listed with its own kind, and not once a newer version waits", async () => {
  const { family, moderator } = await aMark();
  expect(await marksFor(moderator, { Kind: "UPDATED" })).toEqual([]);
  await edit(family.owner, family.member, { First: "Adele" });
  expect(await marksFor(moderator)).toEqual([]);
  await mark(moderator, await only(moderator, "UPDATED"));
  expect((await marksFor(moderator, { Kind: "UPDATED" })).map(({ First }) => First)).toEqual(["Adele"]);
  expect(await marksFor(moderator)).toEqual([]);
});

test("a mark's row holds no name and expires after ten minutes", async () => {
  const { city, moderator } = await aMark();
  const [row] = await rowsOf(`MARKED#MI#${city.toUpperCase()}`);
  expect(JSON.stringify(row)).not.toMatch(/\b(Ada|Miller|Woodward)\b/);
  expect(Number(row?.expiresAt)).toBe(Math.floor(Date.parse(String(row?.at)) / 1000) + 600);
  const audited = (await marksFor(moderator)) && (await auditOf(moderator.accountId));
  expect(audited.filter(({ action }) => action === "listMarks")).toMatchObject([{ count: 1 }]);
});

test("many marks come page by page, the newest first", async () => {
  const city = aCity();
  await putJackets(aQueueOf(city, 12));
  const moderator = await aModerator(city);
  const EntryIDs = (await listOf(moderator)).map(({ ID }) => ID);
  await invoke(markEntries, { EntryIDs }, { session: moderator });
  const shown: string[] = [];
  let Cursor: string | undefined;
  do {
    const request = { Kind: "NEW", Limit: 5, ...(Cursor ? { Cursor } : {}) };
    const { body } = await invoke(listMarks, request, { session: moderator });
    shown.push(...body.Marks.map(({ EntryID }) => EntryID));
    Cursor = body.NextCursor;
  } while (Cursor);
  expect(shown).toEqual(EntryIDs.toReversed());
});
