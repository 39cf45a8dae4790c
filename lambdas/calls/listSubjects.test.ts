import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aResident,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as listAdmins } from "./listAdmins.ts";
import { handler as listAudit } from "./listAudit.ts";
import { handler as listDeactivated } from "./listDeactivated.ts";
import { handler as listDeleted } from "./listDeleted.ts";
import { handler as listMasterModerators } from "./listMasterModerators.ts";
import { handler as listModerators } from "./listModerators.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as listUsers } from "./listUsers.ts";

const newestOf = async ({ accountId }: TestAccount) => (await auditOf(accountId)).at(-1);

async function tracesOf(id: string): Promise<[string, string][]> {
  const { body } = await invoke(listAudit, { Search: id }, { session: await staff("MASTER ADMIN") });
  return body.Rows.filter(({ Action }) => Action !== "login").map(({ Action, By }) => [Action, By]);
}

test("a list of entries leaves each person that it showed, and their account and id find it", async () => {
  const City = aCity();
  const { owner, member, household } = await aFamily(City);
  const moderator = await aModerator(City);
  const { content } = await onlyInQueue(City);
  await invoke(listNewEntries, {}, { session: moderator });
  const subject = `${owner.accountId}/${member.ID}.${household.ID}/${content}`;
  expect(await newestOf(moderator)).toMatchObject({
    action: "listNewEntries",
    count: 1,
    subjects: [subject],
  });
  for (const id of [owner.accountId, member.ID, household.ID])
    expect(await tracesOf(id)).toEqual([["listNewEntries", moderator.accountId]]);
});

test("an empty list leaves its row, with nobody in it", async () => {
  const moderator = await aModerator(aCity());
  await invoke(listNewEntries, {}, { session: moderator });
  expect(await newestOf(moderator)).toMatchObject({ count: 0, subjects: [] });
});

test("each list of accounts leaves the accounts that it showed, of its page alone", async () => {
  const City = aCity();
  const place = { City, State: "MI" };
  const reader = await staff("MASTER ADMIN");
  const Location = { Street: "2 Woodward Ave", ...place, Zip: "48226" };
  const [resident, moderator] = [await aResident({ Location } as never), await aModerator(City)];
  const shown = async () => (await newestOf(reader))?.subjects;
  await invoke(listUsers, place, { session: reader });
  expect(await shown()).toEqual([resident.accountId]);
  const other = await aModerator(City);
  await invoke(listModerators, { ...place, Limit: 1 }, { session: reader });
  expect(await shown()).toEqual([other.accountId]);
  const chief = await staff("MASTER MOD", place);
  await invoke(listMasterModerators, { Search: chief.email }, { session: reader });
  expect(await shown()).toEqual([chief.accountId]);
  const admin = await anAdmin();
  await invoke(listAdmins, { Search: admin.email }, { session: reader });
  expect(await shown()).toEqual([admin.accountId]);
  await restrict(reader, moderator);
  await invoke(listDeactivated, {}, { session: chief });
  expect((await newestOf(chief))?.subjects).toEqual([moderator.accountId]);
  await erase(resident.accountId, anOperator());
  await invoke(listDeleted, {}, { session: chief });
  expect((await newestOf(chief))?.subjects).toEqual([resident.accountId]);
});

test("the audit leaves whose doings it showed", async () => {
  const [reader, admin] = [await staff("MASTER ADMIN"), await anAdmin()];
  await invoke(listUsers, {}, { session: admin });
  const { body } = await invoke(listAudit, { Search: admin.email, Action: "list" }, { session: reader });
  expect(body.Rows[0]?.Subjects?.length).toBe(body.Rows[0]?.Count);
  expect(await newestOf(reader)).toMatchObject({ count: 1, subjects: [admin.accountId] });
});
