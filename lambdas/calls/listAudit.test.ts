import { randomUUID } from "node:crypto";
import { BatchGetCommand, type BatchGetCommandOutput } from "@aws-sdk/lib-dynamodb";
import { afterEach, expect, test, vi } from "vitest";
import * as departments from "#lambdas/domain/departments/departments.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { env } from "#lambdas/env.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { table } from "#lambdas/records/table/table.ts";
import { putRows } from "#lambdas/records/table/writeMany.ts";
import { aDepartment, aDepartmentWish } from "#lambdas/testing/builders/departments.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { foundBy, onlyFound, openRecord } from "#lambdas/testing/builders/finds.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { type AuditContent, auditRow, writeAuditRow } from "#lambdas/testing/builders/oldAudit.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anEmail,
  anOperator,
  aResident,
  changeAccount,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import { auditOf, setAttribute } from "#lambdas/testing/records.ts";
import { addDays, easternDayOf, easternMidnight } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { handler as listAudit } from "./listAudit.ts";
import { handler as listModerators } from "./listModerators.ts";
import { handler as openHome } from "./openHome.ts";

afterEach(() => vi.restoreAllMocks());

const ask = (session: TestAccount, filter: object = {}) => invoke(listAudit, filter, { session });
const aMasterAdmin = () => staff("MASTER ADMIN");
const today = () => easternDayOf(new Date());

async function everyRow(session: TestAccount, filter: object) {
  const rows = [];
  let Cursor: string | undefined;
  let pages = 0;
  do {
    const { status, body } = await ask(session, { ...filter, Cursor });
    expect(status, body.Message).toBe(200);
    rows.push(...body.Rows);
    Cursor = body.NextCursor;
    pages += 1;
  } while (Cursor);
  return { rows, pages };
}

/** From noon: beside everybody's own sign-in of today. */
async function didAgo(person: TestAccount, days: number, more: Partial<AuditContent> = {}): Promise<string> {
  const at = `${addDays(today(), -days)}T12:00:00.000Z`;
  const requestId = randomUUID();
  const { accountId, role } = person;
  await writeAuditRow(at, { accountId, role, requestId, action: "mark", ...more });
  return requestId;
}

test("a row shows the actor with their present name, the action, the place, the count and who was shown", async () => {
  const city = aCity();
  const { accountId } = await aModerator(city);
  const admin = await anAdmin();
  await invoke(listModerators, { City: city, State: "MI" }, { session: admin });
  await changeAccount(admin, { first: "Ida", last: "Wells" });
  const { body } = await ask(await aMasterAdmin(), { Search: admin.email, Action: "list" });
  expect(body.Rows).toEqual([
    {
      At: expect.stringMatching(/Z$/),
      By: admin.accountId,
      Name: "Ida Wells",
      Role: "ADMIN",
      Action: "listModerators",
      Place: `MI#${city.toUpperCase()}`,
      Count: 1,
      Subjects: [accountId],
      RequestId: expect.any(String),
    },
  ]);
});

test("the last 30 days are shown, newest first, and older ones on request", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const ids = [];
  for (const days of [400, 31, 30, 29, 1, 0]) ids.unshift(await didAgo(admin, days));
  const find = async (filter: object = {}) =>
    (await everyRow(reader, { Search: admin.accountId, Action: "mark", ...filter })).rows.map(
      ({ RequestId }) => RequestId,
    );
  expect(await find()).toEqual(ids.slice(0, 3));
  const day = (days: number) => addDays(today(), -days);
  expect(await find({ From: day(31), To: day(29) })).toEqual(ids.slice(2, 5));
  expect(await find({ From: day(30), To: day(30) })).toEqual([ids[3]]);
  expect(await find({ To: day(30) })).toEqual(ids.slice(3, 5));
  expect(await find({ From: day(399) })).toEqual(ids.slice(0, 5));
  expect(await find({ From: day(5), To: day(-200) })).toEqual(ids.slice(0, 2));
});

test("a day of the filter is an Eastern one", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const day = addDays(today(), -100);
  const midnightOf = (one: string) => Date.parse(easternMidnight(one));
  const [midnight, next] = [midnightOf(day), midnightOf(addDays(day, 1))];
  const { accountId, role } = admin;
  const at = async (moment: number) => {
    const requestId = randomUUID();
    await writeAuditRow(new Date(moment).toISOString(), { accountId, role, requestId, action: "mark" });
    return requestId;
  };
  const [, first, last] = [await at(midnight - 1), await at(midnight), await at(next - 1), await at(next)];
  const { rows } = await everyRow(reader, { From: day, To: day, Search: accountId, Action: "mark" });
  expect(rows.map(({ RequestId }) => RequestId)).toEqual([last, first]);
});

test("pages go on across days, each row once", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const ids = [];
  for (const days of [20, 9, 9, 3, 3, 3, 0]) ids.unshift(await didAgo(admin, days));
  const { rows, pages } = await everyRow(reader, { Search: admin.accountId, Action: "mark", Limit: 2 });
  expect(rows.map(({ RequestId }) => RequestId).sort()).toEqual([...ids].sort());
  expect(rows.map(({ At }) => At)).toEqual(
    rows
      .map(({ At }) => At)
      .sort()
      .reverse(),
  );
  expect(pages).toBe(4);
});

test("reversed days, too many days and an invalid day are refused with a sentence", async () => {
  const reader = await aMasterAdmin();
  const refusal = async (filter: object) => {
    const { status, body } = await ask(reader, filter);
    return [status, body.Message];
  };
  const wrongOrder = [400, "The first day must not come after the last day."];
  expect(await refusal({ From: "2026-02-02", To: "2026-02-01" })).toEqual(wrongOrder);
  expect(await refusal({ From: addDays(today(), 1) })).toEqual(wrongOrder);
  expect(await refusal({ From: "2025-01-01", To: "2026-02-05" })).toEqual([400, "Please choose at most 400 days."]);
  expect((await ask(reader, { From: "2025-01-02", To: "2026-02-05" })).status).toBe(200);
  expect((await ask(reader, { From: "2025-02-30" })).status).toBe(400);
});

test("rows are found by the beginning of an action, a role, and part of an id", async () => {
  const [admin, moderator, reader] = [await anAdmin(), await aModerator(aCity()), await aMasterAdmin()];
  const subject = `${randomUUID()}/member.household/1`;
  const marked = await didAgo(moderator, 2, { action: "mark entry", subject });
  const read = await didAgo(admin, 1, { action: "read medical record", subject });
  const find = async (filter: object) => (await ask(reader, filter)).body.Rows.map(({ RequestId }) => RequestId);
  const Search = subject.slice(4, 40);
  expect(await find({ Search })).toEqual([read, marked]);
  expect(await find({ Search, Action: "Mark" })).toEqual([marked]);
  expect(await find({ Search, Action: "entry" })).toEqual([]);
  expect(await find({ Search, Role: "ADMIN" })).toEqual([read]);
  expect(await find({ Search: marked.slice(0, 30) })).toEqual([marked]);
  expect(await find({ Search: moderator.email.toUpperCase(), Action: "mark" })).toEqual([marked]);
  expect(await find({ Search: anEmail() })).toEqual([]);
});

test("a jacket's number finds who read it, its person as another's duplicate, and its home, which is named", async () => {
  const City = aCity();
  const { owner, member, household } = await aFamily(City);
  const [moderator, reader] = [await aModerator(City), await aMasterAdmin()];
  const { Number: Search = "" } = await only(moderator);
  const [person, home] = [`${owner.accountId}/${member.ID}`, `${owner.accountId}.${household.ID}`];
  const listed = await didAgo(moderator, 3, { action: "list", subjects: [`${person}.${household.ID}/1`] });
  const compared = await didAgo(moderator, 2, { action: "compare", subjects: ["x/y.z/1", person] });
  const opened = await didAgo(moderator, 1, { action: "open", subject: home });
  const other = await didAgo(moderator, 1, { action: "list", subjects: [`${person}0.${household.ID}/1`, `${home}0`] });
  const { rows } = await everyRow(reader, { Search, By: moderator.accountId });
  const past = rows.filter(({ RequestId }) => [opened, compared, listed].includes(RequestId));
  expect(past.map(({ RequestId }) => RequestId)).toEqual([opened, compared, listed]);
  expect(rows.map(({ RequestId }) => RequestId)).not.toContain(other);
  expect(past[0]?.About).toBe("Rosa Miller");
});

test("a head reads no name of a city that the department left, and never that of a home's account", async () => {
  const [City, Last] = [aCity(), aCity().split(" ")[1] ?? ""];
  const place = { City, State: "MI" } as const;
  const { owner, household } = await aFamily(City, { Last });
  const [chief, colleague] = [await staff("MASTER MOD", place), await aModerator(City)];
  await openRecord(colleague, await onlyFound(colleague, Last), { Reason: "INCIDENT", Incident: "4711" });
  await listHomes(owner.accountId);
  const home = { ID: `${owner.accountId}.${household.ID}`, Reason: "WELFARE" } as const;
  expect((await invoke(openHome, home, { session: colleague })).status).toBe(200);
  const namesFor = async (reader: TestAccount) =>
    (await everyRow(reader, { By: colleague.accountId })).rows
      .filter(({ Action }) => /^open/.test(Action))
      .map(({ About }) => About);
  expect(await namesFor(chief)).toEqual([undefined, `Ada ${Last}`]);
  await aDepartment([place]);
  await departments.edit(anOperator(), placeKey(place), aDepartmentWish([{ City: "Elsewhere", State: "MI" }]));
  expect(await namesFor(chief)).toEqual([undefined, undefined]);
  expect(await namesFor(await aMasterAdmin())).toEqual(["Rosa Miller", `Ada ${Last}`]);
});

test("a row is found by the name of its action and by its words", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  for (const action of ["listUsers", "markEntry"]) await didAgo(admin, 1, { action });
  for (const Action of ["listUsers", "read the users", "READ THE USER"]) {
    const { body } = await ask(reader, { Search: admin.accountId, Action });
    expect(body.Rows.map((row) => row.Action)).toEqual(["listUsers"]);
  }
});

test("a cursor works for its own filter alone", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  for (const days of [1, 2]) await didAgo(admin, days);
  const { body } = await ask(reader, { Search: admin.accountId, Limit: 1 });
  expect(body.NextCursor).toBeDefined();
  expect((await ask(reader, { Search: admin.email, Cursor: body.NextCursor })).status).toBe(400);
});

test("one call reads a bounded number of rows and days, however many exist", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const day = addDays(today(), -200);
  const before = (rows: number) =>
    Array.from({ length: rows }, (_, at) =>
      writeAuditRow(new Date(Date.parse(easternMidnight(day)) + at * 1000).toISOString(), {
        accountId: admin.accountId,
        role: "ADMIN",
        action: "mark",
        requestId: randomUUID(),
      }),
    );
  await Promise.all(before(60));
  const { rows } = await readsOf(async () =>
    expect((await ask(reader, { From: day, To: day, Limit: 5 })).body.Rows).toHaveLength(5),
  );
  expect(rows).toBe(6);
  // 399 days, nearly all without a row: several calls find all rows.
  const filter = { From: addDays(today(), -399), Search: admin.accountId, Action: "mark", Limit: 100 };
  const found = await everyRow(reader, filter);
  expect(found.rows).toHaveLength(60);
  expect(found.pages).toBeGreaterThan(5);
});

test("a search for what is not there looks at the days of a month in four reads, and says how many rows it saw", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const [To, From] = [addDays(today(), -230), addDays(today(), -259)];
  for (const days of [230, 240, 259]) await didAgo(admin, days);
  const filter = { From, To, Search: randomUUID() };
  const { trips } = await readsOf(async () =>
    expect((await ask(reader, filter)).body).toEqual({ Rows: [], Searched: 3 }),
  );
  const { trips: first } = await readsOf(() => ask(reader, { From: To, To, Limit: 1 }));
  // A list of one day reads two days of the table, as an Eastern day is part of both.
  expect(trips - first).toBe(2);
  const { rows } = await everyRow(reader, { From, To, Search: admin.accountId });
  expect(rows).toHaveLength(3);
});

test("a search over long days looks at no more than 1,000 rows for a page, and goes on there", async () => {
  const [admin, reader] = [await anAdmin(), await aMasterAdmin()];
  const begin = Date.parse(`${addDays(today(), -300)}T12:00:00.000Z`);
  const { accountId, role } = admin;
  const wanted = randomUUID();
  const rows = Array.from({ length: 1_300 }, (_, at) =>
    auditRow(new Date(begin + at * 1000).toISOString(), {
      accountId,
      role,
      action: "mark",
      requestId: at === 0 ? wanted : randomUUID(),
    }),
  );
  await putRows(rows);
  const filter = { From: addDays(today(), -300), To: addDays(today(), -300), Search: wanted };
  const { body } = await ask(reader, filter);
  expect(body).toMatchObject({ Rows: [], Searched: 800 });
  const { body: next } = await ask(reader, { ...filter, Cursor: body.NextCursor });
  expect(next.Rows.map(({ RequestId }) => RequestId)).toEqual([wanted]);
});

test("reading the audit leaves a row itself", async () => {
  const reader = await aMasterAdmin();
  const mine = { Search: reader.accountId, Action: "list" };
  expect((await ask(reader, mine)).body.Rows).toEqual([]);
  expect((await ask(reader, mine)).body.Rows).toMatchObject([
    { By: reader.accountId, Role: "MASTER ADMIN", Action: "listAudit", Count: 0 },
  ]);
});

test("only a master admin, and a master moderator for their department, read the audit", async () => {
  const others = [await aResident(), await aModerator(aCity()), await anAdmin(), await staff("ENGINEER")];
  for (const session of others) expect((await ask(session)).status, session.role).toBe(403);
  for (const session of [await staff("MASTER MOD"), await aMasterAdmin()])
    expect((await ask(session, { Limit: 1 })).status, session.role).toBe(200);
});

test("a master moderator reads what the staff of their own department did, by colleague, by person and by action", async () => {
  const City = aCity();
  const place = { City, State: "MI" };
  const { owner } = await aFamily(City);
  const fire = await aDepartment([place]);
  const [chief, colleague, fireman, admin] = await Promise.all([
    staff("MASTER MOD", place),
    aModerator(City),
    staff("MASTER MOD", place, fire.id),
    anAdmin(),
  ]);
  const entry = await only(colleague);
  await mark(colleague, entry);
  await invoke(listModerators, { City, State: "MI" }, { session: admin });
  const actionsOf = async (reader: TestAccount, filter: object = {}) =>
    (await everyRow(reader, filter)).rows.map(({ By, Action }) => [By, Action]);
  const [listed, marked] = ["listNewEntries", "markEntry"].map((action) => [colleague.accountId, action]);
  expect(await actionsOf(chief)).toEqual([marked, listed]);
  expect(await actionsOf(chief, { Search: colleague.email, Action: "mark" })).toEqual([marked]);
  expect(await actionsOf(chief, { Search: entry.Number })).toEqual([marked, listed]);
  expect(await actionsOf(chief, { Search: owner.accountId, Action: "read the new" })).toEqual([listed]);
  expect(await actionsOf(chief, { Search: admin.email })).toEqual([]);
  expect((await actionsOf(chief, { Limit: 1 })).length).toBeGreaterThan(5);
  expect(await actionsOf(fireman)).toEqual([]);
  const days = { From: addDays(today(), -9), To: addDays(today(), -1) };
  expect(await actionsOf(chief, days)).toEqual([]);
});

/** As a copy of the table that never gets the newest row: every copy, or those that may be late. */
function missNewestRow(isLate: (isConsistent: boolean) => boolean): void {
  const send = table.send.bind(table);
  let newest: string | undefined;
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    const answer: unknown = await send(command);
    if (!(command instanceof BatchGetCommand)) return answer;
    const { ConsistentRead = false } = command.input.RequestItems?.[env.table] ?? {};
    const all = (answer as BatchGetCommandOutput).Responses?.[env.table] ?? [];
    if (!all.every(({ pk }) => String(pk).startsWith("AUDIT#")) || !isLate(ConsistentRead)) return answer;
    newest ??= all
      .map(({ sk }) => String(sk))
      .sort()
      .at(-1);
    return { Responses: { [env.table]: all.filter(({ sk }) => sk !== newest) } };
  }) as typeof send);
}

async function aBusyDepartment() {
  const place = { City: aCity(), State: "MI" };
  const [chief, colleague] = [await staff("MASTER MOD", place), await aModerator(place.City)];
  for (let finds = 1; finds <= 5; finds += 1) await foundBy(colleague, "Nobody");
  const findsOf = async (filter: object) =>
    (await everyRow(chief, filter)).rows.filter(({ By }) => By === colleague.accountId);
  return { findsOf };
}

test("a row that a department's page cannot read does not end the list: the older ones follow", async () => {
  const { findsOf } = await aBusyDepartment();
  missNewestRow(() => true);
  expect(await findsOf({ Limit: 2 })).toHaveLength(4);
});

test("a department's page of today has its newest row, however late the table's copies are", async () => {
  const { findsOf } = await aBusyDepartment();
  missNewestRow((isConsistent) => !isConsistent);
  expect(await findsOf({})).toHaveLength(5);
});

test("a row about a person has their present name, and none once they are erased; one account's rows can be asked for", async () => {
  const [City, Last] = [aCity(), aCity().split(" ")[1] ?? ""];
  const { owner, member } = await aFamily(City, { Last });
  const [chief, colleague] = [await staff("MASTER MOD", { City, State: "MI" }), await aModerator(City)];
  await openRecord(colleague, await onlyFound(colleague, Last), { Reason: "INCIDENT", Incident: "4711" });
  const filter = { By: colleague.accountId, Action: "open a record" };
  const [opened, ...others] = (await ask(chief, filter)).body.Rows;
  expect(others).toEqual([]);
  expect(opened).toMatchObject({ About: `Ada ${Last}`, Reason: "INCIDENT", Incident: "4711" });
  expect((await ask(chief, { ...filter, By: chief.accountId })).body.Rows).toEqual([]);
  const readings = (await auditOf(chief.accountId)).map(({ subjects }) => subjects);
  expect(readings).toContainEqual(expect.arrayContaining([opened?.Subject]));
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await setAttribute(pk, sk, "withdrawn", "2026-11-22T15:00:00Z");
  expect((await ask(chief, filter)).body.Rows[0]).not.toHaveProperty("About");
  expect((await ask(await aMasterAdmin(), filter)).body.Rows[0]).toHaveProperty("About");
  await erase(owner.accountId, anOperator());
  expect((await ask(await aMasterAdmin(), filter)).body.Rows[0]).not.toHaveProperty("About");
});
