import { expect, test } from "vitest";
import { changesSince } from "#lambdas/domain/jackets/jacketChanges.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import type { Transferred } from "#lambdas/records/jackets/jacket.ts";
import { accountPk, queuePk } from "#lambdas/records/table/keys.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anOperator } from "#lambdas/testing/builders/people.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import type { Change } from "#shared/model/jacket/entry.ts";
import { type Person, showPerson } from "#shared/model/personShapes.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { everythingSaid, wholePeople } from "#shared/testing/wholePeople.ts";

const { person, shown, sealed } = everythingSaid;
const { First, Last, Sex, Dob, Feet, Inches, Weight, img, Medical, ...facts } = person;
const bare = { First, Last, Sex, Dob, Feet, Inches, Weight, img, Medical: {} };
const details = Object.keys(facts);

const missingIn = (text: string): string[] => shown.filter((words) => !text.includes(words));
const foundIn = (text: string): string[] => [...shown, sealed].filter((words) => text.includes(words));
const textOf = (changes: readonly Change[] = []): string => JSON.stringify(changes);

async function aWholeFamily(said: object = { ...facts, Medical }) {
  const city = aCity();
  return { ...(await aFamily(city, said)), city, moderator: await aModerator(city) };
}

test("everything that is said of a person is answered to the family, and shown to the department without what is sealed", async () => {
  const { member, moderator } = await aWholeFamily();
  expect(member).toMatchObject({ ...facts, Medical });
  const entry = await only(moderator);
  for (const name of details) expect(entry, name).toHaveProperty(name, Reflect.get(person, name));
  expect(JSON.stringify(entry)).not.toContain(sealed);
});

test("a fact that is said after the transfer is told as a change, and so is one that is taken back", async () => {
  const { owner, member, moderator } = await aWholeFamily({});
  await mark(moderator, await only(moderator));
  expect((await edit(owner, member, facts)).status).toBe(200);
  const said = await only(moderator, "UPDATED");
  expect(missingIn(textOf(said.Changes))).toEqual([]);
  expect(said.Changes?.filter(({ Old }) => Old === "(not provided)")).toHaveLength(details.length);
  await mark(moderator, said);
  const emptied = Object.fromEntries(details.map((name) => [name, null]));
  const { status, body } = await edit(owner, member, emptied);
  expect(status).toBe(200);
  for (const name of details) expect(body.Member).not.toHaveProperty(name);
  const taken = await only(moderator, "UPDATED");
  expect(taken.Changes?.map(({ New }) => New)).toEqual(details.map(() => "(not provided)"));
  expect(missingIn(textOf(taken.Changes))).toEqual([]);
});

test("an edit by the documented fields alone leaves every detail as it is, and opens no entry", async () => {
  const { owner, member, moderator } = await aWholeFamily();
  await mark(moderator, await only(moderator));
  const { body } = await edit(owner, member);
  expect(body.Member).toMatchObject(facts);
  expect(await listOf(moderator, {}, "UPDATED")).toEqual([]);
});

test("blank details of a form are no details, and do not make a change", async () => {
  const { owner, member, moderator } = await aWholeFamily({ Medical: {} });
  await mark(moderator, await only(moderator));
  const blank = {
    Allergies: " ",
    Communication: [],
    Languages: [""],
    Contacts: [{ Name: "" }],
    Lifting: { How: "" },
  };
  const { status, body } = await edit(owner, member, { ...blank, RunsTo: { To: [] } });
  expect([status, Object.keys(body.Member).filter((name) => details.includes(name))]).toEqual([200, []]);
  expect(await listOf(moderator, {}, "UPDATED")).toEqual([]);
});

test("what a family says of needs finds the person in the queue", async () => {
  const { moderator } = await aWholeFamily({
    Communication: ["SIGNS"],
    Languages: ["ar"],
    Allergies: "Latex",
    Lifting: { People: 2 },
    PowerEquipment: [{ What: "Ventilator" }],
  });
  for (const Search of ["asl", "sign", "arabic", "allergy", "latex", "lift", "power", "ventilator"])
    expect(await listOf(moderator, { Search }), Search).toHaveLength(1);
  for (const Search of ["spanish", "water", "penicillin"])
    expect(await listOf(moderator, { Search }), Search).toEqual([]);
});

test("the account's export holds every detail; after an erasure none is left, with a department or in the audit", async () => {
  const { owner, member, city, moderator } = await aWholeFamily();
  const { members } = await exportAccount(owner.accountId, anOperator());
  expect(members[0]?.person).toMatchObject({ ...facts, Medical });
  await mark(moderator, await only(moderator));
  await edit(owner, member, { Weight: "90" });
  await erase(owner.accountId, anOperator());
  const department = defaultDepartmentOf({ City: city, State: "MI" });
  const rows = await Promise.all([
    ...[accountPk(owner.accountId), queuePk("NEW", department), queuePk("UPDATED", department)].map(rowsOf),
    ...[owner.accountId, moderator.accountId].map(auditOf),
  ]);
  expect(foundIn(JSON.stringify(rows))).toEqual([]);
  expect(foundIn(JSON.stringify(await only(moderator, "UPDATED")))).toEqual([]);
});

const snapshotOf = (whole: Person) => ({
  person: showPerson(whole),
  address: { Street: "2 Woodward Ave", City: "Detroit", State: "MI" as const, Zip: "48226" },
  registered: "2026-11-01T10:00:00.000Z",
});

test("of 200 people every fact that departments may see is told when it is new and when it is gone; nothing sealed is", () => {
  const empty = snapshotOf(bare);
  for (const whole of wholePeople(200)) {
    const full = snapshotOf(whole.person);
    for (const [before, now] of [
      [empty, full],
      [full, empty],
    ] as const) {
      const transferred = { snapshot: before, receipt: { at: "2026-11-02T10:00:00.000Z" } } as Transferred;
      const text = textOf(changesSince(transferred, now));
      expect(whole.shown.filter((words) => !text.includes(words))).toEqual([]);
      expect(text).not.toContain(whole.sealed);
    }
  }
});
