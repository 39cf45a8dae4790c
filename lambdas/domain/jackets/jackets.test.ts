import { expect, test } from "vitest";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { getMember, type MemberDetails } from "#lambdas/records/family/member.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { listOf, mark, medicalOf, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import * as endings from "./endings.ts";
import * as jackets from "./jackets.ts";

const named = (member: MemberDetails, First: string): MemberDetails => ({
  ...member,
  person: { ...member.person, First },
});

async function aJacket() {
  const city = aCity();
  const { owner, member, household } = await aFamily(city);
  const moderator = await aModerator(city);
  const read = async () => {
    const [jacket, known, home] = await Promise.all([
      getJacket(owner.accountId, member.ID, household.ID),
      getMember(owner.accountId, member.ID),
      getHousehold(owner.accountId, household.ID),
    ]);
    if (!known || !home) throw new Error("The family is gone");
    return { jacket, member: known, home };
  };
  const change = async (First: string) => {
    const { jacket, member: known, home } = await read();
    await transact(await jackets.change(jacket, named(known, First), home));
  };
  const link = { owner: owner.accountId, mid: member.ID, hid: household.ID };
  const end = async (reason: Ending = "MOVED") => transact(endings.end(link, (await read()).jacket, reason));
  const queue = (kind: "NEW" | "UPDATED") => rowsOf(`${kind}#MI#${city.toUpperCase()}`);
  return { moderator, read, change, end, queue };
}

test("a change replaces the open entry: same position, next version", async () => {
  const { moderator, change, queue } = await aJacket();
  const [before] = await queue("NEW");
  const outdated = await only(moderator);
  await change("Grace");
  const [after, ...others] = await queue("NEW");
  expect(others).toEqual([]);
  expect(after).toMatchObject({ sk: before?.sk, content: 2, snapshot: { person: { First: "Grace" } } });
  expect(await mark(moderator, outdated)).toBe(409);
  expect((await medicalOf(moderator, outdated)).status).toBe(409);
  expect(await mark(moderator, await only(moderator))).toBe(200);
});

test("a change after the transfer opens an Updated entry, and the next one replaces it", async () => {
  const { moderator, change, queue, read } = await aJacket();
  await mark(moderator, await only(moderator));
  await change("Grace");
  await change("Hedy");
  expect(await listOf(moderator)).toEqual([]);
  expect(await queue("UPDATED")).toMatchObject([{ content: 3, snapshot: { person: { First: "Hedy" } } }]);
  expect(Object.values((await read()).jacket?.deliveries ?? {})[0]?.transferred?.snapshot.person.First).toBe("Ada");
});

test("an end replaces an open Updated entry, which then says that the person left", async () => {
  const { moderator, change, end, queue } = await aJacket();
  await mark(moderator, await only(moderator));
  await change("Grace");
  await end();
  const told = await queue("UPDATED");
  expect(told).toMatchObject([{ removed: true, snapshot: { person: { First: "Ada" } } }]);
  await end();
  expect(await queue("UPDATED")).toEqual(told);
});

test("a return before the department was told is an ordinary update", async () => {
  const { moderator, change, end, queue } = await aJacket();
  await mark(moderator, await only(moderator));
  await end();
  await change("Grace");
  const rows = await queue("UPDATED");
  expect(rows).toMatchObject([{ snapshot: { person: { First: "Grace" } } }]);
  expect(rows[0]?.removed).toBeUndefined();
});

test("an end before any transfer leaves nothing behind", async () => {
  const { end, queue, read } = await aJacket();
  await end();
  expect(await queue("NEW")).toEqual([]);
  expect((await read()).jacket).toBeUndefined();
});

test("two changes of the same version are not mixed: one is refused", async () => {
  const { read, queue } = await aJacket();
  const { jacket, member, home } = await read();
  const change = async (First: string) => transact(await jackets.change(jacket, named(member, First), home));
  const results = await Promise.allSettled([change("Grace"), change("Hedy")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await queue("NEW")).toHaveLength(1);
});
