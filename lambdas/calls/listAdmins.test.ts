import { expect, test } from "vitest";
import { aModerator, anAdmin, aResident, staff } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as listAdmins } from "./listAdmins.ts";
import { handler as listMasterModerators } from "./listMasterModerators.ts";

test("a master admin sees admins, master admins and engineers in one list, newest first", async () => {
  const people = [await staff("ENGINEER"), await anAdmin(), await staff("MASTER ADMIN"), await anAdmin()];
  await aModerator("Detroit");
  const session = await staff("MASTER ADMIN");
  const { body } = await invoke(listAdmins, { Limit: 100 }, { session });
  const ours = body.Admins.filter(({ ID }) => people.some(({ accountId }) => accountId === ID));
  expect(ours.map(({ ID, Tier }) => [ID, Tier])).toEqual(
    people.map(({ accountId, role }) => [accountId, role]).reverse(),
  );
  expect(new Set(body.Admins.map(({ Tier }) => Tier))).toEqual(new Set(["ADMIN", "MASTER ADMIN", "ENGINEER"]));
  expect(await auditOf(session.accountId)).toMatchObject([{ action: "listAdmins", count: body.Admins.length }]);
});

test("pages of the merged list show each account once, by time", async () => {
  const people = [await anAdmin(), await staff("ENGINEER"), await staff("MASTER ADMIN"), await anAdmin()];
  const session = await staff("MASTER ADMIN");
  const seen: string[] = [];
  const times: string[] = [];
  let Cursor: string | undefined;
  do {
    const { body } = await invoke(listAdmins, { Limit: 3, Cursor }, { session });
    seen.push(...body.Admins.map(({ ID }) => ID));
    times.push(...body.Admins.map(({ CreateDate }) => CreateDate));
    Cursor = body.NextCursor;
  } while (Cursor);
  for (const { accountId } of people) expect(seen.filter((id) => id === accountId)).toHaveLength(1);
  expect(times).toEqual(times.toSorted().reverse());
});

test("admins list master moderators but no admins; searching for an admin finds none there", async () => {
  const [admin, master] = [await anAdmin(), await staff("MASTER MOD")];
  expect((await invoke(listAdmins, {}, { session: admin })).status).toBe(403);
  const find = async (Search: string) =>
    (await invoke(listMasterModerators, { Search }, { session: admin })).body.MasterModerators;
  expect(await find(master.email)).toMatchObject([{ ID: master.accountId, Tier: "MASTER MOD" }]);
  expect(await find(admin.email)).toEqual([]);
});

test("no other role lists admins or master moderators", async () => {
  const people = [await aResident(), await aModerator("Detroit"), await staff("MASTER MOD"), await staff("ENGINEER")];
  for (const session of people) {
    expect((await invoke(listAdmins, {}, { session })).status, session.role).toBe(403);
    expect((await invoke(listMasterModerators, {}, { session })).status, session.role).toBe(403);
  }
});
