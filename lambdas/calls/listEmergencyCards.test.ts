import { afterEach, expect, test, vi } from "vitest";
import { accountPk, ownCardKey } from "#lambdas/records/table/keys.ts";
import { anEmergencyCard, openCard } from "#lambdas/testing/builders/cards/emergencyCards.ts";
import { openingsOf } from "#lambdas/testing/builders/finds.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember } from "#lambdas/testing/builders/members.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { handler as endEmergencyCard } from "./endEmergencyCard.ts";
import { handler as listEmergencyCards } from "./listEmergencyCards.ts";

afterEach(() => vi.unstubAllEnvs());

const list = (owner: TestAccount) => invoke(listEmergencyCards, { UID: owner.accountId }, { session: owner });

async function aCard() {
  const owner = await aResident();
  await aHousehold(owner);
  const member = await aMember(owner);
  return { owner, member, card: await anEmergencyCard(owner, member) };
}

async function printedOf({ accountId }: TestAccount, { ID }: { readonly ID: string }): Promise<unknown> {
  const { sk } = ownCardKey(accountId, ID);
  return (await rowsOf(accountPk(accountId))).find((row) => row.sk === sk)?.printed;
}

test("under a new signing key a card works, is listed without token and code, and is ended by its family alone", async () => {
  const { owner, member, card } = await aCard();
  vi.stubEnv("SIGNING_KEY", "the signing key after a rotation");
  const { MemberID, Shows, Made } = card;
  expect(await list(owner)).toMatchObject({ status: 200, body: { Cards: [{ MemberID, Shows, Made }] } });
  expect((await list(owner)).body.Cards[0]).not.toHaveProperty("Token");
  expect((await openCard(card)).status).toBe(200);
  await invoke(endEmergencyCard, { Parent_ID: owner.accountId, ID: member.ID }, { session: owner });
  expect((await openCard(card)).status).toBe(404);
});

test("what is printed on one person's card is read for that person alone, also within a family", async () => {
  const { owner, member } = await aCard();
  const other = await aMember(owner, { First: "Ben" });
  await anEmergencyCard(owner, other);
  const { pk, sk } = ownCardKey(owner.accountId, other.ID);
  await setAttribute(pk, sk, "printed", await printedOf(owner, member));
  const { Cards } = (await list(owner)).body;
  expect(new Map(Cards.map(({ MemberID, Token }) => [MemberID, Token !== undefined]))).toEqual(
    new Map([
      [member.ID, true],
      [other.ID, false],
    ]),
  );
});

test("a card that its family ends leaves a row of the audit: after a restore it is ended again", async () => {
  const { owner, member } = await aCard();
  const of = { Parent_ID: owner.accountId, ID: member.ID };
  for (const _again of [1, 2]) await invoke(endEmergencyCard, of, { session: owner });
  const rows = (await auditOf(owner.accountId)).filter(({ action }) => action === "endEmergencyCard");
  expect(rows).toMatchObject([{ subject: `${owner.accountId}/${member.ID}` }]);
});

test("cards that are made or shown for printing leave rows of the audit, and one line a day with the last time", async () => {
  const { owner, member } = await aCard();
  const since = new Date().toISOString();
  for (const _again of [1, 2]) await list(owner);
  const subject = owner.accountId;
  const rows = (await auditOf(subject)).filter(({ action }) => String(action).endsWith("Cards"));
  expect(rows).toMatchObject([1, 2].map(() => ({ action: "listEmergencyCards", subject, count: 1 })));
  expect(await auditOf(subject)).toContainEqual(
    expect.objectContaining({ action: "makeEmergencyCard", subject: `${subject}/${member.ID}` }),
  );
  const lines = await openingsOf(owner);
  expect(lines).toMatchObject([{ Reason: "CARDS_SHOWN", Department: "Your account", First: "", Last: "" }]);
  expect(since <= (lines[0]?.At ?? "")).toBe(true);
});

test("where no card is shown nothing is noted", async () => {
  const owner = await aResident();
  expect((await list(owner)).body.Cards).toEqual([]);
  expect([await openingsOf(owner), await auditOf(owner.accountId)]).toEqual([[], []]);
});
