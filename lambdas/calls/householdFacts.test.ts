import { afterEach, expect, test, vi } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { logger } from "#lambdas/log.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { listOf, mark, medicalOf, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { foundBy, onlyFound, openRecord } from "#lambdas/testing/builders/finds.ts";
import { aHousehold, householdsOf } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import type { Household } from "#shared/model/household.ts";
import { householdFactList } from "#shared/model/householdFacts.ts";
import { shownFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import { handler as exportEntries } from "./exportEntries.ts";
import { handler as listUpdatedEntries } from "./listUpdatedEntries.ts";
import { handler as printEntries } from "./printEntries.ts";
import { handler as updateHousehold } from "./updateHousehold.ts";

afterEach(() => vi.restoreAllMocks());

const code = "4711# then the bell";
const facts = {
  Unit: "4",
  Floor: "2",
  Description: "Side door",
  Pets: "Two dogs, friendly",
  ShutOffs: "Gas: left of the stairs",
  Entry: code,
} as const satisfies Required<WholeHousehold>;

const say = (owner: TestAccount, { ID, Name }: Household, said: WholeHousehold) =>
  invoke(updateHousehold, { UID: owner.accountId, ID, Name, ...said }, { session: owner });

async function aScene(said: WholeHousehold = facts) {
  const [City, Last] = [aCity(), aCity().split(" ")[1] ?? ""];
  const owner = await aResident();
  const household = await aHousehold(owner, { City, ...said });
  const member = await aPaidMember(owner, { Last });
  await assign(owner, member, household);
  return { City, Last, owner, household, member, moderator: await aModerator(City) };
}

test("a household's facts are on the first card, those that are sealed are not", async () => {
  const { moderator, owner } = await aScene();
  const card = await only(moderator);
  expect(card).toMatchObject(shownFacts(facts));
  expect(card).not.toHaveProperty("Entry");
  expect((await householdsOf(owner))[0]).toMatchObject(facts);
});

test("another animal opens an update for each person there whose record was transferred, and says what was", async () => {
  const { owner, household, moderator } = await aScene();
  await assign(owner, await aPaidMember(owner, { First: "Ben" }), household);
  for (const entry of await listOf(moderator)) await mark(moderator, entry);
  expect((await say(owner, household, { Pets: "A parrot" })).status).toBe(200);
  const updates = await listOf(moderator, {}, "UPDATED");
  expect(updates.map(({ First, Pets }) => [First, Pets]).sort()).toEqual([
    ["Ada", "A parrot"],
    ["Ben", "A parrot"],
  ]);
  for (const { Changes } of updates) expect(Changes).toEqual([{ Field: "Pets", Old: facts.Pets, New: "A parrot" }]);
});

test.each(householdFactList)(
  "after a transfer %s is told when it is added, changed and removed",
  async (name, { label, departments }) => {
    const { owner, household, moderator } = await aScene({});
    await mark(moderator, await onlyInQueue(household.City));
    const told = async (text: string) => {
      await say(owner, household, { [name]: text });
      const update = await only(moderator, "UPDATED");
      await mark(moderator, update);
      return update.Changes?.map(({ Field, Old, New }) => [Field, Old, New]);
    };
    const changes = [await told("one"), await told("two"), await told("")];
    const shown = [
      ["(not provided)", "one"],
      ["one", "two"],
      ["two", "(not provided)"],
    ];
    const sealed = [
      ["", "added"],
      ["", "changed"],
      ["", "removed"],
    ];
    expect(changes).toEqual((departments === "sealed" ? sealed : shown).map(([Old, New]) => [[label, Old, New]]));
  },
);

test("a fact left out stays, an empty one is removed, and the same facts again open no entry", async () => {
  const { City, owner, household, moderator } = await aScene();
  await mark(moderator, await onlyInQueue(City));
  const { body } = await say(owner, household, facts);
  expect(body.HouseHold).toMatchObject({ ...facts, Version: 1 });
  await say(owner, household, { Name: "Cabin" } as object);
  expect(await queueOf("UPDATED", City)).toEqual([]);
  const { Pets: _, ...others } = facts;
  const after = (await say(owner, household, { Pets: " " })).body.HouseHold;
  expect(after).toMatchObject(others);
  expect(after).not.toHaveProperty("Pets");
});

test("a code at the door is read in an opened record and on a print, in its newest version", async () => {
  const { Last, owner, household, moderator } = await aScene();
  const entry = await only(moderator);
  expect((await medicalOf(moderator, entry)).body.Record).toMatchObject({ Last, Entry: code });
  const printed = await invoke(printEntries, { EntryIDs: [entry.ID] }, { session: moderator });
  expect(printed.body.Printed[0]?.Record.Entry).toBe(code);
  await mark(moderator, entry);
  await say(owner, household, { Entry: "0815" });
  const { body } = await openRecord(moderator, await onlyFound(moderator, Last));
  expect(body.Record.Entry).toBe("0815");
  expect(body.Entry).not.toHaveProperty("Entry");
});

test("a code at the door is in no list, search, find, export, queue, jacket, audit row or line of the log", async () => {
  const levels = (["debug", "info", "warn", "error", "critical"] as const).map((one) => vi.spyOn(logger(), one));
  const { City, Last, owner, household, moderator } = await aScene();
  const entry = await only(moderator);
  const searched = await listOf(moderator, { Search: "4711" });
  const asked = { EntryIDs: [entry.ID], Format: "PDF", Purpose: "CREWS" };
  const exported = await invoke(exportEntries, asked, { session: moderator });
  await medicalOf(moderator, entry);
  await mark(moderator, entry);
  const changed = "4712# then the bell";
  await say(owner, household, { Entry: changed });
  const refused = await say(owner, household, { Entry: code.repeat(20) });
  const listed = await invoke(listUpdatedEntries, {}, { session: moderator });
  const found = [await foundBy(moderator, Last), await foundBy(moderator, "4711")];
  const rows = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => !sk.startsWith("H#"));
  const audit = [await auditOf(moderator.accountId), await auditOf(owner.accountId)];
  const queue = await queueOf("UPDATED", City);
  const logged = levels.flatMap(({ mock }) => mock.calls);
  expect([searched, refused.status, listed.body.entries.length]).toEqual([[], 400, 1]);
  expect(rows.some(({ sk }) => sk.startsWith("LJ#"))).toBe(true);
  const everything = [exported.body, refused.body, listed.body, found, rows, audit, queue, logged];
  expect(JSON.stringify(everything)).not.toMatch(/\b471[12]\b/);
});

test("a person who left takes the code along: the notice's record has none", async () => {
  const { City, owner, household, moderator, member } = await aScene();
  await mark(moderator, await onlyInQueue(City));
  expect(await unassign(owner, member, household)).toBe(200);
  const { body } = await medicalOf(moderator, await only(moderator, "UPDATED"));
  expect(body.Record).not.toHaveProperty("Entry");
});

test("the owner's export has every fact, and an erasure leaves none of them with a department", async () => {
  const { City, owner, moderator } = await aScene();
  await mark(moderator, await onlyInQueue(City));
  const { households } = await exportAccount(owner.accountId, anOperator());
  expect(households[0]).toMatchObject({ facts: { Pets: facts.Pets, Entry: code } });
  await erase(owner.accountId, anOperator());
  const kept = [...(await rowsOf(accountPk(owner.accountId))), ...(await queueOf("UPDATED", City))];
  expect(kept.length).toBeGreaterThan(1);
  expect(JSON.stringify(kept)).not.toMatch(/Side door|dogs|stairs|\b4711\b/);
  expect(JSON.stringify(kept)).not.toContain('"sealed"');
});

test.each(householdFactList)(
  "%s has its longest length, in characters as people count them",
  async (name, { longest }) => {
    const { owner, household } = await aFamily(aCity());
    expect((await say(owner, household, { [name]: "🚪".repeat(longest) })).status).toBe(200);
    const { status, body } = await say(owner, household, { [name]: "x".repeat(longest + 1) });
    expect([status, body.Message]).toEqual([400, `${longest} characters Max`]);
  },
);
