import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, edit } from "#lambdas/testing/builders/members.ts";
import { anOperator, aResident } from "#lambdas/testing/builders/people.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { exportAccount } from "./accountExport.ts";

test("an export tells the day on which the account was last used", async () => {
  const owner = await aResident();
  const { lastSeen } = await exportAccount(owner.accountId, anOperator());
  expect(lastSeen).toBe(dayOf(new Date()));
});

test("an export holds who allowed each registration, with the accepted waiver's version and the time", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const Waiver = "2026-11-21";
  const first = await aMember(owner, { Authorization: { Choice: "GUARDIAN", Waiver } });
  const later = await aMember(owner, { First: "Ben" });
  await aMember(owner, { First: "Cora" });
  const { body } = await edit(owner, later, { Authorization: { Choice: "PERMISSION", Waiver } });
  const { members } = await exportAccount(owner.accountId, anOperator());
  const known = new Map(members.map(({ person, authorization }) => [person.First, authorization]));
  expect(Object.fromEntries(known)).toEqual({
    Ada: { choice: "GUARDIAN", waiver: Waiver, at: first.CreateDate },
    Ben: { choice: "PERMISSION", waiver: Waiver, at: body.Member.Authorization?.At },
    Cora: undefined,
  });
});
