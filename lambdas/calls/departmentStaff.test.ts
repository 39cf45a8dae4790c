import { expect, test } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { aDepartment, aServedPlace } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { cover } from "#lambdas/testing/builders/households.ts";
import { aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, anAdmin, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import { handler as countEntries } from "./countEntries.ts";
import { handler as createMasterModerator } from "./createMasterModerator.ts";
import { handler as createModerator } from "./createModerator.ts";
import { handler as listModerators } from "./listModerators.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as readMedicalRecord } from "./readMedicalRecord.ts";
import { handler as restrictAccount } from "./restrictAccount.ts";
import { handler as undoMark } from "./undoMark.ts";

const aPlace = (): Place => ({ City: aCity(), State: "MI" });
const creators = [createModerator, createMasterModerator];

const invite = (session: TestAccount, place: Place, DepartmentID?: string) =>
  invoke(createModerator, { ...aNewModerator(place), ...(DepartmentID ? { DepartmentID } : {}) }, { session });

test("staff of a place that no department serves are refused, with the place that was likely meant", async () => {
  const admin = await anAdmin();
  const place = aPlace();
  await cover(place);
  const misspelled = { ...place, City: `${place.City}q` };
  for (const handler of creators) {
    const [near, far] = [misspelled, aPlace()].map((one) => aNewModerator(one));
    const session = { session: admin };
    const suggested = await invoke(handler as typeof createModerator, near ?? {}, session);
    expect(suggested).toMatchObject({ status: 400, body: { Code: "PLACE_NOT_SERVED" } });
    expect(suggested.body.Message).toContain(`Did you mean ${place.City}?`);
    const { status, body } = await invoke(handler as typeof createModerator, far ?? {}, session);
    expect([status, body.Code]).toEqual([400, "PLACE_NOT_SERVED"]);
    expect(body.Message).not.toContain("Did you mean");
  }
});

test("where several departments serve a place its staff are invited to one of them", async () => {
  const [admin, place] = [await anAdmin(), aPlace()];
  const [fire = "", police = ""] = await aServedPlace(place, 2);
  const { status, body } = await invite(admin, place);
  expect([status, body.Code]).toEqual([400, "DEPARTMENT_NOT_THERE"]);
  expect(body.Message).toContain("Department 1 and Department 2 serve");
  expect((await invite(admin, place, "another")).body.Code).toBe("DEPARTMENT_NOT_THERE");
  for (const id of [fire, police]) {
    const made = await invite(admin, place, id);
    expect([made.status, made.body.Account.DepartmentID]).toEqual([200, id]);
    expect((await getAccount(made.body.Account.ID))?.department).toBe(id);
  }
});

test("the documented payload chooses the default department, also beside others", async () => {
  const [admin, place] = [await anAdmin(), aPlace()];
  await cover(place);
  await aDepartment([place]);
  const { body } = await invite(admin, place);
  expect((await getAccount(body.Account.ID))?.department).toBeUndefined();
});

test("a master moderator invites, sees and restricts the staff of their own department alone", async () => {
  const place = aPlace();
  const [fire = "", police = ""] = await aServedPlace(place, 2);
  const [chief, other] = [await staff("MASTER MOD", place, fire), await staff("MASTER MOD", place, police)];
  const { body } = await invite(chief, place, police);
  expect((await getAccount(body.Account.ID))?.department).toBe(fire);
  const idsFor = async (session: TestAccount, asked = {}) =>
    (await invoke(listModerators, asked, { session })).body.Moderators.map(({ ID }) => ID);
  expect(await idsFor(chief)).toEqual([body.Account.ID]);
  expect(await idsFor(other)).toEqual([]);
  expect(await idsFor(await anAdmin(), place)).toEqual([body.Account.ID]);
  const restrict = (session: TestAccount) =>
    invoke(restrictAccount, { ID: body.Account.ID, Reason: "Left" }, { session });
  expect((await restrict(other)).status).toBe(404);
  expect((await restrict(chief)).status).toBe(200);
});

test("each department of a place marks for itself, and reaches no entry of another", async () => {
  const place = aPlace();
  const [fire = "", police = ""] = await aServedPlace(place, 2);
  const { owner, member } = await aFamily(place.City);
  const [crew, officers] = [await staff("MOD", place, fire), await staff("MOD", place, police)];
  const entry = await only(crew);
  for (const handler of [undoMark, readMedicalRecord] as const)
    expect((await invoke(handler as typeof undoMark, { EntryID: entry.ID }, { session: officers })).status).toBe(404);
  expect(await mark(officers, entry)).toBe(404);
  expect(await mark(crew, entry)).toBe(200);
  expect(await listOf(crew)).toEqual([]);
  expect((await only(officers)).First).toBe("Ada");
  await edit(owner, member, { First: "Grace" });
  expect((await only(officers)).First).toBe("Grace");
  expect((await only(crew, "UPDATED")).Changes?.map(({ Field }) => Field)).toEqual(["Name"]);
});

test("two departments of a place that mark one jacket at the same moment both succeed", async () => {
  const place = aPlace();
  const ids = await aServedPlace(place, 4);
  await aFamily(place.City);
  const crews = await Promise.all(ids.map((id) => staff("MOD", place, id)));
  const statuses = await Promise.all(crews.map(async (crew) => mark(crew, await only(crew))));
  expect(statuses).toEqual([200, 200, 200, 200]);
  for (const crew of crews) expect(await listOf(crew)).toEqual([]);
});

test("a dispatch centre for thirty cities is one queue, which a city narrows", async () => {
  const places = Array.from({ length: 30 }, aPlace);
  const { id } = await aDepartment(places, "County Dispatch");
  const [first, second, own] = [places[0], places[1], places[2]] as [Place, Place, Place];
  await aFamily(first.City);
  await aFamily(second.City);
  const dispatcher = await staff("MOD", own, id);
  const cities = (entries: Entry[]) => entries.map(({ City }) => City).sort();
  expect(cities(await listOf(dispatcher))).toEqual([first.City, second.City].sort());
  expect(cities(await listOf(dispatcher, first))).toEqual([first.City]);
  const count = async (asked: object) =>
    (await invoke(countEntries, { Kind: "NEW", ...asked }, { session: dispatcher })).body.Count;
  expect([await count({}), await count(second), await count(own)]).toEqual([2, 1, 0]);
  const elsewhere = await invoke(countEntries, { Kind: "NEW", ...aPlace() }, { session: dispatcher });
  expect(elsewhere.status).toBe(403);
});

test("readers of every city see a card for each department, with its name, on pages of any size", async () => {
  const place = aPlace();
  await cover(place);
  for (const name of ["Fire", "Police"]) await aDepartment([place], name);
  await aFamily(place.City);
  const admin = await anAdmin();
  const names: (string | undefined)[] = [];
  let page = {};
  do {
    const entries = await invoke(listNewEntries, { ...place, Limit: 1, ...page }, { session: admin });
    names.push(...entries.body.entries.map(({ Department }) => Department));
    page = entries.body.NextCursor ? { Cursor: entries.body.NextCursor } : {};
  } while (Object.keys(page).length > 0);
  expect(names.sort()).toEqual([`${place.City} responders`, "Fire", "Police"].sort());
});
