import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { counterName } from "#lambdas/http/countCall.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { foundBy, onlyFound, openingsOf } from "#lambdas/testing/builders/finds.ts";
import { aHousehold, cover } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, edit, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, aResident, staff } from "#lambdas/testing/builders/people.ts";
import { aQueueRow, putJackets, putRows } from "#lambdas/testing/builders/queueRows.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { putCount } from "#lambdas/testing/putCount.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import { contract } from "#shared/contract/index.ts";
import { formatJacketNumber, jacketNumberOf } from "#shared/rules/jacketNumber.ts";
import { readFind } from "#shared/rules/search/readFind.ts";
import { handler as findJackets } from "./findJackets.ts";
import { handler as undoMark } from "./undoMark.ts";

/** Administrators find everybody: no other test has this name. */
const aName = (): string => aCity().split(" ")[1] ?? "";

async function aScene(Street = "12 North Woodward Avenue Apt. 4") {
  const [City, Last] = [aCity(), aName()];
  const owner = await aResident();
  const household = await aHousehold(owner, { City, Street });
  const member = await aPaidMember(owner, { Last, Phone: "+13135550142" });
  await assign(owner, member, household);
  return { City, Last, owner, household, member, moderator: await aModerator(City) };
}

const statesOf = (found: Awaited<ReturnType<typeof foundBy>>) =>
  found.map(({ Deliveries }) => Deliveries.map(({ State }) => State).join());

test("a person is found by name, address, phone and number, while they wait and once they are transferred", async () => {
  const { City, Last, moderator } = await aScene();
  const entry = await only(moderator);
  const texts = [
    ...[Last, Last.slice(0, 5), `Ada ${Last}`, `${Last}, Ada`, "(313) 555-0142", "ada 313.555.0142"],
    ...["12 woodward", "12 N Woodward Ave #4", `woodward ave 12, ${City}, MI 48226`],
    ...[entry.Number ?? "", formatJacketNumber(entry.Number ?? "").toLowerCase()],
  ];
  for (const text of texts) expect(statesOf(await foundBy(moderator, text)), text).toEqual(["WAITING"]);
  await mark(moderator, entry);
  for (const text of texts) expect(statesOf(await foundBy(moderator, text)), text).toEqual(["RECEIVED"]);
  for (const text of ["13 woodward", "12 elm", "313 555 0143", `Bob ${Last}`, "48226", "12"])
    expect(await foundBy(moderator, text), text).toEqual([]);
  expect(await onlyFound(moderator, Last)).toMatchObject({
    First: "Ada",
    Last,
    Dob: "1950-02-03",
    Number: entry.Number,
    City,
    Zip: "48226",
    Street: "12 North Woodward Avenue Apt. 4",
  });
});

test("each of several last names finds a person, also with the first name, and none after the name is given up", async () => {
  const { Last, owner, member, moderator } = await aScene();
  const second = aName();
  const named = (name: string) => edit(owner, member, { First: "Mary-Ann", Last: name });
  const texts = [second, `Mary ${second}`, `${second}, Mary-Ann`, `${second} Mary`, second.slice(0, 5)];
  const first = [`Mary ${Last}`, `${Last}, Mary`, `Ann ${Last}`];
  for (const name of [`${Last}-${second}`, `${Last} ${second}`]) {
    await named(name);
    for (const text of first) expect(await foundBy(moderator, text), `${text} of ${name}`).toHaveLength(1);
    expect(await foundBy(moderator, `Bob ${Last}`)).toEqual([]);
  }
  for (const name of [`${Last}-${second}`, `${Last} ${second} Jr.`, `De La ${second}`]) {
    await named(name);
    for (const text of texts) expect(await foundBy(moderator, text), `${text} of ${name}`).toHaveLength(1);
  }
  await named(Last);
  for (const text of texts) expect(await foundBy(moderator, text), text).toEqual([]);
  expect(await foundBy(await anAdmin(), second)).toEqual([]);
});

test("a longer last name is found beside a shorter one, also with a generation in the text", async () => {
  const { Last, owner, member, household, moderator } = await aScene();
  await edit(owner, member, { First: "Maria", Last: `${Last} ${aName()}` });
  const other = await aPaidMember(owner, { First: "Maria", Last });
  await assign(owner, other, household);
  const lastNamesOf = async (text: string) => (await foundBy(moderator, text)).map((jacket) => jacket.Last);
  for (const text of [`Maria ${Last}`, `${Last}, Maria`, `Maria ${Last} Jr`, `${Last}, Maria Jr.`])
    expect(await lastNamesOf(text), text).toEqual([Last, expect.stringMatching(`^${Last} .`)]);
});

test("a change is found by the new name and by the one that the department has, once each, with both days", async () => {
  const { Last, owner, member, moderator } = await aScene();
  await mark(moderator, await only(moderator));
  const renamed = aName();
  await edit(owner, member, { Last: renamed });
  for (const text of [Last, renamed, "12 woodward"]) {
    const found = await onlyFound(moderator, text);
    expect(found).toMatchObject({ Last: renamed, Deliveries: [{ State: "CHANGED" }] });
    expect(found.Deliveries[0]?.Received).toBeDefined();
  }
});

test("a person who left is found as ended, and one who comes back as waiting or changed", async () => {
  const { Last, owner, member, household, moderator } = await aScene();
  await mark(moderator, await only(moderator));
  await unassign(owner, member, household);
  expect(statesOf(await foundBy(moderator, Last))).toEqual(["ENDED"]);
  await mark(moderator, await only(moderator, "UPDATED"));
  expect(statesOf(await foundBy(moderator, Last))).toEqual(["ENDED"]);
  await assign(owner, member, household);
  expect(statesOf(await foundBy(moderator, Last))).toEqual(["WAITING"]);
});

test("a mark that is taken back leaves nothing to find but the entry, and what was transferred before it", async () => {
  const { Last, owner, member, moderator } = await aScene();
  const first = await only(moderator);
  const undo = (EntryID: string) => invoke(undoMark, { EntryID }, { session: moderator });
  await mark(moderator, first);
  expect((await undo(first.ID)).status).toBe(200);
  expect((await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("F#"))).toEqual([]);
  await mark(moderator, first);
  const renamed = aName();
  await edit(owner, member, { Last: renamed });
  const second = await only(moderator, "UPDATED");
  await mark(moderator, second);
  expect(await foundBy(moderator, Last)).toEqual([]);
  await undo(second.ID);
  expect(statesOf(await foundBy(moderator, Last))).toEqual(["CHANGED"]);
});

test("staff find their own department's people alone, also at a place that others serve; administrators find all", async () => {
  const { City, Last, moderator } = await aScene();
  const neighbour = await aModerator(aCity());
  const place = { City, State: "MI" };
  const fire = await aDepartment([place]);
  const fireman = await staff("MOD", place, fire.id);
  const { Number: number = "" } = await only(moderator);
  for (const text of [Last, "12 woodward", "3135550142", number])
    for (const reader of [neighbour, fireman])
      expect(await foundBy(reader, text), `${text} ${reader.address.City}`).toEqual([]);
  const admin = await anAdmin();
  expect(await onlyFound(admin, Last)).toMatchObject({
    Last,
    Deliveries: [{ Department: `${City} responders`, State: "WAITING" }],
  });
  expect(await onlyFound(admin, number)).toMatchObject({ Last });
  await mark(moderator, await only(moderator));
  expect((await onlyFound(admin, Last)).Deliveries.map(({ State }) => State)).toEqual(["RECEIVED"]);
});

/** It may also read as a name or an address, like the given one: one more query. */
function nobodysNumberLike(number: string): string {
  const lookupsOf = (text: string) => readFind(text).lookups.length;
  const numbers = Array.from({ length: 1000 }, () => jacketNumberOf(randomBytes(7)));
  const like = numbers.find((other) => other !== number && lookupsOf(other) === lookupsOf(number));
  if (!like) throw new Error(`No number reads like ${number}`);
  return like;
}

test("another department's people cost a find nothing: the same requests, rows and units as where nobody is", async () => {
  const { Last, moderator } = await aScene();
  const entry = await only(moderator);
  const { Number: number = "" } = entry;
  await mark(moderator, entry);
  const neighbour = await aModerator(aCity());
  const costOf = async (text: string) => {
    let commands: string[] = [];
    const reads = await readsOf(async () => {
      commands = await sentCommands(() => foundBy(neighbour, text));
    });
    return { commands, rows: reads.rows, units: reads.units };
  };
  await costOf("anybody");
  expect(await costOf(Last)).toEqual(await costOf(aName()));
  expect(await costOf("12 woodward")).toEqual(await costOf("12 elm"));
  // The table leaves out others' jackets of a phone; a number is always followed.
  const requestsOf = async (text: string) => (await costOf(text)).commands;
  expect(await requestsOf("313 555 0142")).toEqual(await requestsOf("313 555 0143"));
  expect(await requestsOf(number)).toEqual(await requestsOf(nobodysNumberLike(number)));
});

test("a find makes two queries, whatever the size, and pages every person once in a stable order", async () => {
  const [city, Last] = [aCity(), aName()];
  const moderator = await aModerator(city);
  const { member, owner, household } = await aFamily(city, { First: "Zoe", Last });
  await putRows(Array.from({ length: 45 }, (_, minute) => aQueueRow({ city, minute, person: { Last } })));
  const queries = (await sentCommands(() => invoke(findJackets, { Search: Last }, { session: moderator }))).filter(
    (command) => command.endsWith(".Query"),
  );
  expect(queries.length).toBeLessThanOrEqual(2);
  // Rows without jackets are read past; the family is on the last page.
  expect((await foundBy(moderator, Last)).map(({ ID }) => ID)).toEqual([
    `${owner.accountId}.${member.ID}.${household.ID}`,
  ]);
});

test("of more people with one last name than a query reads, each whose whole name has all words is found once", async () => {
  const [city, Last] = [aCity(), aName()];
  await cover({ City: city, State: "MI" });
  const moderator = await aModerator(city);
  const row = (First: string, last: string, minute: number) =>
    aQueueRow({ city, minute, person: { First, Last: last } });
  await putRows(Array.from({ length: 480 }, (_, minute) => row("Ada", Last, minute)));
  const [short, ...long] = Array.from({ length: 46 }, (_, at) =>
    row("Maria", at === 0 ? Last : `${Last} Lopez`, 480 + at),
  );
  if (!short) throw new Error("There is nobody");
  await putJackets([short, ...long]);
  const idOf = ({ owner, mid, hid }: typeof short) => `${owner}.${mid}.${hid}`;
  const [first, ...others] = (await foundBy(moderator, `Maria ${Last}`)).map(({ ID }) => ID);
  expect(first).toBe(idOf(short));
  expect(others.sort()).toEqual(long.map(idOf).sort());
});

test("one apartment of a tower is found by its unit, which its family typed beside the street, and told with it", async () => {
  const City = aCity();
  const Street = "500 Riverside Ave";
  const owner = await aResident();
  const household = await aHousehold(owner, { City, Street, Unit: "Apt 1204", Floor: "12" });
  const member = await aPaidMember(owner);
  await assign(owner, member, household);
  const moderator = await aModerator(City);
  const others = Array.from({ length: 170 }, (_, minute) => aQueueRow({ city: City, minute, address: { Street } }));
  await putJackets(
    others.map(({ mid, snapshot, ...row }, at) => ({
      ...row,
      // Two pages before the family, and more after it than one find looks through.
      mid: `${at < 45 ? "-" : "~"}${mid}`,
      snapshot: { ...snapshot, household: { Unit: String(at + 1) } },
    })),
  );
  for (const Search of ["500 Riverside Ave Apt 1204", "500 riverside #1204", "apt 1204, 500 riverside"]) {
    const { Jackets } = await bodyOf(findJackets, { Search }, { session: moderator });
    expect(Jackets, Search).toMatchObject([{ Street, Unit: "Apt 1204", Floor: "12" }]);
    // The further pages show no strangers.
    expect(await foundBy(moderator, Search), Search).toHaveLength(1);
  }
  expect(new Set((await foundBy(moderator, "500 riverside")).map(({ Unit }) => Unit)).size).toBe(171);
});

test("a find is an action of the audit that names whom it showed, and the families read it, without the staff's names", async () => {
  const { City, Last, owner, moderator } = await aScene();
  await foundBy(moderator, Last);
  await foundBy(moderator, "12 woodward");
  const rows = await auditOf(moderator.accountId);
  expect(rows.filter(({ action }) => action === "findJackets")).toHaveLength(2);
  expect(JSON.stringify(rows)).toContain(owner.accountId);
  const seen = await openingsOf(owner);
  expect(seen).toEqual([
    { Day: expect.any(String), Department: `${City} responders`, Reason: "FOUND", First: "Ada", Last },
  ]);
});

test("a hundred searches within minutes are all answered", async () => {
  const moderator = await aModerator(aCity());
  // As after ninety.
  const caller = { address: "", network: "", isSignedIn: true, accountId: moderator.accountId, request: {} };
  vi.stubEnv("CALL", "findJackets");
  for (const limit of contract.findJackets.limits ?? []) await putCount(counterName(limit, caller), 90, limit.seconds);
  vi.unstubAllEnvs();
  const search = () => invoke(findJackets, { Search: "12 woodward" }, { session: moderator });
  const answers = await Promise.all(Array.from({ length: 10 }, search));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test("a word that the caller got wrong hides nobody", async () => {
  const { moderator } = await aScene();
  for (const text of ["12 Woodward Ave, Detriot", "12 woodward apt 9", "bob 313 555 0142"])
    expect(await foundBy(moderator, text), text).toHaveLength(1);
});
