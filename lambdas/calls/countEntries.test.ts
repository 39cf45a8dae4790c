import { expect, test } from "vitest";
import * as departments from "#lambdas/domain/departments/departments.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { aDepartment, aDepartmentWish } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aQueueOf, aQueueRow, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { countEntries as countCall } from "#shared/contract/jackets/entries.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { handler as countEntries } from "./countEntries.ts";

async function count(reader: TestAccount, request: Partial<RequestOf<typeof countCall>> = {}) {
  const { status, body } = await invoke(countEntries, { Kind: "NEW", ...request }, { session: reader });
  expect(status, body.Message).toBe(200);
  return body;
}

test("each queue is counted by itself, and the answer is a number only", async () => {
  const city = aCity();
  const [family] = [await aFamily(city), await aFamily(city)];
  const moderator = await aModerator(city);
  expect(await count(moderator)).toEqual({ Count: 2, More: false });
  const [first] = await listOf(moderator);
  if (first) await mark(moderator, first);
  await edit(family.owner, family.member, { Weight: "140" });
  expect(await count(moderator)).toEqual({ Count: 1, More: false });
  expect(await count(moderator, { Kind: "UPDATED" })).toEqual({ Count: 1, More: false });
});

test("a count shows no record and leaves no audit row", async () => {
  const moderator = await aModerator(aCity());
  await count(moderator);
  expect(await auditOf(moderator.accountId)).toEqual([]);
});

test("LaterThan counts the entries opened after that moment beside all", async () => {
  const city = aCity();
  await putRows(aQueueOf(city, 4));
  const moderator = await aModerator(city);
  const after = async (LaterThan: string) => {
    const { Count, Later } = await count(moderator, { LaterThan });
    expect(Count).toBe(4);
    return Later?.Count;
  };
  expect(await after("2025-12-31T23:59:59Z")).toBe(4);
  expect(await after("2026-01-01T00:00:00Z")).toBe(3);
  expect(await after("2026-01-01T00:01:00.000Z")).toBe(2);
  expect(await after("2026-01-01T00:01:59.999Z")).toBe(2);
  expect(await after("2026-01-01T00:03:00.000Z")).toBe(0);
});

test("a change of a waiting entry is no new entry", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  const { Opened } = await only(moderator);
  await edit(owner, member, { Weight: "140" });
  expect(await count(moderator, { LaterThan: Opened })).toEqual({
    Count: 1,
    More: false,
    Later: { Count: 0, More: false },
  });
});

test("500 are counted; beyond that the answer says that there are more", async () => {
  const city = aCity();
  const Kind = "UPDATED";
  await putRows(aQueueOf(city, 500, Kind));
  const moderator = await aModerator(city);
  expect(await count(moderator, { Kind })).toEqual({ Count: 500, More: false });
  await putRows([aQueueRow({ city, minute: 500, kind: Kind })]);
  expect(await count(moderator, { Kind })).toEqual({ Count: 500, More: true });
});

test("a zip narrows the count", async () => {
  const city = aCity();
  const elsewhere = aQueueRow({ city, minute: 9, address: { Zip: "48201-1234" } });
  await putRows([...aQueueOf(city, 3), elsewhere]);
  const moderator = await aModerator(city);
  expect(await count(moderator, { Zip: "48201" })).toEqual({ Count: 1, More: false });
  expect(await count(moderator, { Zip: "48226-0001" })).toEqual({ Count: 3, More: false });
});

test("unfiltered roles count all cities, or a named one", async () => {
  const cities = Array.from({ length: 6 }, aCity);
  // Other tests' entries are in this count, too.
  const later = 60 * 24 * 366 * (20 + Math.floor(Math.random() * 500));
  const rows = cities.map((city, at) => aQueueRow({ city, minute: later + at }));
  const [, { opened: LaterThan } = { opened: "" }] = rows;
  const laterOf = async (reader: TestAccount) => (await count(reader, { LaterThan })).Later;
  const before = await laterOf(await staff("ADMIN"));
  await putRows(rows);
  for (const role of ["ADMIN", "MASTER ADMIN", "ENGINEER"] as const) {
    const reader = await staff(role);
    expect(await laterOf(reader)).toEqual({ Count: (before?.Count ?? 0) + 4, More: false });
    expect(await count(reader, { City: cities[1], State: "MI" })).toEqual({ Count: 1, More: false });
  }
});

test("a department of several cities is named, and each city counted; one of a single city is not", async () => {
  const [here, there, next] = [aCity(), aCity(), aCity()];
  const places = [here, there, next].map((City) => ({ City, State: "MI" as const }));
  const { id } = await aDepartment(places, `Dispatch of ${here}`);
  const rows = [...aQueueOf(here, 2), ...aQueueOf(there, 1)].map((row) => ({ ...row, department: id }));
  await putRows(rows);
  const moderator = await staff("MOD", { City: here, State: "MI" }, id);
  expect((await count(moderator, { Cities: true })).Served).toEqual({
    Name: `Dispatch of ${here}`,
    Cities: [
      { City: here, State: "MI", Count: 2, More: false },
      { City: there, State: "MI", Count: 1, More: false },
      { City: next, State: "MI", Count: 0, More: false },
    ],
  });
  expect((await count(moderator)).Served).toBeUndefined();
  const city = aCity();
  await putRows(aQueueOf(city, 1));
  const single = await aModerator(city);
  expect((await count(single, { Cities: true })).Served).toBeUndefined();
  expect((await count(await anAdmin(), { Cities: true })).Served).toBeUndefined();
});

test("staff whose city left the list are told that their department serves none", async () => {
  const city = aCity();
  await putRows(aQueueOf(city, 1));
  const moderator = await aModerator(city);
  await participation.leave([{ City: city, State: "MI" }]);
  expect((await count(moderator, { Cities: true })).Served).toEqual({ Name: `${city} responders`, Cities: [] });
});

test("staff whose own city left the list are not told so while their department serves another", async () => {
  const [left, kept] = [aCity(), aCity()].map((City) => ({ City, State: "MI" as const }));
  if (!left || !kept) throw new Error("There is no city");
  const moderator = await aModerator(left.City);
  await participation.join([left]);
  const wish = aDepartmentWish([left, kept], `${left.City} responders`);
  await departments.edit(anOperator(), defaultDepartmentOf(left), wish);
  const { id } = await aDepartment([left, kept]);
  const firefighter = await staff("MOD", left, id);
  await participation.leave([left]);
  for (const reader of [moderator, firefighter]) expect((await count(reader, { Cities: true })).Served).toBeUndefined();
});
