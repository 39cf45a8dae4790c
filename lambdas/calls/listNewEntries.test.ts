import { expect, test } from "vitest";
import { readHeader } from "#lambdas/adapters/imageHeader.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { listOf, only } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, anUncoveredHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, aResident, staff } from "#lambdas/testing/builders/people.ts";
import { aPhoto } from "#lambdas/testing/builders/photos.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";

const otherText = "The key is under the blue pot";
const Medical = { DNR: true, Other: true, OtherText: otherText };

test("an entry shows the person, the address, the flags and the photo", async () => {
  const city = aCity();
  const { member } = await aFamily(city, { Mail: "ada@example.com", Additional: "Deaf", Medical });
  const entry = await only(await aModerator(city));
  expect(entry).toMatchObject({
    Kind: "NEW",
    First: "Ada",
    Last: "Miller",
    Dob: "1950-02-03",
    Sex: "F",
    Feet: 5,
    Inches: 4,
    Weight: "130",
    Mail: "ada@example.com",
    additional: "Deaf",
    City: city,
    State: "MI",
    CreateDate: member.CreateDate,
    Medical: { DNR: true, Other: true },
  });
  expect(entry.Phone).toBeUndefined();
  expect((await fetch(entry.img)).status).toBe(200);
});

test("the photo of an entry comes with its thumbnail, and once it is replaced neither is given again", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  const pathsOf = ({ img, Thumbnail = "" }: Entry) => [img, Thumbnail].map((at) => new URL(at).pathname);
  const before = await only(moderator);
  await edit(owner, member, { img: await aPhoto(owner) });
  const after = await only(moderator);
  const files = await Promise.all(
    [after.img, after.Thumbnail ?? ""].map(async (at) => Buffer.from(await (await fetch(at)).arrayBuffer())),
  );
  expect(files.map((file) => readHeader(file)?.type)).toEqual(["jpeg", "jpeg"]);
  expect(files[0]).not.toEqual(files[1]);
  expect(new Set([...pathsOf(before), ...pathsOf(after)]).size).toBe(4);
});

test("the text of 'Other' is in no list", async () => {
  const city = aCity();
  await aFamily(city, { Medical });
  for (const [reader, filter] of [
    [await aModerator(city), {}],
    [await anAdmin(), { City: city, State: "MI" }],
  ] as const) {
    const { body } = await invoke(listNewEntries, filter, { session: reader });
    expect(body.entries.length).toBe(1);
    expect(JSON.stringify(body)).not.toContain("blue pot");
  }
});

test("a department's staff see only the entries of their own city", async () => {
  const [mine, theirs] = [aCity(), aCity()];
  const [{ member }] = [await aFamily(mine), await aFamily(theirs)];
  for (const reader of [await aModerator(mine), await staff("MASTER MOD", { City: mine, State: "MI" })]) {
    const entries = await listOf(reader);
    expect(entries.map(({ City, CreateDate }) => [City, CreateDate])).toEqual([[mine, member.CreateDate]]);
  }
  expect(await listOf(await aModerator(mine, "OH"))).toEqual([]);
});

test("naming another place is refused; another spelling of the own city is not", async () => {
  const city = aCity();
  await aFamily(city);
  const moderator = await aModerator(city);
  for (const filter of [
    { City: aCity(), State: "MI" },
    { City: city, State: "OH" },
    { City: aCity() },
    { State: "OH" },
  ]) {
    const { status, body } = await invoke(listNewEntries, filter, { session: moderator });
    expect([status, body.Message]).toEqual([403, errorSentences.NOT_ALLOWED]);
  }
  for (const filter of [
    { City: `  ${city.toLowerCase()} `, State: "MI" },
    { City: city.toUpperCase().replace(" ", "  ") },
  ])
    expect((await listOf(moderator, filter)).length).toBe(1);
});

test("a zip narrows the list", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await assign(owner, member, await aHousehold(owner, { City: city, Zip: "48201-1234" }));
  const moderator = await aModerator(city);
  const zips = async (Zip: string) => (await listOf(moderator, { Zip })).map((entry) => entry.Zip);
  expect(await zips("48201")).toEqual(["48201-1234"]);
  expect(await zips("48226-0000")).toEqual(["48226"]);
  expect(await zips("49999")).toEqual([]);
  expect((await listOf(moderator)).length).toBe(2);
});

test("pages go from the longest waiting to the newest, each entry once", async () => {
  const city = aCity();
  const owner = await aResident();
  const oldest = await aHousehold(owner, { City: city, Street: "1 Woodward Ave" });
  const member = await aPaidMember(owner);
  await assign(owner, member, oldest);
  for (let home = 2; home <= 5; home += 1)
    await assign(owner, member, await aHousehold(owner, { City: city, Street: `${home} Woodward Ave` }));
  const session = await aModerator(city);
  const page = (Cursor?: string) => invoke(listNewEntries, { Limit: 2, Cursor }, { session });
  const first = await page();
  const second = await page(first.body.NextCursor);
  const third = await page(second.body.NextCursor);
  const streets = [first, second, third].map(({ body }) =>
    body.entries.map(({ Street }) => Number.parseInt(Street, 10)),
  );
  expect(streets).toEqual([[1, 2], [3, 4], [5]]);
  expect(third.body.NextCursor).toBeUndefined();
});

test("a cursor works for its own list alone", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await assign(owner, member, await aHousehold(owner, { City: city }));
  const { body } = await invoke(listNewEntries, { Limit: 1 }, { session: await aModerator(city) });
  const Cursor = body.NextCursor ?? "";
  const elsewhere = { session: await aModerator(aCity()) };
  expect((await invoke(listNewEntries, { Cursor }, elsewhere)).status).toBe(400);
  expect((await invoke(listNewEntries, { Cursor: `${Cursor}x` }, elsewhere)).status).toBe(400);
});

test("unfiltered roles read all cities by waiting time, and one city when city and state are given", async () => {
  const cities = [aCity(), aCity(), aCity()];
  for (const city of cities) await aFamily(city);
  for (const role of ["ADMIN", "MASTER ADMIN", "ENGINEER"] as const) {
    const session = await staff(role);
    const seen: string[] = [];
    let Cursor: string | undefined;
    do {
      const { body } = await invoke(listNewEntries, { Limit: 25, Cursor }, { session });
      seen.push(...body.entries.map(({ City }) => City));
      Cursor = body.NextCursor;
    } while (Cursor);
    expect(seen.filter((city) => cities.includes(city))).toEqual(cities);
    expect((await listOf(session, { City: cities[1], State: "MI" })).map(({ City }) => City)).toEqual([cities[1]]);
    // Both or neither: a city alone narrows nothing.
    expect((await listOf(session, { City: aCity() })).length).toBeGreaterThanOrEqual(3);
  }
});

test("an entry of a city without a participating department is listed as an orphan, and to administrators alone", async () => {
  const [served, unserved] = [aCity(), aCity()];
  await Promise.all([aFamily(served), aFamily(unserved)]);
  await participation.leave([{ City: unserved, State: "MI" }]);
  const admin = await anAdmin();
  expect((await listOf(admin, { City: served, State: "MI" }))[0]?.Orphan).toBeUndefined();
  expect((await listOf(admin, { City: unserved, State: "MI" }))[0]?.Orphan).toBe(true);
  expect((await listOf(await aModerator(served)))[0]?.Orphan).toBeUndefined();
  expect(await listOf(await aModerator(unserved))).toEqual([]);
});

test("staff of a city that never was on the list see nothing that is kept for it", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(aCity());
  await assign(owner, member, await anUncoveredHousehold(owner, { City: city }));
  expect(await listOf(await aModerator(city))).toEqual([]);
  expect(await listOf(await anAdmin(), { City: city, State: "MI" })).toMatchObject([{ Orphan: true }]);
});

test("an entry says that the authorization is not declared until it is", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  expect(await only(moderator)).toMatchObject({ Undeclared: true });
  await edit(owner, member, { Weight: "140" });
  expect(await only(moderator)).toMatchObject({ Undeclared: true });
  await edit(owner, member, { Weight: "140", Authorization: { Choice: "SELF", Waiver: "2026-11-21" } });
  const entry = await only(moderator);
  expect(entry).not.toHaveProperty("Undeclared");
  // Who declared consent, and when, stays with the family.
  expect(JSON.stringify(entry)).not.toMatch(/SELF|Waiver/);
});

test("every list leaves one audit row with actor, place and count", async () => {
  const city = aCity();
  await aFamily(city);
  const moderator = await aModerator(city);
  await listOf(moderator);
  expect(await auditOf(moderator.accountId)).toMatchObject([
    { role: "MOD", action: "listNewEntries", place: `MI#${city.toUpperCase()}`, count: 1 },
  ]);
});

test("residents cannot list entries", async () => {
  expect((await invoke(listNewEntries, {}, { session: await aResident() })).status).toBe(403);
});
