import { expect, test } from "vitest";
import { handler as deleteArea } from "#lambdas/calls/deleteArea.ts";
import { handler as listAreas } from "#lambdas/calls/listAreas.ts";
import { handler as listRegistry } from "#lambdas/calls/listRegistry.ts";
import { handler as saveArea } from "#lambdas/calls/saveArea.ts";
import { getAreaNames, noteNames } from "#lambdas/records/registry/savedArea.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { anArea } from "#lambdas/testing/builders/areas.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { saveArea as saveCall } from "#shared/contract/jackets/registryAreas.ts";
import { mostAreas } from "#shared/model/registry/savedArea.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";

type Wish = Partial<RequestOf<typeof saveCall>>;

const save = (session: TestAccount, wish: Wish, key?: string) =>
  invoke(
    saveArea,
    { Name: "Harbor", Area: { Zip: "48226" }, ...wish },
    { session, ...(key ? { headers: { "idempotency-key": key } } : {}) },
  );

async function areasOf(session: TestAccount, request: { DepartmentID?: string } = {}) {
  const { status, body } = await invoke(listAreas, request, { session });
  expect(status).toBe(200);
  return body.Areas;
}

const ring: [number, number][] = [
  [-83.1, 42.3],
  [-83, 42.3],
  [-83, 42.4],
];

test("an area is kept for all staff of the department, by name, and leaves its rows with the audit", async () => {
  const city = aCity();
  const [one, other] = [await aModerator(city), await staff("MASTER MOD", { City: city, State: "MI" })];
  const drawn = await anArea(one, { Name: "river bank", Area: { Polygon: [ring] } });
  await anArea(other, { Name: "Hospital", Area: { Circle: { Lat: 42.33, Lng: -83.04, Km: 2 } } });
  const areas = await areasOf(other);
  expect(areas).toMatchObject([
    { Name: "Hospital", Area: { Circle: { Lat: 42.33, Lng: -83.04, Km: 2 } }, Version: 1 },
    { ID: drawn, Name: "river bank", By: expect.stringMatching(/\S+ \S+/) },
  ]);
  // Closed.
  expect(areas[1]?.Area).toEqual({ Polygon: [[...ring, ring[0]]] });
  expect((await invoke(deleteArea, { ID: drawn }, { session: other })).status).toBe(200);
  expect((await areasOf(one)).map(({ Name }) => Name)).toEqual(["Hospital"]);
  expect((await invoke(deleteArea, { ID: drawn }, { session: other })).status).toBe(404);
  const place = defaultDepartmentOf({ City: city, State: "MI" });
  expect(await auditOf(other.accountId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "saveArea", place }),
      expect.objectContaining({ action: "deleteArea", place }),
    ]),
  );
});

test("a registry is listed by a saved area as by what it means, and by that of no other department", async () => {
  const city = aCity();
  const { household } = await aFamily(city);
  const reader = await aModerator(city);
  await workOff();
  const [here, elsewhere] = [
    await anArea(reader, { Area: { Zip: household.Zip } }),
    await anArea(reader, { Area: { Zip: "99501" } }),
  ];
  const homesIn = async (session: TestAccount, AreaID: string) => {
    const { status, body } = await invoke(listRegistry, { Reason: "DRILL", Area: { AreaID } }, { session });
    return status === 200 ? body.Homes.length : status;
  };
  expect(await homesIn(reader, here)).toBe(1);
  expect(await homesIn(reader, elsewhere)).toBe(0);
  const stranger = await aModerator(aCity());
  expect(await homesIn(stranger, here)).toBe(404);
  expect(await homesIn(reader, newId())).toBe(404);
});

test("another department reads, replaces and deletes none of them, and administrators choose one", async () => {
  const city = aCity();
  const reader = await aModerator(city);
  const ID = await anArea(reader, { Name: "Ours" });
  const stranger = await aModerator(aCity());
  expect(await areasOf(stranger)).toEqual([]);
  expect((await save(stranger, { ID, Name: "Theirs" })).status).toBe(404);
  expect((await invoke(deleteArea, { ID }, { session: stranger })).status).toBe(404);
  const DepartmentID = defaultDepartmentOf({ City: city, State: "MI" });
  expect((await save(stranger, { DepartmentID })).status).toBe(403);
  const admin = await anAdmin();
  expect((await save(admin, {})).status).toBe(400);
  expect((await save(admin, { DepartmentID, ID, Name: "Renamed" })).status).toBe(200);
  expect((await areasOf(admin, { DepartmentID })).map(({ Name }) => Name)).toEqual(["Renamed"]);
  expect((await save(admin, { DepartmentID: newId() })).status).toBe(404);
});

test("a name is taken once in any letter case, and free again after a rename or a deletion", async () => {
  const reader = await aModerator(aCity());
  const ID = await anArea(reader, { Name: "Harbor" });
  expect(await save(reader, { Name: " HARBOR " })).toMatchObject({ status: 409, body: { Code: "AREA_NAME_TAKEN" } });
  expect((await save(reader, { ID, Name: "harbor" })).status).toBe(200);
  expect((await save(reader, { ID, Name: "North bank" })).status).toBe(200);
  expect((await save(reader, {})).status).toBe(200);
  await invoke(deleteArea, { ID }, { session: reader });
  expect((await save(reader, { Name: "North bank" })).status).toBe(200);
});

test("a repeated request saves one area, and a repeated replacement is not refused for its own version", async () => {
  const reader = await aModerator(aCity());
  const key = `once-${newId()}`;
  const [first, again] = [await save(reader, {}, key), await save(reader, {}, key)];
  expect(again.body).toEqual(first.body);
  expect(await areasOf(reader)).toHaveLength(1);
  const change = { ID: first.body.ID, Version: 1, Name: "Port" };
  const next = `once-${newId()}`;
  for (let time = 0; time < 2; time += 1) expect((await save(reader, change, next)).status).toBe(200);
  expect(await areasOf(reader)).toMatchObject([{ Name: "Port", Version: 2 }]);
});

test("of two who replace an area at once one wins, and of two who save others both do", async () => {
  const city = aCity();
  const [one, other] = [await aModerator(city), await aModerator(city)];
  const ID = await anArea(one);
  const both = [one, other].map((person, at) => save(person, { ID, Version: 1, Name: `Zone ${at}` }));
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ Code: "CHANGED_ELSEWHERE" });
  const beside = await Promise.all([one, other].map((person, at) => save(person, { Name: `Beside ${at}` })));
  expect(beside.map(({ status }) => status)).toEqual([200, 200]);
  const same = await Promise.all([one, other].map((person) => save(person, { Name: "Same" })));
  expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await areasOf(one)).toHaveLength(4);
});

test("a department saves at most 100 areas, and none that only means another", async () => {
  const city = aCity();
  const [reader, department] = [await aModerator(city), defaultDepartmentOf({ City: city, State: "MI" })];
  await anArea(reader);
  const names = await getAreaNames(department);
  const more = Array.from({ length: mostAreas - 2 }, () => [newId(), `Area ${newId()}`]);
  await transact([noteNames(department, names, { ...names?.names, ...Object.fromEntries(more) })]);
  await anArea(reader);
  expect(await save(reader, {})).toMatchObject({ status: 409, body: { Code: "TOO_MANY_AREAS" } });
  const [first] = await areasOf(reader);
  expect((await save(reader, { ID: first?.ID, Name: "Still changed" })).status).toBe(200);
  const AreaID = first?.ID ?? "";
  expect((await save(reader, { Area: { AreaID } as never })).status).toBe(400);
});
