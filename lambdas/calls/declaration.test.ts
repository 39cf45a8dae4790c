import { expect, test } from "vitest";
import { readAll } from "#lambdas/domain/lifecycle/accountExport.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { mark, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, type Person } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { removeAttribute } from "#lambdas/testing/records.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as listUpdatedEntries } from "./listUpdatedEntries.ts";

const Authorization = { Choice: "GUARDIAN", Waiver: "2026-11-21" } as const;
const declaredOf = async (owner: Person) => (await membersOf(owner))[0]?.Authorization;

/** A family whose member was registered without a declaration, as the documented call does. */
const anUndeclaredFamily = (City: string) => aFamily(City);

test("a declaration is added by an edit, shown to the owner with its time, and is in the export", async () => {
  const { owner, member } = await anUndeclaredFamily(aCity());
  expect(await declaredOf(owner)).toBeUndefined();
  expect((await edit(owner, member, { Authorization })).status).toBe(200);
  const declared = await declaredOf(owner);
  expect(declared).toEqual({ ...Authorization, At: expect.stringMatching(/^\d{4}-.*Z$/) });
  const account = (await getAccount(owner.accountId)) ?? expect.fail();
  expect((await readAll(account)).members[0]?.authorization).toEqual({
    ...{ choice: "GUARDIAN", waiver: "2026-11-21", at: declared?.At },
  });
});

test("an edit without a declaration keeps the former one, and the same again keeps its time", async () => {
  const { owner, member } = await anUndeclaredFamily(aCity());
  await edit(owner, member, { Authorization });
  const first = await declaredOf(owner);
  await edit(owner, member, { Weight: "140" });
  await edit(owner, member, { Weight: "140", Authorization });
  expect(await declaredOf(owner)).toEqual(first);
  await edit(owner, member, { Weight: "140", Authorization: { ...Authorization, Choice: "SELF" } });
  expect(await declaredOf(owner)).toMatchObject({ Choice: "SELF" });
});

test("departments read that nobody declared it, until somebody does; then it is among the changes", async () => {
  const City = aCity();
  const { owner, member } = await anUndeclaredFamily(City);
  const moderator = await aModerator(City);
  const [entry] = (await invoke(listNewEntries, {}, { session: moderator })).body.entries;
  expect(entry?.Undeclared).toBe(true);
  await mark(moderator, await onlyInQueue(City));
  await edit(owner, member, { Authorization });
  const [updated] = (await invoke(listUpdatedEntries, {}, { session: moderator })).body.entries;
  expect(updated?.Undeclared).toBeUndefined();
  expect(updated?.Changes).toEqual([{ Field: "Authorization", Old: "Not declared", New: "Declared" }]);
});

test("an entry from before this was told says nothing about it", async () => {
  const City = aCity();
  await anUndeclaredFamily(City);
  const { pk, sk } = await onlyInQueue(City);
  await removeAttribute(pk, sk, "snapshot.undeclared");
  const session = await aModerator(City);
  const [entry] = (await invoke(listNewEntries, {}, { session })).body.entries;
  expect(entry?.Undeclared).toBeUndefined();
});
