import { expect, test } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { listOf, mark, medicalOf, only, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, staff } from "#lambdas/testing/builders/people.ts";
import { aPhoto } from "#lambdas/testing/builders/photos.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { handler as assignMember } from "./assignMember.ts";
import { handler as undoMark } from "./undoMark.ts";

const Medical = { DNR: true, Other: true, OtherText: "Door code 4711" };

async function aKnownPerson(overrides: object = { Medical }) {
  const city = aCity();
  const family = await aFamily(city, overrides);
  const moderator = await aModerator(city);
  await mark(moderator, await only(moderator));
  const change = async (changes: Parameters<typeof edit>[2]) => {
    const { status, body } = await edit(family.owner, family.member, changes);
    expect(status, body.Message).toBe(200);
  };
  return { city, moderator, change, updated: () => only(moderator, "UPDATED"), ...family };
}

const row = (Field: string, Old: string, New: string) => ({ Field, Old, New });

test("changes are listed field by field, in the words of the card, the medical flags first", async () => {
  const { owner, change, updated, member } = await aKnownPerson();
  await change({
    First: "Adele",
    Sex: "O",
    Dob: "1951-12-09",
    Feet: 4,
    Inches: 11,
    Weight: "120.5",
    Mail: "ada@example.com",
    Phone: "313-555-0123",
    Additional: "Deaf",
    img: await aPhoto(owner),
    Medical: { NonVerbal: true, MobilityImpairmentRequiringWheelChair: true, Other: true, OtherText: "Open" },
  });
  const entry = await updated();
  expect(entry).toMatchObject({ Kind: "UPDATED", First: "Adele", CreateDate: member.CreateDate });
  expect((await fetch(entry.img)).status).toBe(200);
  expect(entry.Changes).toEqual([
    row("DNR", "Yes", "No"),
    row("Mobility Impairment Requiring Wheel Chair", "No", "Yes"),
    row("Non Verbal", "No", "Yes"),
    row("Medical text", "", "changed"),
    row("Photo", "", "changed"),
    row("Name", "Ada Miller", "Adele Miller"),
    row("Email", "(not provided)", "ada@example.com"),
    row("Phone", "(not provided)", "(313) 555-0123"),
    row("Notes", "(not provided)", "Deaf"),
    row("Born", "Feb 03 1950", "Dec 09 1951"),
    row("Sex", "F", "O"),
    row("Height", "5 ft 4 in", "4 ft 11 in"),
    row("Weight", "130 lb", "120.5 lb"),
  ]);
});

test("a New entry has no changes", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await edit(owner, member, { Weight: "140" });
  expect(await only(await aModerator(city))).not.toHaveProperty("Changes");
});

test("after two edits, changes compare with the transferred version", async () => {
  const { change, updated, moderator } = await aKnownPerson();
  await change({ Weight: "140" });
  await change({ Weight: "150", First: "Adele" });
  expect((await updated()).Changes).toEqual([
    row("Name", "Ada Miller", "Adele Miller"),
    row("Weight", "130 lb", "150 lb"),
  ]);
  await mark(moderator, await updated());
  await change({ Weight: "150", First: "Ada" });
  expect((await updated()).Changes).toEqual([row("Name", "Adele Miller", "Ada Miller")]);
});

test("values changed back leave an update without changes", async () => {
  const { change, updated } = await aKnownPerson();
  await change({ Weight: "140" });
  await change({});
  expect((await updated()).Changes).toEqual([]);
});

test.each([
  ["changed", { Other: true, OtherText: "Ring twice" }, []],
  ["removed", { Other: true }, []],
  ["removed", {}, [row("Other", "Yes", "No")]],
])("a text of Other that is %s opens an update that says so, and never the text", async (fate, now, flags) => {
  const { change, updated, moderator, city } = await aKnownPerson();
  await change({ Medical: { DNR: true, ...now } });
  const entry = await updated();
  expect(entry.Changes).toEqual([...flags, row("Medical text", "", fate)]);
  expect(JSON.stringify([entry, await queueOf("UPDATED", city)])).not.toMatch(/Door code|Ring/);
  const { body } = await medicalOf(moderator, entry);
  expect(body.Record.Medical.OtherText).toBe("OtherText" in now ? now.OtherText : undefined);
});

test("a new text of 'Other' is listed as added", async () => {
  const { change, updated } = await aKnownPerson({});
  await change({ Medical: { Other: true, OtherText: "Ring twice" } });
  expect((await updated()).Changes).toEqual([row("Other", "No", "Yes"), row("Medical text", "", "added")]);
});

const Authorization = { Choice: "PERMISSION", Waiver: "2026-11-21" } as const;
const declaredNow = row("Authorization", "Not declared", "Declared");

test("an authorization declared after the transfer opens an update that says so", async () => {
  const { change, updated } = await aKnownPerson();
  await change({ Authorization });
  const entry = await updated();
  expect(entry.Changes).toEqual([declaredNow]);
  expect(entry).not.toHaveProperty("Undeclared");
});

test("an update of a person without an authorization says that it is not declared; a removal notice does not", async () => {
  const { change, updated, owner, member, household } = await aKnownPerson();
  await change({ Weight: "140" });
  expect(await updated()).toMatchObject({ Undeclared: true, Changes: [row("Weight", "130 lb", "140 lb")] });
  await unassign(owner, member, household);
  expect(await updated()).not.toHaveProperty("Undeclared");
});

test("a removal notice shows the person as the department knows them, marked as removed, without changes", async () => {
  const { change, updated, owner, member, household } = await aKnownPerson();
  await change({ First: "Adele" });
  await unassign(owner, member, household);
  const notice = await updated();
  expect(notice).toMatchObject({
    Removed: true,
    Ending: "MOVED",
    First: "Ada",
    Medical: { DNR: true, Other: true },
  });
  expect(notice).not.toHaveProperty("Changes");
});

test("when a person comes back, the department learns that they are at the address again", async () => {
  const { updated, owner, member, household, moderator } = await aKnownPerson();
  await unassign(owner, member, household);
  await mark(moderator, await updated());
  const request = { UID: owner.accountId, MID: member.ID, HHID: household.ID };
  await invoke(assignMember, request, { session: owner });
  const entry = await updated();
  expect(entry.Removed).toBeUndefined();
  expect(entry.Changes).toEqual([
    row("Address", "No longer at this address", `2 Woodward Ave, ${entry.City}, MI 48226`),
  ]);
});

test("when an account is restored, the department learns that the record holds again", async () => {
  const { updated, owner, moderator } = await aKnownPerson();
  const admin = await anAdmin();
  await restrict(admin, owner);
  const notice = await updated();
  expect(notice).toMatchObject({ Removed: true, Ending: "PAUSED", EndedOn: easternDayOf(new Date()) });
  await mark(moderator, notice);
  await restore(admin, owner);
  const since = `Account paused since ${formatDay(easternDayOf(new Date()))}`;
  expect((await updated()).Changes).toEqual([row("Record", since, "Active again")]);
});

test("undoing an update's mark within ten minutes brings its changes back", async () => {
  const { change, updated, moderator } = await aKnownPerson();
  const undo = async (EntryID: string) => (await invoke(undoMark, { EntryID }, { session: moderator })).status;
  await change({ Weight: "140", Medical: { ...Medical, OtherText: "Ring twice" } });
  const before = await updated();
  expect(await mark(moderator, before)).toBe(200);
  expect(await listOf(moderator, {}, "UPDATED")).toEqual([]);
  expect(await undo(before.ID)).toBe(200);
  const { img: _signedAnew, ...after } = await updated();
  expect(before).toMatchObject(after);
  await change({ Weight: "150", Medical });
  expect((await updated()).Changes).toEqual([row("Weight", "130 lb", "150 lb")]);
  expect(await undo(before.ID)).toBe(409);
});

test("unfiltered roles see an update of a city without a department as an orphan, and its moderator sees nothing", async () => {
  const [served, unserved] = [await aKnownPerson(), await aKnownPerson()];
  await participation.leave([{ City: unserved.city, State: "MI" }]);
  for (const { change } of [served, unserved]) await change({ Weight: "140" });
  for (const role of ["ADMIN", "MASTER ADMIN", "ENGINEER"] as const) {
    const reader = await staff(role);
    const orphan = async (City: string) => (await listOf(reader, { City, State: "MI" }, "UPDATED"))[0]?.Orphan;
    expect([await orphan(served.city), await orphan(unserved.city)]).toEqual([undefined, true]);
    const all = await listOf(reader, { Sort: "NEWEST", Limit: 100 }, "UPDATED");
    expect(all.find(({ City }) => City === unserved.city)?.Orphan).toBe(true);
  }
  expect((await served.updated()).Orphan).toBeUndefined();
  expect(await listOf(unserved.moderator, {}, "UPDATED")).toEqual([]);
});

test("every list of updates leaves one audit row with actor, place and count, and nothing of the person", async () => {
  const { change, updated, moderator, city } = await aKnownPerson();
  await change({ Weight: "140" });
  await updated();
  const audits = await auditOf(moderator.accountId);
  expect(audits.filter(({ action }) => action === "listUpdatedEntries")).toMatchObject([
    { role: "MOD", place: `MI#${city.toUpperCase()}`, count: 1 },
  ]);
  expect(JSON.stringify(audits)).not.toMatch(/\b(Ada|Miller|Weight|4711)\b/);
});
