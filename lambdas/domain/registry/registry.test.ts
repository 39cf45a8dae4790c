import { afterEach, expect, test, vi } from "vitest";
import { handler as countRegistry } from "#lambdas/calls/countRegistry.ts";
import { handler as geocodeAddress } from "#lambdas/calls/geocodeAddress.ts";
import { handler as listOpenings } from "#lambdas/calls/listOpenings.ts";
import { handler as listRegistry } from "#lambdas/calls/listRegistry.ts";
import { handler as openHome } from "#lambdas/calls/openHome.ts";
import { handler as updateHousehold } from "#lambdas/calls/updateHousehold.ts";
import * as departments from "#lambdas/domain/departments/departments.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { countHome } from "#lambdas/records/registry/homeCounts.ts";
import { listHome, type RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import { deleteAll } from "#lambdas/records/table/deleteAll.ts";
import { newId, registryPk } from "#lambdas/records/table/keys.ts";
import { table, transact } from "#lambdas/records/table/table.ts";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, remove, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { listRegistry as listCall } from "#shared/contract/jackets/registry.ts";
import { needBits, type RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { listsOf } from "./homeLists.ts";
import { listHomes } from "./listHomes.ts";

afterEach(() => vi.restoreAllMocks());

type Wish = Partial<RequestOf<typeof listCall>>;

const ask = (reader: TestAccount, wish: Wish = {}) =>
  invoke(listRegistry, { Reason: "REVIEW", ...wish }, { session: reader });

async function homesOf(reader: TestAccount, wish: Wish = {}) {
  const { status, body } = await ask(reader, wish);
  expect(status).toBe(200);
  return body;
}

const streetsOf = async (reader: TestAccount, wish: Wish = {}) =>
  (await homesOf(reader, wish)).Homes.map(({ ID }) => ID);

const departmentIn = (City: string) => defaultDepartmentOf({ City, State: "MI" });

async function aListedFamily(facts: Parameters<typeof aFamily>[1] = {}) {
  const city = aCity();
  const family = await aFamily(city, facts);
  const reader = await aModerator(city);
  await workOff();
  return { city, reader, ...family };
}

test("a home stands in its department's registry as soon as a record waits there, and after the transfer", async () => {
  const { reader, household, owner } = await aListedFamily({
    Medical: { MedicalPumps: true, NonVerbal: true },
    PowerEquipment: [{ What: "Oxygen concentrator", Hours: "4" }],
    Lifting: { People: "2" },
  });
  const { Homes } = await homesOf(reader);
  expect(Homes).toMatchObject([
    {
      ID: `${owner.accountId}.${household.ID}`,
      Street: household.Street,
      City: household.City,
      State: "MI",
      Zip: household.Zip,
      People: 1,
      Hours: 4,
      HoursSaid: true,
      Waiting: true,
      Mobile: false,
      Why: "Battery lasts 4 hours",
      Needs: ["POWER", "LIFTING", "COMMUNICATION", "MedicalPumps", "NonVerbal"],
    },
  ]);
  await mark(reader, await only(reader));
  await workOff();
  expect((await homesOf(reader)).Homes).toMatchObject([{ Waiting: false }]);
  expect((await homesOf(reader, { Waiting: true })).Homes).toEqual([]);
});

test("a home that one worker lists late, after another saw its people leave, is taken out again", async () => {
  const city = aCity();
  const { owner, member, household } = await aFamily(city);
  const reader = await aModerator(city);
  const send = table.send.bind(table);
  let isLate = true;
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    if (isLate && command.constructor.name === "TransactWriteCommand") {
      isLate = false;
      await unassign(owner, member, household);
      await listHomes(owner.accountId);
    }
    return send(command);
  }) as typeof send);
  await listHomes(owner.accountId);
  expect(isLate).toBe(false);
  expect(await streetsOf(reader)).toEqual([]);
});

test("a row names nobody, holds no word of the family, and is so small that a page of fifty is two read units", async () => {
  const { city } = await aListedFamily({
    First: "Marigold",
    Medical: { MedicalPumps: true },
    PowerEquipment: [{ What: "Trilogy 100" }],
  });
  const [row] = await rowsOf(registryPk(departmentIn(city), "A"));
  const bytes = Object.entries(row ?? {}).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
  expect(bytes).toBeLessThanOrEqual(320);
  expect(JSON.stringify(row)).not.toContain("Marigold");
});

test.each<readonly [string, (family: Awaited<ReturnType<typeof aListedFamily>>) => Promise<unknown>]>([
  ["moves out", ({ owner, member, household }) => unassign(owner, member, household)],
  ["removes the person", ({ owner, member }) => remove(owner, member)],
  ["is restricted", async ({ owner }) => restrict(await anAdmin(), owner)],
])("a family that %s is in no list any more", async (_what, change) => {
  const family = await aListedFamily({ Medical: { MedicalPumps: true } });
  const department = departmentIn(family.city);
  await mark(family.reader, await only(family.reader));
  await workOff();
  await change(family);
  await workOff();
  for (const list of ["A", "NPOWER", `Z${family.household.Zip.slice(0, 5)}`])
    expect(await rowsOf(registryPk(department, list)), list).toEqual([]);
  const counts = await rowsOf(registryPk(department, "COUNTS"));
  expect(counts.map(({ homes, people }) => [homes, people])).toEqual([[0, 0]]);
});

test("a changed need moves the home at once, and an unknown battery of a device that keeps alive counts as none", async () => {
  const { reader, owner, member } = await aListedFamily();
  expect((await homesOf(reader, { Needs: ["POWER"] })).Homes).toEqual([]);
  await edit(owner, member, { PowerEquipment: [{ What: "Ventilator" }] });
  await workOff();
  const { Homes } = await homesOf(reader, { Needs: ["POWER"], MaxHours: 8 });
  expect(Homes).toMatchObject([
    { Hours: 0, HoursSaid: false, Why: "A device that keeps someone alive, battery time not said: counted as none" },
  ]);
});

test("a home whose family moves only its point is in the areas of the new one, and of the former no more", async () => {
  const { reader, owner, household } = await aListedFamily();
  const { ID, Name, Street, City, State, Zip } = household;
  const { body } = await invoke(geocodeAddress, { Street, City, State, Zip }, { session: owner });
  const { Lat = 0, Lng = 0 } = body.Geo ?? {};
  const [wrong, right] = [
    { Lat: Lat + 0.01, Lng },
    { Lat: Lat + 0.05, Lng },
  ];
  const near = async (point: typeof right) =>
    (await streetsOf(reader, { Area: { Circle: { ...point, Km: 1 } } })).length;
  const moveTo = async (Geo: typeof right) => {
    expect((await invoke(updateHousehold, { UID: owner.accountId, ID, Name, Geo }, { session: owner })).status).toBe(
      200,
    );
    await workOff();
  };
  await moveTo(wrong);
  expect([await near(wrong), await near(right)]).toEqual([1, 0]);
  await moveTo(right);
  expect([await near(wrong), await near(right)]).toEqual([0, 1]);
});

test("a registry that lost its rows is as before after it was rebuilt, and to rebuild it again changes nothing", async () => {
  const { city, owner } = await aListedFamily({ Medical: { MedicalPumps: true } });
  const read = () => Promise.all(["A", "NPOWER", "COUNTS"].map((list) => rowsOf(registryPk(departmentIn(city), list))));
  const before = await read();
  await deleteAll(before.slice(0, 2).flat());
  expect((await read()).slice(0, 2)).toEqual([[], []]);
  for (let time = 0; time < 2; time += 1) {
    await listHomes(owner.accountId, { isAnew: true });
    expect(await read()).toEqual(before);
  }
});

interface Seeded {
  readonly needs?: readonly RegistryNeed[];
  readonly rank?: string;
  readonly hours?: number;
  readonly someUnknown?: true;
  readonly zip?: string;
  readonly spot?: readonly [lat: number, lng: number];
  readonly confirmed?: string;
}

/** Homes of one family's household, so each has an address. */
async function seed(family: Awaited<ReturnType<typeof aListedFamily>>, homes: readonly Seeded[]): Promise<string> {
  const { city, owner, household } = family;
  const department = departmentIn(city);
  const known = await getHousehold(owner.accountId, household.ID);
  if (!known) throw new Error("The family has no household");
  for (const { needs = [], rank = "R", hours, someUnknown, zip = "48226", spot, confirmed = "2026-01-02" } of homes) {
    const hid = newId();
    const details: RegistryDetails = {
      owner: owner.accountId,
      hid,
      rank,
      needs: needBits(needs),
      people: 1,
      zip,
      addressSort: `${String(99 - (hours ?? 0)).padStart(3, "0")}#${hid}`,
      confirmed,
      ...(hours === undefined ? {} : { hours }),
      ...(someUnknown ? { someUnknown } : {}),
      ...(spot ? { lat: spot[0], lng: spot[1] } : {}),
    };
    const place = { City: city, State: "MI" };
    await transact([
      { write: { Put: { TableName: process.env.TABLE_NAME ?? "", Item: { ...known, id: hid, sk: `H#${hid}` } } } },
      ...listsOf(details, place, needs).map((list) => listHome(department, list, details)),
      ...countHome(department, undefined, { home: details, needs }),
    ]);
  }
  return department;
}

/** Page by page. */
async function hoursOf(reader: TestAccount, wish: Wish): Promise<(number | undefined)[]> {
  const hours: (number | undefined)[] = [];
  let Cursor: string | undefined;
  do {
    const page = await homesOf(reader, { ...wish, Limit: 2, ...(Cursor ? { Cursor } : {}) });
    hours.push(...page.Homes.map(({ Hours }) => Hours));
    Cursor = page.NextCursor;
  } while (Cursor);
  return hours;
}

test("homes come by urgency, page by page, each once, also with any of several needs", async () => {
  const family = await aListedFamily();
  await seed(family, [
    { rank: "R" },
    { rank: "012", hours: 12, needs: ["POWER"] },
    { rank: "000", hours: 0, needs: ["POWER", "LIFTING"] },
    { rank: "Q", needs: ["LIFTING"] },
    { rank: "004", hours: 4, needs: ["POWER", "LIFTING", "NonVerbal"] },
  ]);
  const collect = (wish: Wish) => hoursOf(family.reader, wish);
  expect(await collect({})).toEqual([0, 4, 12, undefined, undefined, undefined]);
  expect(await collect({ Needs: ["LIFTING", "POWER"] })).toEqual([0, 4, 12, undefined]);
  expect(await collect({ Needs: ["LIFTING", "POWER"], Match: "ALL" })).toEqual([0, 4]);
  expect(await collect({ Needs: ["POWER"], MaxHours: 4 })).toEqual([0, 4]);
  const area = { City: family.city, State: "MI" } as const;
  expect(await collect({ Area: area, Needs: ["NonVerbal"] })).toEqual([4]);
});

test("homes whose battery time nobody said stay in a list of short ones, behind them", async () => {
  const family = await aListedFamily();
  await seed(family, [
    { needs: ["POWER"], rank: "P", someUnknown: true },
    { needs: ["POWER"], rank: "002", hours: 2 },
    { needs: ["POWER"], rank: "012", hours: 12 },
  ]);
  expect(await hoursOf(family.reader, { MaxHours: 4 })).toEqual([2, undefined]);
  expect(await hoursOf(family.reader, { MaxHours: 4, Needs: ["POWER"], Order: "CONFIRMED" })).toHaveLength(2);
});

test("a device whose battery time nobody said keeps its home in a list of short ones, also beside a known one", async () => {
  const PowerEquipment = [{ What: "Trilogy 100" }, { What: "Power wheelchair", Hours: "12" }];
  const { reader, owner, member } = await aListedFamily({ PowerEquipment });
  const wishes: Wish[] = [{}, { Order: "ADDRESS" }, { Needs: ["POWER"] }];
  for (const wish of wishes)
    expect((await homesOf(reader, { ...wish, MaxHours: 4 })).Homes).toMatchObject([
      { Hours: 12, HoursSaid: true, Why: "Battery time of a device not said. Battery lasts 12 hours" },
    ]);
  await edit(owner, member, { PowerEquipment: [{ What: "Trilogy 100", Hours: "12" }] });
  await workOff();
  expect(await streetsOf(reader, { MaxHours: 4 })).toEqual([]);
  expect((await homesOf(reader)).Homes).toMatchObject([{ Why: "Battery lasts 12 hours" }]);
});

test.each([
  ["ADDRESS", {}, [12, 9, 4, undefined]],
  ["ADDRESS", { MaxHours: 9 }, [9, 4]],
  ["CONFIRMED", { Needs: ["POWER", "LIFTING"] }, [9, 4, 12]],
  ["CONFIRMED", { Area: { Circle: { Lat: 42.35, Lng: -83.06, Km: 30 } } }, [9, 4, 12]],
] as const)("by %s homes come in that order, page by page, whatever else is asked for", async (Order, wish, hours) => {
  const family = await aListedFamily();
  await seed(family, [
    { needs: ["POWER"], rank: "012", hours: 12, confirmed: "2026-03-01", spot: [42.35, -83.06] },
    { needs: ["POWER", "LIFTING"], rank: "004", hours: 4, confirmed: "2026-02-01", spot: [42.36, -83.2] },
    { needs: ["POWER"], rank: "009", hours: 9, confirmed: "2026-01-01", spot: [42.4, -83.1] },
  ]);
  expect(await hoursOf(family.reader, { Order, ...wish } as Wish)).toEqual(hours);
});

test("an outage takes its hours off each battery, and the rows say so", async () => {
  const family = await aListedFamily();
  await seed(family, [
    { needs: ["POWER"], rank: "002", hours: 2 },
    { needs: ["POWER"], rank: "008", hours: 8 },
    { needs: ["POWER"], rank: "012", hours: 12 },
  ]);
  const OutageSince = new Date(Date.now() - 4.5 * 3_600_000).toISOString();
  const { Homes } = await homesOf(family.reader, { Needs: ["POWER"], MaxHours: 5, OutageSince });
  expect(Homes.map(({ Why }) => Why)).toEqual([
    "Battery of 2 hours is empty by now",
    "About 3 hours of battery left, of 8",
  ]);
  expect(Homes.map(({ HoursLeft = -1 }) => Math.round(HoursLeft * 10) / 10)).toEqual([0, 3.5]);
});

test("an area has its homes alone, and those that no map shows stand beside a drawn one", async () => {
  const family = await aListedFamily();
  await seed(family, [
    { zip: "48201", spot: [42.35, -83.06], needs: ["POWER"], rank: "001", hours: 1 },
    { zip: "48202", spot: [42.37, -83.08], needs: ["POWER"], rank: "002", hours: 2 },
    { zip: "48203", needs: ["POWER"], rank: "003", hours: 3 },
  ]);
  const hoursIn = async (wish: Wish) => {
    const { Homes, Unplaced } = await homesOf(family.reader, { Needs: ["POWER"], ...wish });
    return [Homes.map(({ Hours }) => Hours), Unplaced.map(({ Hours }) => Hours)];
  };
  expect(await hoursIn({ Area: { Zip: "48203" } })).toEqual([[3], []]);
  expect(await hoursIn({ Area: { Circle: { Lat: 42.35, Lng: -83.06, Km: 1 } } })).toEqual([[1], [3]]);
  const ring: [number, number][] = [
    [-83.1, 42.36],
    [-83.05, 42.36],
    [-83.05, 42.4],
    [-83.1, 42.4],
  ];
  expect(await hoursIn({ Area: { Polygon: [ring] } })).toEqual([[2], [3]]);
  expect(await hoursIn({ Area: { Unplaced: true } })).toEqual([[3], []]);
  await seed(family, [{ needs: ["POWER"], rank: "009", hours: 9 }]);
  const short = await homesOf(family.reader, { Needs: ["POWER"], Area: { Polygon: [ring] }, Limit: 1 });
  expect([short.Unplaced.map(({ Hours }) => Hours), short.MoreUnplaced]).toEqual([[3], true]);
  expect(await hoursIn({ ConfirmedBefore: "2026-01-02" })).toEqual([[], []]);
  expect(await hoursIn({ ConfirmedBefore: "2026-01-03" })).toEqual([[1, 2, 3, 9], []]);
});

test("nobody of another department, place or rank reads a registry, and of a retired department nobody", async () => {
  const { city, owner, household } = await aListedFamily();
  const department = departmentIn(city);
  const stranger = await aModerator(aCity());
  expect((await homesOf(stranger)).Homes).toEqual([]);
  expect((await ask(stranger, { DepartmentID: department })).status).toBe(403);
  expect((await ask(owner)).status).toBe(403);
  const admin = await anAdmin();
  expect((await ask(admin)).status).toBe(400);
  expect(await streetsOf(admin, { DepartmentID: department })).toEqual([`${owner.accountId}.${household.ID}`]);
  expect((await ask(admin, { DepartmentID: newId() })).status).toBe(404);
  const own = await aDepartment([{ City: city, State: "MI" }], `Fire ${newId()}`);
  const crew = await staff("MOD", { City: city, State: "MI" }, own.id);
  await workOff();
  expect(await streetsOf(crew)).toHaveLength(1);
  await departments.retire(anOperator(), own.id);
  expect((await ask(crew)).status).toBe(404);
});

test("a department that leaves a place keeps none of its homes, transferred ones neither", async () => {
  const { city } = await aListedFamily();
  const place = { City: city, State: "MI" };
  const own = await aDepartment([place], `Fire ${newId()}`);
  const crew = await staff("MOD", place, own.id);
  await workOff();
  await mark(crew, await only(crew));
  await workOff();
  const homes = () => rowsOf(registryPk(own.id, "A"));
  expect(await homes()).toHaveLength(1);
  const elsewhere = [{ City: aCity(), State: "MI" }];
  await departments.edit(anOperator(), own.id, { name: own.name, kind: "FIRE", places: elsewhere });
  await workOff();
  expect(await homes()).toEqual([]);
});

test("staff whose city left the list see none of its homes, and the audit names none that they were not shown", async () => {
  const { city, reader, owner, household } = await aListedFamily();
  await participation.leave([{ City: city, State: "MI" }]);
  // Where no map shows a home, a drawn area lists it beside.
  for (const wish of [{}, { Area: { Circle: { Lat: 42.35, Lng: -83.06, Km: 1 } } }] as const)
    expect(await homesOf(reader, wish)).toMatchObject({ Homes: [], Unplaced: [] });
  const admin = await anAdmin();
  expect((await homesOf(admin, { DepartmentID: departmentIn(city) })).Homes).toHaveLength(1);
  const listed = async ({ accountId }: TestAccount) =>
    (await auditOf(accountId)).filter(({ action }) => action === "listRegistry");
  expect(await listed(admin)).toMatchObject([{ subjects: [`${owner.accountId}.${household.ID}`], count: 1 }]);
  const nobody = { subjects: [], count: 0 };
  expect(await listed(reader)).toMatchObject([nobody, nobody]);
});

test("a list, and each opened home with all its people, leave their reason with the audit and the family", async () => {
  const { reader, owner, household } = await aListedFamily({ Medical: { Other: true, OtherText: "Door code 4711" } });
  await homesOf(reader, { Reason: "DRILL" });
  const ID = `${owner.accountId}.${household.ID}`;
  const request = { ID, Reason: "INCIDENT", Incident: "26-1042" } as const;
  const { status, body } = await invoke(openHome, request, { session: reader });
  expect(status).toBe(200);
  expect(body.Home).toMatchObject({ ID, Street: household.Street });
  expect(body.People).toMatchObject([
    { Entry: { First: "Ada" }, Record: { Medical: { OtherText: "Door code 4711" } } },
  ]);
  expect((await fetch(body.People[0]?.Entry.img ?? "")).status).toBe(200);
  expect(await auditOf(reader.accountId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "listRegistry", reason: "DRILL", subjects: [ID] }),
      expect.objectContaining({ action: "openHome", reason: "INCIDENT", incident: "26-1042", subject: ID }),
    ]),
  );
  const { body: log } = await invoke(listOpenings, {}, { session: owner });
  expect(log.Openings).toMatchObject([{ Reason: "INCIDENT", First: "Ada" }]);
});

test("a home of another department, or of nobody, cannot be opened", async () => {
  const { owner, household } = await aListedFamily();
  const stranger = await aModerator(aCity());
  for (const ID of [`${owner.accountId}.${household.ID}`, `${newId()}.${newId()}`])
    expect((await invoke(openHome, { ID, Reason: "WELFARE" }, { session: stranger })).status).toBe(404);
});

test("planning counts have no ZIP and no need below eleven homes, and no sum tells what is hidden", async () => {
  const family = await aListedFamily();
  await seed(family, [
    ...Array.from({ length: 11 }, () => ({ zip: "48201", needs: ["POWER"] as const })),
    ...Array.from({ length: 3 }, () => ({ zip: "48201", needs: ["NonVerbal"] as const })),
    ...Array.from({ length: 10 }, () => ({ zip: "48202", needs: ["POWER"] as const })),
  ]);
  const { body } = await invoke(countRegistry, {}, { session: family.reader });
  expect(body).toEqual({
    Homes: 14,
    People: 14,
    Needs: { POWER: 11 },
    ByZip: [{ Zip: "48201", Homes: 14, People: 14, Needs: { POWER: 11 } }],
    ByCell: [],
    Hidden: 2,
  });
});

test("what is kept of a city that left the list is counted for administrators alone", async () => {
  const family = await aListedFamily();
  const { city, reader } = family;
  await seed(
    family,
    Array.from({ length: 11 }, () => ({ zip: "48201" })),
  );
  await participation.leave([{ City: city, State: "MI" }]);
  const { body } = await invoke(countRegistry, {}, { session: reader });
  expect(body).toMatchObject({ Homes: 0, People: 0, ByZip: [], Hidden: 0 });
  const DepartmentID = departmentIn(city);
  const { body: ofAdmin } = await invoke(countRegistry, { DepartmentID }, { session: await anAdmin() });
  expect(ofAdmin.ByZip).toMatchObject([{ Zip: "48201", Homes: 11 }]);
});

test("a cell of the map has the counts of its homes, and follows one that moves", async () => {
  const family = await aListedFamily();
  const spot = [42.35, -83.06] as const;
  await seed(family, [
    ...Array.from({ length: 12 }, () => ({ zip: "48201", spot, needs: ["POWER"] as const })),
    ...Array.from({ length: 11 }, () => ({ zip: "48201" })),
  ]);
  const { body } = await invoke(countRegistry, {}, { session: family.reader });
  expect(body.ByCell).toEqual([
    {
      Cell: "dpsbv",
      Lat: expect.closeTo(42.341, 2),
      Lng: expect.closeTo(-83.078, 1),
      Homes: 12,
      People: 12,
      Needs: { POWER: 12 },
    },
  ]);
  const [row] = await rowsOf(registryPk(departmentIn(family.city), "Z48201"));
  const home = row as unknown as RegistryDetails;
  const counted = { home: { ...home, lat: spot[0], lng: spot[1] }, needs: ["POWER"] as const };
  await transact(
    countHome(departmentIn(family.city), counted, { home: { ...home, lat: 42.5, lng: -83.06 }, needs: [] }),
  );
  const { body: after } = await invoke(countRegistry, {}, { session: family.reader });
  expect(after.ByCell).toMatchObject([{ Cell: "dpsbv", Homes: 11, Needs: { POWER: 11 } }]);
  expect(after.ByZip).toMatchObject([{ Zip: "48201", Homes: 23, Needs: { POWER: 11 } }]);
});
