import { expect, test } from "vitest";
import { mostMembers } from "#lambdas/domain/family/registration.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aCalledMember, aMember, aMemberRequest, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCheckout, aPaidOrder, cards } from "#lambdas/testing/builders/payments/payments.ts";
import { anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { unsigned } from "#lambdas/testing/unsigned.ts";
import { errorSentences } from "#shared/errors.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as createMember } from "./createMember.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as listMembers } from "./listMembers.ts";

type Body = Parameters<typeof aMemberRequest>[1];

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

const pkOf = ({ accountId }: TestAccount) => `U#${accountId}`;

async function tryToCreate(owner: TestAccount, overrides: Body = {}, headers = {}) {
  return invoke(createMember, await aMemberRequest(owner, overrides), { session: owner, headers });
}

async function expectRefused(owner: TestAccount, overrides: Body, status: number, message: string) {
  const before = (await rowsOf(pkOf(owner))).length;
  const answer = await tryToCreate(owner, overrides);
  expect([answer.status, answer.body.Message]).toEqual([status, message]);
  const rows = await rowsOf(pkOf(owner));
  expect(rows.filter(({ sk }) => String(sk).startsWith("M#")).length).toBe(0);
  expect(rows.length).toBe(before);
}

test("a member is saved and listed as sent", async () => {
  const owner = await aResidentWithHome();
  const Medical = { DNR: true, Other: true, OtherText: "Key under the mat, 門番 🔑" };
  const details = { First: "  Zoë ", Last: "O’Neil-Łuk", Mail: "ZOE@example.com", Phone: "(313) 555-2671" };
  const member = await aCalledMember(owner, { ...details, Additional: "Deaf\nin one ear", Medical });
  expect(member).toMatchObject({
    Parent_ID: owner.accountId,
    First: "Zoë",
    Mail: "zoe@example.com",
    Phone: "+13135552671",
    Additional: "Deaf\nin one ear",
    Medical,
    payed: "PENDING",
    HouseHolds: [],
    Version: 1,
  });
  const listed = await membersOf(owner);
  expect(listed.map(unsigned)).toEqual([unsigned(member)]);
  expect((await fetch(listed[0]?.img ?? "")).status).toBe(200);
});

test("a paid order makes a member with a completed payment", async () => {
  const owner = await aResidentWithHome();
  expect((await aCalledMember(owner, { OrderID: await aPaidOrder(owner) })).payed).toBe("COMPLETE");
});

test("an order still processing at the provider makes a processing member", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater);
  expect((await aCalledMember(owner, { OrderID })).payed).toBe("PROCESSING");
});

const uses = howMany(8, 20);

test(`${uses} uses of one order at once make exactly one member`, async () => {
  const owner = await aResidentWithHome();
  const request = await aMemberRequest(owner, { OrderID: await aPaidOrder(owner) });
  const answers = await Promise.all(
    Array.from({ length: uses }, () => invoke(createMember, request, { session: owner })),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.filter(({ status }) => status === 409).length).toBe(uses - 1);
  expect((await membersOf(owner)).length).toBe(1);
  const late = await invoke(createMember, request, { session: owner });
  expect(late.body.Message).toBe("This payment was already used for another member");
});

test("a retry with the same Idempotency-Key makes one member, also with its order", async () => {
  const owner = await aResidentWithHome();
  const headers = anIdempotencyKey();
  const request = await aMemberRequest(owner, { OrderID: await aPaidOrder(owner) });
  const send = () => invoke(createMember, request, { session: owner, headers });
  const answers = [...(await Promise.all([send(), send(), send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.Member.ID)).size).toBe(1);
  expect((await membersOf(owner)).length).toBe(1);
  const other = await invoke(createMember, { ...request, First: "Eve" }, { session: owner, headers });
  expect(other.status).toBe(409);
});

test("an unknown, forged or foreign order is refused and nothing is written", async () => {
  const owner = await aResidentWithHome();
  const foreign = await aPaidOrder(await aResidentWithHome());
  for (const OrderID of ["cs_test_0123456789abcdef", foreign, "x".repeat(40)])
    await expectRefused(owner, { OrderID }, 400, "We could not find that payment");
});

test("an unpaid order is refused and nothing is written", async () => {
  const owner = await aResidentWithHome();
  const { OrderID } = await aCheckout(owner);
  const message = "This payment is not complete yet. Please finish it in the pop up window.";
  await expectRefused(owner, { OrderID }, 409, message);
});

test("an order over another amount or plan than it was opened for is refused", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  await setAttribute(pkOf(owner), `O#${OrderID}`, "cents", 4000);
  await expectRefused(owner, { OrderID }, 400, "We could not find that payment");
  await setAttribute(pkOf(owner), `O#${OrderID}`, "cents", 400);
  await setAttribute(pkOf(owner), `O#${OrderID}`, "planId", "new-yearly");
  await expectRefused(owner, { OrderID }, 400, "We could not find that payment");
});

test("an additional member's cheaper plan does not pay for the first one", async () => {
  const owner = await aResidentWithHome();
  await setAttribute(pkOf(owner), "#C", "paid", 1);
  const OrderID = await aPaidOrder(owner);
  await setAttribute(pkOf(owner), "#C", "paid", 0);
  const message = "This payment is for an additional member. The first member needs the full plan.";
  await expectRefused(owner, { OrderID }, 409, message);
});

test("a full plan pays for an additional member, too", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  await aCalledMember(owner);
  expect((await aCalledMember(owner, { OrderID })).payed).toBe("COMPLETE");
});

test("a member needs a location first", async () => {
  await expectRefused(await aResident(), {}, 400, errorSentences.HOUSEHOLD_REQUIRED);
});

test("an account has at most 300 members", async () => {
  const owner = await aResidentWithHome();
  await setAttribute(pkOf(owner), "#C", "members", 300);
  await expectRefused(owner, {}, 409, "You can register at most 300 members with one account.");
});

test("a whole member object is accepted, and nothing of it that the server sets is believed", async () => {
  const owner = await aResidentWithHome();
  const [home] = (await invoke(listHouseholds, { UID: owner.accountId }, { session: owner })).body.HouseHolds;
  const earlier = await aCalledMember(owner, { First: "Eve" });
  const whole = { ...earlier, ID: earlier.ID, payed: "COMPLETE", CreateDate: "2001-01-01" };
  const { PhotoDate: _, Version: _version, ...documented } = whole;
  const request = { ...documented, HouseHolds: [{ ...home, LinkingID: "invented" }], img: earlier.img };
  const { status, body } = await invoke(createMember, request, { session: owner });
  expect([status, body.Member.First]).toEqual([200, "Eve"]);
  expect(body.Member).toMatchObject({ payed: "PENDING", HouseHolds: [] });
  expect(body.Member.ID).not.toBe(earlier.ID);
  expect(body.Member.CreateDate > earlier.CreateDate).toBe(true);
  expect((await membersOf(owner)).map(({ ID }) => ID)).toEqual([earlier.ID, body.Member.ID]);
});

test.each([
  { Parent_ID: "nobody-at-all", status: 404 },
  { Version: 1, status: 400 },
  { PlanID: "new-yearly", status: 400 },
])("what the documented object does not carry is refused still: %j", async ({ status, ...extra }) => {
  const owner = await aResidentWithHome();
  const request = { ...(await aMemberRequest(owner)), ...extra };
  expect((await invoke(createMember, request, { session: owner })).status).toBe(status);
});

test("a home must be the owner's own and is named once, or nothing is written", async () => {
  const owner = await aResidentWithHome();
  const foreign = await aHousehold(await aResident());
  const unknown = "abcdefghijklmnop";
  await expectRefused(owner, { HouseHolds: [foreign.ID] }, 404, errorSentences.NOT_FOUND);
  await expectRefused(owner, { HouseHolds: [unknown] }, 404, errorSentences.NOT_FOUND);
  await expectRefused(owner, { HouseHolds: [unknown, unknown] }, 400, "Please choose each house hold once");
  const many = Array.from({ length: 13 }, (_, at) => `household-${at}`);
  await expectRefused(owner, { HouseHolds: many }, 400, "Please choose at most 12 house holds");
});

test("a member of another account cannot be created or listed", async () => {
  const [owner, other] = [await aResidentWithHome(), await aResidentWithHome()];
  const request = await aMemberRequest(owner, { Parent_ID: other.accountId });
  const made = await invoke(createMember, request, { session: owner });
  const listed = await invoke(listMembers, { UID: other.accountId }, { session: owner });
  const unknown = await invoke(listMembers, { UID: "nobodyatall" }, { session: owner });
  expect([made.status, listed.status, unknown.status]).toEqual([404, 404, 404]);
  expect(listed.body.Message).toBe(unknown.body.Message);
});

test("staff have an empty list of their own and cannot create members", async () => {
  const admin = await anAdmin();
  expect(await membersOf(admin)).toEqual([]);
  const { status } = await invoke(createMember, { Parent_ID: admin.accountId }, { session: admin });
  expect(status).toBe(403);
});

test("the authorization is stored with its time, and shown to its owner", async () => {
  const owner = await aResidentWithHome();
  const Authorization = { Choice: "GUARDIAN", Waiver: "2026-01" } as const;
  const member = await aCalledMember(owner, { Authorization });
  const row = (await rowsOf(pkOf(owner))).find(({ sk }) => sk === `M#${member.ID}`);
  const at = member.CreateDate;
  expect(row?.authorization).toEqual({ choice: "GUARDIAN", waiver: "2026-01", at });
  const shown = { ...Authorization, At: at };
  expect([member.Authorization, (await membersOf(owner))[0]?.Authorization]).toEqual([shown, shown]);
});

test("a member registered without an authorization is shown without one", async () => {
  const owner = await aResidentWithHome();
  expect(await aCalledMember(owner)).not.toHaveProperty("Authorization");
});

test("members are listed in pages by time of registration", async () => {
  const owner = await aResidentWithHome();
  const img = (await aCalledMember(owner, { First: "First" })).img;
  for (const First of ["Second", "Third"]) await aCalledMember(owner, { First, img });
  const page = (more: object) => invoke(listMembers, { UID: owner.accountId, Limit: 2, ...more }, { session: owner });
  const first = await page({});
  const second = await page({ Cursor: first.body.NextCursor });
  expect(first.body.Members.map(({ First }) => First)).toEqual(["First", "Second"]);
  expect(second.body.Members.map(({ First }) => First)).toEqual(["Third"]);
  expect(second.body.NextCursor).toBeUndefined();
});

test("a request without a Limit is answered with every member that an account may have", async () => {
  const owner = await aResidentWithHome();
  await manyMembers(owner, await aMember(owner), mostMembers - 1, []);
  const { body } = await invoke(listMembers, { UID: owner.accountId }, { session: owner });
  expect([body.Members.length, body.NextCursor]).toEqual([mostMembers, undefined]);
});
