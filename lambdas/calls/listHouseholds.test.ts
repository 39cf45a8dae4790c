import { expect, test } from "vitest";
import { mostHouseholds } from "#lambdas/domain/family/households.ts";
import { getHousehold, householdRecord } from "#lambdas/records/family/household.ts";
import { linkingId, linkRecord } from "#lambdas/records/family/link.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Household } from "#shared/model/household.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";

const list = (owner: TestAccount, page = {}) =>
  invoke(listHouseholds, { UID: owner.accountId, ...page }, { session: owner });

/** Without the member: the household list reads links alone. */
async function aLink(owner: TestAccount, { ID: hid }: Household, mid: string, first: string): Promise<void> {
  const created = new Date().toISOString();
  const link = { owner: owner.accountId, mid, hid, first, last: "Miller", created };
  await transact([insert(linkRecord(link, { Street: "2 Woodward Ave" }))]);
}

test("households are listed by time of registration, with the people assigned to each", async () => {
  const owner = await aResident();
  const one = await aHousehold(owner, { Name: "First" });
  const two = await aHousehold(owner, { Name: "Second" });
  await aLink(owner, one, "member-aa", "Rosa");
  await aLink(owner, one, "member-bb", "Ben");
  await aLink(owner, two, "member-aa", "Rosa");
  const { HouseHolds } = (await list(owner)).body;
  expect(HouseHolds.map(({ Name }) => Name)).toEqual(["First", "Second"]);
  expect(HouseHolds[0]?.Members.map(({ First }) => First).sort()).toEqual(["Ben", "Rosa"]);
  expect(HouseHolds[1]?.Members).toEqual([
    { ID: "member-aa", First: "Rosa", Last: "Miller", LinkingID: linkingId("member-aa", two.ID) },
  ]);
});

test("pages follow one another without gaps, each household with all its members", async () => {
  const owner = await aResident();
  const names = ["A", "B", "C", "D", "E"];
  for (const Name of names) await aLink(owner, await aHousehold(owner, { Name }), "member-aa", "Rosa");
  const seen: Household[] = [];
  let Cursor: string | undefined;
  do {
    const { body } = await list(owner, { Limit: 2, ...(Cursor ? { Cursor } : {}) });
    expect(body.HouseHolds.length).toBeLessThanOrEqual(2);
    seen.push(...body.HouseHolds);
    Cursor = body.NextCursor;
  } while (Cursor);
  expect(seen.map(({ Name }) => Name)).toEqual(names);
  expect(seen.map(({ Members }) => Members.length)).toEqual([1, 1, 1, 1, 1]);
});

test("a request without a Limit is answered with every household that an account may have", async () => {
  const owner = await aResident();
  const first = await getHousehold(owner.accountId, (await aHousehold(owner)).ID);
  if (!first) throw new Error("There is no household");
  // Written directly: an hour has fewer registrations.
  const more = Array.from({ length: mostHouseholds - 1 }, () => householdRecord({ ...first, id: newId() }));
  await transact(more.map((one) => insert(one)));
  const { HouseHolds, NextCursor } = (await list(owner)).body;
  expect([HouseHolds.length, NextCursor]).toEqual([mostHouseholds, undefined]);
});

test("an invented cursor and another family's are refused", async () => {
  const [owner, other] = [await aResident(), await aResident()];
  for (const person of [owner, other]) for (const Name of ["A", "B"]) await aHousehold(person, { Name });
  const { NextCursor } = (await list(other, { Limit: 1 })).body;
  for (const Cursor of [NextCursor, "invented", "a.b"]) expect((await list(owner, { Cursor })).status).toBe(400);
});

test("another account's id is answered like an unknown one", async () => {
  const [owner, other] = [await aResident(), await aResident()];
  await aHousehold(other);
  for (const UID of [other.accountId, "nobody-at-all"]) {
    const { status, body } = await invoke(listHouseholds, { UID }, { session: owner });
    expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  }
});

test("staff have an empty list of their own and cannot read a family's", async () => {
  const [admin, family] = [await anAdmin(), await aResident()];
  expect((await list(admin)).body).toEqual({ HouseHolds: [] });
  const { status } = await invoke(listHouseholds, { UID: family.accountId }, { session: admin });
  expect(status).toBe(404);
});
