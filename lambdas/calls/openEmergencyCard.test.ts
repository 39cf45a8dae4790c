import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { exportAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { accessPk, accountPk, emergencyCardKey, memberKey } from "#lambdas/records/table/keys.ts";
import { anEmergencyCard, aWrongCode, openCard } from "#lambdas/testing/builders/cards/emergencyCards.ts";
import { openingsOf } from "#lambdas/testing/builders/finds.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, aMember, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, anAdmin, anOperator, aResident, changeAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { addDays, addMonths, dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { handler as changeConsent } from "./changeConsent.ts";
import { handler as endEmergencyCard } from "./endEmergencyCard.ts";
import { handler as listEmergencyCards } from "./listEmergencyCards.ts";
import { handler as listOpenings } from "./listOpenings.ts";
import { handler as makeEmergencyCard } from "./makeEmergencyCard.ts";

const secret = "Door code 4711";
const Medical = { DNR: true, NonVerbal: true, Other: true, OtherText: secret };
const Allergies = "Pollen, dust mites, cats and dogs; latex; penicillin: anaphylaxis";
const Contacts = [{ Name: "Ben Stone", Relation: "uncle", Phone: "(313) 555-0199" }];
const readingsOf = async (owner: Parameters<typeof openingsOf>[0]) =>
  (await openingsOf(owner)).filter(({ Reason }) => Reason === "CARD");
const today = () => easternDayOf(new Date());

async function aScene() {
  const owner = await aResident();
  await aHousehold(owner);
  const member = await aMember(owner, { Medical, Additional: "Knock twice", Contacts, Allergies });
  const of = { Parent_ID: owner.accountId, ID: member.ID };
  const UID = owner.accountId;
  const state = async () => (await invoke(listEmergencyCards, { UID }, { session: owner })).body.Cards[0];
  return { owner, member, of, state };
}

const wrongTries = (card: Parameters<typeof openCard>[0], times: number) =>
  Promise.all(Array.from({ length: times }, (_, at) => openCard({ ...card, Code: aWrongCode(card, at + 1) })));

test("the page shows name and headline, and of the rest what its family chose; never a sealed text", async () => {
  const { owner, member } = await aScene();
  await changeAccount(owner, { cell: "+13135550142" });
  const least = await openCard(await anEmergencyCard(owner, member, []));
  expect(least.status).toBe(200);
  const name = { First: "Ada", Last: "Miller", Headline: "ALLERGY NONVERB DNR?" };
  expect(least.body).toEqual({ ...name, Confirmed: today(), IsOld: false });
  const { body } = await openCard(await anEmergencyCard(owner, member));
  expect(body).toEqual({
    ...least.body,
    Headline: "ALLERGY NONVERB DNR? +note",
    img: expect.stringContaining("photos/"),
    Sixty: expect.arrayContaining([expect.stringMatching(/^Does not speak/)]),
    Needs: ["The family reports a DNR: see the paper", "Non Verbal", `Allergies: ${Allergies}`],
    Contacts: [
      { Name: "Ben Stone", Relation: "uncle", Phone: expect.stringContaining("3135550199") },
      { Name: "Rosa Miller", Phone: "+13135550142" },
    ],
    Notes: "Knock twice",
  });
  expect((await fetch(body.img ?? "")).status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/\b4711\b|@/);
});

test("ten wrong codes stop a card, also when they come at once, and then its own code opens nothing", async () => {
  const { owner, member, state } = await aScene();
  const card = await anEmergencyCard(owner, member);
  const first = await openCard({ ...card, Code: aWrongCode(card) });
  expect([first.status, first.body.Message]).toEqual([400, "This is not the code of this card. 9 tries are left."]);
  const answers = await wrongTries(card, 30);
  const codes = answers.map(({ body: { Code } }) => Code);
  expect(codes.filter((code) => code === ("EMERGENCY_CODE_WRONG" as string))).toHaveLength(8);
  expect(codes.filter((code) => code === ("EMERGENCY_CARD_STOPPED" as string))).toHaveLength(22);
  expect((await openCard(card)).body.Message).toContain("This card stopped after too many wrong codes");
  expect(await state()).toMatchObject({ Stopped: true });
  expect(await readingsOf(owner)).toEqual([]);
});

test("wrong codes before a right one are forgotten: typing mistakes of years stop no card", async () => {
  const { owner, member, state } = await aScene();
  const card = await anEmergencyCard(owner, member);
  for (const round of [1, 2]) {
    await wrongTries(card, 9);
    expect([round, (await openCard(card)).status]).toEqual([round, 200]);
  }
  expect(await state()).not.toHaveProperty("Stopped");
});

test("a new card ends the earlier one, and an ended one says so", async () => {
  const { owner, member, of, state } = await aScene();
  const [one, other] = [await anEmergencyCard(owner, member), await anEmergencyCard(owner, member, [])];
  const gone = await openCard(one);
  expect([gone.status, gone.body.Code as string]).toEqual([404, "EMERGENCY_CARD_ENDED"]);
  expect((await openCard(other)).status).toBe(200);
  expect(await state()).toEqual({ ...other, MemberID: member.ID, Shows: [] });
  for (const _again of [1, 2]) expect((await invoke(endEmergencyCard, of, { session: owner })).status).toBe(200);
  expect((await openCard(other)).body.Message).toContain("its family ended it, or made a new one");
  expect(await state()).toBeUndefined();
});

test("of cards that are made at once one works, and none is left over", async () => {
  const { owner, member } = await aScene();
  const cards = await Promise.all(Array.from({ length: 5 }, () => anEmergencyCard(owner, member)));
  const opened = await Promise.all(cards.map((card) => openCard(card)));
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  const rows = await Promise.all(cards.map(({ Token }) => rowsOf(emergencyCardKey(digestOf(Token)).pk)));
  expect(rows.flat()).toHaveLength(1);
});

test("a card that is opened leaves a line a day with the last time in the family's log, and a row of the audit; no row has its token or its code", async () => {
  const { owner, member } = await aScene();
  const card = await anEmergencyCard(owner, member);
  await openCard(card);
  const since = new Date().toISOString();
  await openCard(card);
  const [opening, ...others] = await readingsOf(owner);
  expect(others).toEqual([]);
  expect(opening).toMatchObject({ Department: "Card for fridge and wallet", First: "Ada" });
  expect(since <= (opening?.At ?? "")).toBe(true);
  const audit = (await rowsOf(accessPk(dayOf(new Date())))).filter(
    ({ subject }) => subject === `${owner.accountId}/${member.ID}`,
  );
  expect(new Set(audit.map(({ action }) => action))).toEqual(new Set(["openEmergencyCard"]));
  const own = await rowsOf(accountPk(owner.accountId));
  const opened = await rowsOf(emergencyCardKey(digestOf(card.Token)).pk);
  expect(opened).toHaveLength(1);
  expect(JSON.stringify([...own, ...audit, ...opened])).not.toMatch(new RegExp(`${card.Token}|"${card.Code}"`));
  const { emergencyCards } = await exportAccount(owner.accountId, anOperator());
  expect(emergencyCards).toEqual([
    { owner: owner.accountId, mid: member.ID, made: expect.any(String), shows: card.Shows },
  ]);
});

test("the days on which one person's record was seen are listed without those of the family's others", async () => {
  const { owner, member } = await aScene();
  const other = await aMember(owner, { First: "Ben" });
  for (const person of [member, other]) await openCard(await anEmergencyCard(owner, person));
  const daysOf = async (body: object) =>
    (await invoke(listOpenings, body, { session: owner })).body.Openings.map(({ First }) => First);
  expect((await daysOf({})).sort()).toEqual(["", "Ada", "Ben"]);
  expect(await daysOf({ ID: other.ID, Limit: 1 })).toEqual(["Ben"]);
  expect(await daysOf({ ID: member.ID, Limit: 3 })).toEqual(["Ada"]);
});

test("a record that was not confirmed for twelve months says since when", async () => {
  const { owner, member } = await aScene();
  const card = await anEmergencyCard(owner, member);
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  const twelveMonthsAgo = addMonths(today(), -12);
  for (const [day, IsOld] of [
    [twelveMonthsAgo, true],
    [addDays(twelveMonthsAgo, 2), false],
  ] as const) {
    await setAttribute(pk, sk, "confirmed", day);
    expect((await openCard(card)).body).toMatchObject({ Confirmed: day, IsOld });
  }
});

test("the card is the family's own paper: it works while the account is restricted and before any payment", async () => {
  const { owner, member } = await aScene();
  const card = await anEmergencyCard(owner, member);
  await restrict(await anAdmin(), owner);
  expect((await openCard(card)).status).toBe(200);
});

test("a card ends with its person and with the account, and leaves no row", async () => {
  const { owner, member } = await aScene();
  const { owner: erased, member: known } = await aFamily(aCity());
  const cards = [await anEmergencyCard(owner, member), await anEmergencyCard(erased, known)];
  expect((await remove(owner, member)).status).toBe(200);
  await erase(erased.accountId, anOperator());
  for (const card of cards) {
    expect((await openCard(card)).body.Code as string).toBe("EMERGENCY_CARD_ENDED");
    expect(await rowsOf(emergencyCardKey(digestOf(card.Token)).pk)).toEqual([]);
  }
  for (const { accountId } of [owner, erased])
    expect((await rowsOf(accountPk(accountId))).filter(({ sk }) => sk.startsWith("E#"))).toEqual([]);
});

test("a card ends with the consent for good, and without consent none is made", async () => {
  const { owner, member, of, state } = await aScene();
  const card = await anEmergencyCard(owner, member);
  const consent = (body: object) => invoke(changeConsent, { ...of, ...body }, { session: owner });
  await consent({ Act: "WITHDRAW" });
  expect((await openCard(card)).body.Code as string).toBe("EMERGENCY_CARD_ENDED");
  const refused = await invoke(makeEmergencyCard, { ...of, Shows: [] }, { session: owner });
  expect([refused.status, refused.body.Code as string]).toEqual([409, "CONSENT_MISSING"]);
  await consent({ Act: "GIVE", Authorization: { Choice: "PERMISSION", Waiver: waiverVersion } });
  expect((await openCard(card)).body.Code as string).toBe("EMERGENCY_CARD_ENDED");
  expect(await state()).toBeUndefined();
  expect((await openCard(await anEmergencyCard(owner, member))).status).toBe(200);
});

test("no one makes, reads or ends a card of another family, nor makes one of a person who is gone", async () => {
  const { of, owner, member } = await aScene();
  const other = await aResident();
  const asked = await Promise.all([
    invoke(makeEmergencyCard, { ...of, Shows: [] }, { session: other }),
    invoke(makeEmergencyCard, { ...of, Parent_ID: other.accountId, Shows: [] }, { session: other }),
    invoke(listEmergencyCards, { UID: of.Parent_ID }, { session: other }),
    invoke(endEmergencyCard, of, { session: other }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  await remove(owner, member);
  expect((await invoke(makeEmergencyCard, { ...of, Shows: [] }, { session: owner })).status).toBe(404);
});
