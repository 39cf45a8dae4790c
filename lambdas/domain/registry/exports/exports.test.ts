import { afterEach, expect, test, vi } from "vitest";
import * as files from "#lambdas/adapters/exports/exportFiles.ts";
import { handler as exportRegistry } from "#lambdas/calls/exportRegistry.ts";
import { handler as listOpenings } from "#lambdas/calls/listOpenings.ts";
import { handler as listRegistry } from "#lambdas/calls/listRegistry.ts";
import { handler as readExport } from "#lambdas/calls/readExport.ts";
import * as departments from "#lambdas/domain/departments/departments.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { listHome, type RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import { exportsPk, newId } from "#lambdas/records/table/keys.ts";
import { discard, type Key, transact, type Write } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { anArea } from "#lambdas/testing/builders/areas.ts";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { anExport, type ExportRequest } from "#lambdas/testing/builders/exports.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { deliverLetters, redrive, relayRows, workOff } from "#lambdas/testing/workOff.ts";
import { exportPart } from "#shared/model/registry/exportedHome.ts";
import { needBits } from "#shared/model/registry/registryNeeds.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { listsOf } from "../homeLists.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  capturedWork().deadLetters.length = 0;
});

async function aListedFamily(facts: Parameters<typeof aFamily>[1] = {}) {
  const city = aCity();
  const family = await aFamily(city, facts);
  const reader = await aModerator(city);
  await workOff();
  return { city, reader, ...family };
}

type Family = Awaited<ReturnType<typeof aListedFamily>>;

const listedAs = ({ city }: Family, details: RegistryDetails): Write[] => {
  const place = { City: city, State: "MI" };
  return listsOf(details, place, []).map((list) => listHome(defaultDepartmentOf(place), list, details));
};

/** In all lists of the department. */
const moveHome = (family: Family, before: RegistryDetails, after: RegistryDetails): Write[] => [
  ...listedAs(family, before).flatMap(({ write }) => discard(write.Put?.Item as Key)),
  ...listedAs(family, after),
];

/** Without people. */
async function addHomes(family: Family, count: number, spot?: readonly [number, number]) {
  const { owner, household } = family;
  const known = await getHousehold(owner.accountId, household.ID);
  const added: RegistryDetails[] = [];
  for (let at = 0; at < count; at += 1) {
    const hid = `${String(at).padStart(4, "0")}${newId()}`;
    const details: RegistryDetails = {
      owner: owner.accountId,
      hid,
      rank: "R",
      needs: needBits([]),
      people: 1,
      zip: "48226",
      addressSort: `${9_999 - at}${hid}`,
      confirmed: "2026-01-02",
      ...(spot ? { lat: spot[0], lng: spot[1] } : {}),
    };
    await transact([
      { write: { Put: { TableName: process.env.TABLE_NAME ?? "", Item: { ...known, id: hid, sk: `H#${hid}` } } } },
      ...listedAs(family, details),
    ]);
    added.push(details);
  }
  return added;
}

const read = (session: TestAccount, ID: string, From?: number) =>
  invoke(readExport, { ID, ...(From === undefined ? {} : { From }) }, { session });

async function partsOf(session: TestAccount, ID: string) {
  const { body } = await read(session, ID, 0);
  const answers = await Promise.all(body.Parts.map((link) => fetch(link)));
  return Promise.all(answers.map(async (answer) => exportPart.parse(await answer.json())));
}

const homesOf = async (session: TestAccount, ID: string) => (await partsOf(session, ID)).flatMap(({ Homes }) => Homes);

async function exported(reader: TestAccount, wish: ExportRequest = {}) {
  const ID = await anExport(reader, wish);
  await workOff();
  return ID;
}

const eraseLater = (account: string, id: string) => ({
  kind: "exports" as const,
  message: { work: { task: "eraseExport" as const, account, id, waits: 0 } },
  tries: 0,
});

const sealed = { Medical: { Other: true, OtherText: "Door code 4711", MedicalPumps: true } };

test("an export has each home with the newest records of its people, also transferred ones, and no photo", async () => {
  const family = await aListedFamily(sealed);
  const { reader, owner, member, household } = family;
  await mark(reader, await only(reader));
  await edit(owner, member, { First: "Adele" });
  await workOff();
  const ID = await exported(reader);
  const { body } = await read(reader, ID);
  expect(body).toMatchObject({ Status: "READY", Done: 1, Total: 1, PartCount: 1, Parts: [] });
  expect(body.Department).toBe(`${family.city} responders`);
  const homes = await homesOf(reader, ID);
  expect(homes).toMatchObject([
    {
      Home: {
        ID: `${owner.accountId}.${household.ID}`,
        Street: household.Street,
        Needs: ["POWER", "MedicalPumps", "Other"],
      },
      People: [{ Entry: { First: "Adele", img: "", Medical: { Other: true } } }],
    },
  ]);
  expect(homes[0]?.People[0]?.Entry.Thumbnail).toBeUndefined();
  expect(JSON.stringify(homes)).not.toContain("4711");
});

test("an offline copy alone has the text of 'Other': crews have no other way to open the record", async () => {
  const { reader } = await aListedFamily(sealed);
  const [home] = await homesOf(reader, await exported(reader, { Format: "OFFLINE" }));
  expect(home?.People[0]?.Record?.Medical.OtherText).toBe("Door code 4711");
});

test("homes come page by page, each once, and the number so far is told", async () => {
  const family = await aListedFamily();
  await addHomes(family, 120);
  const ID = await anExport(family.reader);
  await relayRows();
  await deliverLetters();
  expect((await read(family.reader, ID, 0)).body).toMatchObject({ Status: "RUNNING", Done: 50, Parts: [] });
  await workOff();
  const parts = await partsOf(family.reader, ID);
  expect(parts.map(({ Homes }) => Homes.length)).toEqual([50, 50, 21]);
  expect(new Set(parts.flatMap(({ Homes }) => Homes.map(({ Home }) => Home.ID))).size).toBe(121);
  expect((await read(family.reader, ID, 2)).body.Parts).toHaveLength(1);
});

test("an export tells when it began, however long its pages take", async () => {
  const family = await aListedFamily();
  await addHomes(family, 60);
  const begun = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: begun });
  const ID = await anExport(family.reader);
  for (const minutes of [2, 4]) {
    vi.setSystemTime(begun + minutes * 60_000);
    await relayRows();
    await deliverLetters();
  }
  const { body } = await read(family.reader, ID);
  expect(body).toMatchObject({ Status: "READY", PartCount: 2, Begun: new Date(begun).toISOString() });
});

test("a drawn area has its homes, and after them those that no map shows", async () => {
  const family = await aListedFamily();
  await addHomes(family, 2, [42.35, -83.06]);
  await addHomes(family, 1, [44, -85]);
  await addHomes(family, 3);
  const ID = await exported(family.reader, { Area: { Circle: { Lat: 42.35, Lng: -83.06, Km: 1 } } });
  const { body } = await read(family.reader, ID);
  // The family's own has no exact position either.
  expect([body.Done, body.Total]).toEqual([6, undefined]);
  const homes = await homesOf(family.reader, ID);
  expect(new Set(homes.map(({ Home }) => Home.ID)).size).toBe(6);
});

test.each(["URGENCY", "CONFIRMED"] as const)("a saved area listed by %s is taken away by address", async (Order) => {
  const family = await aListedFamily();
  await addHomes(family, 3);
  const AreaID = await anArea(family.reader, { Area: { Zip: "48226" } });
  const wish = { Order: "ADDRESS", Area: { AreaID } } as const;
  const { body } = await invoke(listRegistry, { ...wish, Reason: "REVIEW" }, { session: family.reader });
  const homes = await homesOf(family.reader, await exported(family.reader, { ...wish, Order }));
  expect(homes.length).toBeGreaterThan(2);
  expect(homes.map(({ Home }) => Home.ID)).toEqual(body.Homes.map(({ ID }) => ID));
});

test("staff whose city left the list take nothing away, and are told no number of what is kept", async () => {
  const { city, reader } = await aListedFamily();
  await participation.leave([{ City: city, State: "MI" }]);
  await workOff();
  const ID = await exported(reader);
  expect((await read(reader, ID)).body).toMatchObject({ Status: "READY", Done: 0, Total: 0 });
  const admin = await anAdmin();
  const ofAdmin = await exported(admin, { DepartmentID: defaultDepartmentOf({ City: city, State: "MI" }) });
  expect((await read(admin, ofAdmin)).body).toMatchObject({ Done: 1, Total: 1 });
});

test("a home that becomes more urgent before its page is in the export all the same", async () => {
  const family = await aListedFamily();
  const homes = await addHomes(family, 120);
  const ID = await anExport(family.reader);
  await relayRows();
  await deliverLetters();
  const last = homes.at(-1);
  if (!last) throw new Error("There is no home");
  await transact(moveHome(family, last, { ...last, rank: "000", hours: 0 }));
  await workOff();
  const taken = await homesOf(family.reader, ID);
  expect(taken.map(({ Home }) => Home.ID)).toContain(`${last.owner}.${last.hid}`);
});

test.each([
  ["too long to be kept", " ".repeat(250_000), /too long for an export/],
  ["not to be read", "<alert>", /./],
])("an alert that is %s begins no export", async (_what, Alert, sentence) => {
  const { reader } = await aListedFamily();
  const request = { Area: { Alert }, Reason: "REVIEW", Format: "PDF", Purpose: "CREWS" } as const;
  const { status, body } = await invoke(exportRegistry, request, { session: reader });
  expect(status).toBe(400);
  expect(body.Message).toMatch(sentence);
});

test("a file that is read later has the hours that families said, and when the power went out", async () => {
  const { reader } = await aListedFamily({ PowerEquipment: [{ What: "Ventilator", Hours: "8" }] });
  const OutageSince = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const ID = await exported(reader, { OutageSince });
  const { body } = await read(reader, ID);
  expect(body).toMatchObject({ OutageSince });
  const homes = await homesOf(reader, ID);
  expect(homes.map(({ Home }) => [Home.Why, Home.HoursLeft])).toEqual([["Battery lasts 8 hours", undefined]]);
});

test("a page's message that comes twice changes nothing, at once or later", async () => {
  const family = await aListedFamily();
  await addHomes(family, 60);
  const ID = await anExport(family.reader);
  const first = [...capturedWork().inserted];
  await relayRows();
  capturedWork().inserted.push(...first);
  await relayRows();
  const [one, two] = [capturedWork().letters.splice(0, 1), capturedWork().letters.splice(0, 1)];
  const { handler } = await import("#lambdas/workers/exports.ts");
  const event = (letters: typeof one) => ({
    Records: letters.map(({ message }) => ({ messageId: newId(), body: JSON.stringify(message), attributes: {} })),
  });
  const answers = await Promise.all([handler(event(one) as never), handler(event(two) as never)]);
  expect(answers.flatMap(({ batchItemFailures }) => batchItemFailures)).toEqual([]);
  await workOff();
  capturedWork().inserted.push(...first);
  await workOff();
  expect((await read(family.reader, ID)).body).toMatchObject({ Status: "READY", Done: 61, PartCount: 2 });
  expect(new Set((await homesOf(family.reader, ID)).map(({ Home }) => Home.ID)).size).toBe(61);
});

test("a worker that ends between a part and its note writes the page again, and loses and repeats no home", async () => {
  const family = await aListedFamily();
  await addHomes(family, 60);
  const ID = await anExport(family.reader);
  await relayRows();
  const writing = vi.spyOn(files, "writeExport");
  // The first fifty homes have no people: no family's log comes before.
  breakOffAtTransaction(1);
  await deliverLetters();
  const [[written] = []] = writing.mock.calls;
  vi.restoreAllMocks();
  const again = vi.spyOn(files, "writeExport");
  expect((await read(family.reader, ID)).body).toMatchObject({ Status: "RUNNING", Done: 0 });
  await workOff();
  expect(again.mock.calls[0]?.[0]).toBe(written);
  expect(new Set((await homesOf(family.reader, ID)).map(({ Home }) => Home.ID)).size).toBe(61);
  expect((await read(family.reader, ID)).body).toMatchObject({ Status: "READY", Done: 61 });
});

test("nothing can be read of a page before audit and family have it", async () => {
  const family = await aListedFamily();
  const ID = await anExport(family.reader);
  await relayRows();
  breakOffAtTransaction(1);
  await workOff().catch(() => undefined);
  vi.restoreAllMocks();
  expect((await read(family.reader, ID, 0)).body).toMatchObject({ Status: "RUNNING", Done: 0, Parts: [] });
  await redrive();
  expect((await read(family.reader, ID, 0)).body.Parts).toHaveLength(1);
});

test("the audit has whom, why, as what and what for, and the family reads that its record was exported", async () => {
  const { reader, owner, household, linkingId } = await aListedFamily();
  await exported(reader, { Reason: "INCIDENT", Incident: "26-1042", Format: "OFFLINE", Purpose: "CREWS" });
  const rows = (await auditOf(reader.accountId)).filter(({ action }) => action === "exportRegistry");
  const about = { reason: "INCIDENT", incident: "26-1042", format: "OFFLINE", purpose: "CREWS", count: 1 };
  expect(rows).toMatchObject([{ ...about, subjects: [`${owner.accountId}/${linkingId}/1`] }]);
  expect(linkingId).toContain(household.ID);
  const { body } = await invoke(listOpenings, {}, { session: owner });
  expect(body.Openings).toMatchObject([{ Reason: "EXPORTED", First: "Ada" }]);
});

test("nobody of another department, place or rank takes anything, and an export is its maker's alone", async () => {
  const family = await aListedFamily();
  const department = defaultDepartmentOf({ City: family.city, State: "MI" });
  const stranger = await aModerator(aCity());
  await expect(anExport(stranger, { DepartmentID: department })).rejects.toThrow("NOT_ALLOWED");
  await expect(anExport(family.owner)).rejects.toThrow("NOT_ALLOWED");
  expect(await homesOf(stranger, await exported(stranger))).toEqual([]);
  const ID = await exported(family.reader);
  for (const other of [stranger, await aModerator(family.city)])
    expect((await read(other, ID, 0)).body).toMatchObject({ Code: "NOT_FOUND" });
  const admin = await anAdmin();
  const ofAdmin = await exported(admin, { DepartmentID: department });
  expect(await homesOf(admin, ofAdmin)).toHaveLength(1);
});

async function aCrew() {
  const family = await aListedFamily();
  const place = { City: family.city, State: "MI" };
  const own = await aDepartment([place], `Fire ${newId()}`);
  const crew = await staff("MOD", place, own.id);
  await workOff();
  return { ...family, own, crew };
}

test.each<readonly [string, (crew: Awaited<ReturnType<typeof aCrew>>) => Promise<unknown>, number]>([
  ["is restricted", async ({ crew }) => restrict(await anAdmin(), crew), 403],
  ["has another rank", ({ crew }) => setAttribute(`U#${crew.accountId}`, "#A", "role", "USER"), 403],
  [
    "changed to another department",
    ({ crew }) => setAttribute(`U#${crew.accountId}`, "#A", "department", newId()),
    200,
  ],
  ["is of a department that retired", ({ own }) => departments.retire(anOperator(), own.id), 200],
])("an export ends with a sentence when its maker %s, and gives nothing away", async (_what, change, status) => {
  const family = await aCrew();
  const [ready, ID] = [await exported(family.crew), await anExport(family.crew)];
  expect(await homesOf(family.crew, ready)).toHaveLength(1);
  await change(family);
  await workOff();
  const answer = await read(family.crew, ID, 0);
  expect(answer.status).toBe(status);
  if (status === 200)
    expect(answer.body).toMatchObject({
      Status: "FAILED",
      Problem: "The export ended: your account may not read this registry any more.",
      Parts: [],
    });
  expect((await read(family.crew, ready, 0)).status).toBeGreaterThanOrEqual(403);
});

test("an hour later an export is gone: row and parts", async () => {
  const { reader } = await aListedFamily();
  const ID = await exported(reader);
  const [link = ""] = (await read(reader, ID, 0)).body.Parts;
  // Before its hour nothing is erased.
  capturedWork().letters.push(eraseLater(reader.accountId, ID));
  await workOff();
  expect((await fetch(link)).status).toBe(200);
  await setAttribute(exportsPk(reader.accountId), ID, "expiresAt", secondsNow());
  const { status, body } = await read(reader, ID);
  expect([status, body.Message]).toEqual([404, "This export is gone: it is kept for an hour."]);
  capturedWork().letters.push(eraseLater(reader.accountId, ID));
  await workOff();
  expect((await fetch(link)).status).not.toBe(200);
  expect(await rowsOf(exportsPk(reader.accountId))).toEqual([]);
});
