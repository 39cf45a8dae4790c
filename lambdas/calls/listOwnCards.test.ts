import { expect, test } from "vitest";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { onlyFound, openRecord } from "#lambdas/testing/builders/finds.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { aCity, aModerator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { unsigned } from "#lambdas/testing/unsigned.ts";
import { dailyRun } from "#lambdas/testing/workOff.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { OwnCard } from "#shared/model/jacket/ownCard.ts";
import type { Member } from "#shared/model/member.ts";
import { handler as listOwnCards } from "./listOwnCards.ts";

const ask = (session: TestAccount, { Parent_ID, ID }: Pick<Member, "Parent_ID" | "ID">) =>
  invoke(listOwnCards, { Parent_ID, ID }, { session });

async function cardsOf(session: TestAccount, member: Member) {
  const { status, body } = await ask(session, member);
  if (status !== 200) throw new Error(`Listing own cards answered ${status}: ${body.Message}`);
  return body.Cards;
}

const told = ({ AddressInOtherAccount, PersonInOtherAccount, ...card }: Entry) => unsigned(card);

test("a family reads the very card that departments read, before and after a transfer and a change", async () => {
  const [City, Last] = [aCity(), aCity().split(" ")[1] ?? ""];
  const Medical = { NonVerbal: true, Other: true, OtherText: "Door code 4711" };
  const { owner, member, household } = await aFamily(City, { Last, Medical, Additional: "Knock twice" });
  const moderator = await aModerator(City);
  const entry = await only(moderator);
  const [card] = await cardsOf(owner, member);
  expect(told(card?.Entry ?? entry)).toEqual(told(entry));
  expect(card).toMatchObject({
    HouseHold: { ID: household.ID, Jacket: { State: "WAITING" } },
    Record: { Last, Medical },
  });
  expect((await fetch(card?.Entry.img ?? "")).status).toBe(200);
  await mark(moderator, entry);
  await edit(owner, member, { Weight: "131" });
  const { body: opened } = await openRecord(moderator, await onlyFound(moderator, Last));
  const [changed] = await cardsOf(owner, member);
  expect(told(changed?.Entry ?? entry)).toEqual(told(opened.Entry));
  expect(changed?.Entry.Changes).toEqual([{ Field: "Weight", Old: "130 lb", New: "131 lb" }]);
  expect(changed?.Record).toEqual(opened.Record);
  expect(changed?.HouseHold.Jacket).toMatchObject({ State: "CHANGED", At: expect.any(String) });
});

test("a family does not learn from a card that another account registered the same person or address", async () => {
  const City = aCity();
  const { owner, member } = await aFamily(City);
  await aFamily(City);
  const [entry] = await listOf(await aModerator(City));
  expect(entry).toMatchObject({ PersonInOtherAccount: true, AddressInOtherAccount: true });
  expect(JSON.stringify(await cardsOf(owner, member))).not.toMatch(/OtherAccount|SamePersonAs/);
});

test("each home has its card, also one of which no department has the record", async () => {
  const { owner, member } = await aDueFamily(aCity());
  await assign(owner, member, await aHousehold(owner, { Name: "Cabin", City: aCity() }));
  const before = await cardsOf(owner, member);
  expect(before.map(({ HouseHold: { Jacket } }) => Jacket?.State)).toEqual(["WAITING", "WAITING"]);
  await dailyRun();
  const after = await cardsOf(owner, member);
  expect(after.map(({ HouseHold: { Jacket } }) => Jacket)).toEqual([undefined, undefined]);
  const withoutEntry = ({ Entry: { ID, Opened, Number: _number, img, ...card } }: OwnCard) => card;
  expect(after.map(withoutEntry)).toEqual(before.map(withoutEntry));
});

test("no one reads the cards of another family", async () => {
  const { member } = await aFamily(aCity());
  const other = await aResident();
  expect((await ask(other, member)).status).toBe(404);
  expect((await ask(other, { Parent_ID: other.accountId, ID: member.ID })).status).toBe(404);
});
