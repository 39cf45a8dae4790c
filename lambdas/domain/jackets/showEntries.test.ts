import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { householdKey } from "#lambdas/records/table/keys.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, changeAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

async function aCard() {
  const city = aCity();
  const family = await aFamily(city);
  return { ...family, moderator: await aModerator(city), today: easternDayOf(new Date()) };
}

test("a card tells whom to ask and where the household is, as they are when it is read", async () => {
  const { owner, household, moderator } = await aCard();
  await changeAccount(owner, { first: "Rosa", last: "Diaz", cell: "+13135550142" });
  const { pk, sk } = householdKey(owner.accountId, household.ID);
  await setAttribute(pk, sk, "geo", { Lat: 42.33, Lng: -83.05, Exactness: "FAMILY" });
  const before = await only(moderator);
  expect(before).toMatchObject({
    HouseHoldID: household.ID,
    Contact: { Name: "Rosa Diaz", Phone: "+13135550142", Mail: owner.email },
    Position: { Lat: 42.33, Lng: -83.05, Exactness: "FAMILY" },
  });
  await changeAccount(owner, { first: "Rosalind", cell: undefined });
  const after = await only(moderator);
  expect(after.ID).toBe(before.ID);
  expect(after.Contact).toEqual({ Name: "Rosalind Diaz", Phone: "", Mail: owner.email });
});

test("a card tells the days of the photo and of the family's last word", async () => {
  const { owner, member, moderator, today } = await aCard();
  expect(await only(moderator)).toMatchObject({ Confirmed: today, PhotoDay: member.PhotoDate });
  await setAttribute(`U#${owner.accountId}`, `M#${member.ID}`, "created", "2025-01-02T12:00:00.000Z");
  await edit(owner, member, { Weight: "140" });
  expect(await only(moderator)).toMatchObject({ Confirmed: today, CreateDate: "2025-01-02T12:00:00.000Z" });
});

test("whom to ask is told of a person who may still live there, and of no one whose record is to be taken out", async () => {
  const paused = await aCard();
  await mark(paused.moderator, await only(paused.moderator));
  await restrict(await anAdmin(), paused.owner);
  expect((await only(paused.moderator, "UPDATED")).Contact).toMatchObject({ Mail: paused.owner.email });
  await erase(paused.owner.accountId, anOperator());
  const erased = await only(paused.moderator, "UPDATED");
  expect(erased).toMatchObject({ Removed: true, Ending: "DELETED" });
  for (const told of ["Contact", "Position", "Confirmed", "PhotoDay"]) expect(erased).not.toHaveProperty(told);
  const { owner, member, household, moderator } = await aCard();
  await mark(moderator, await only(moderator));
  expect(await unassign(owner, member, household)).toBe(200);
  const moved = await only(moderator, "UPDATED");
  for (const told of ["Contact", "Position"]) expect(moved).not.toHaveProperty(told);
});
