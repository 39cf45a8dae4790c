import { expect, test } from "vitest";
import { findAccount, readAll } from "#lambdas/domain/lifecycle/accountExport.ts";
import { updateDepartments } from "#lambdas/domain/lifecycle/accountJackets.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { listOf, mark, medicalOf, only, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, aMember, assign, edit, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aModerator, aResident, changeAccount, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { AuthorizationChoice, Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { handler as changeConsent } from "./changeConsent.ts";
import { handler as payMember } from "./payMember.ts";

const withdraw = (owner: TestAccount, { ID }: Pick<Member, "ID">) =>
  invoke(changeConsent, { Parent_ID: owner.accountId, ID, Act: "WITHDRAW" }, { session: owner });
const give = (owner: TestAccount, { ID }: Pick<Member, "ID">, Choice: AuthorizationChoice = "PERMISSION") =>
  invoke(
    changeConsent,
    { Parent_ID: owner.accountId, ID, Act: "GIVE", Authorization: { Choice, Waiver: waiverVersion } },
    { session: owner },
  );
const actsOf = ({ Consents = [] }: Member) => Consents.map(({ Act }) => Act);

const Authorization = { Choice: "GUARDIAN", Waiver: "2026-11-21" } as const;

test("a withdrawal takes a waiting record out of the queue, and the record stays with the family", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Authorization });
  const { status, body } = await withdraw(owner, member);
  expect([status, body.Member.Withheld, body.Member.First]).toEqual([200, "WITHDRAWN", member.First]);
  expect((await fetch(body.Member.img)).status).toBe(200);
  expect([...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))]).toEqual([]);
  expect((await membersOf(owner))[0]).toMatchObject({ payed: "COMPLETE", Withheld: "WITHDRAWN" });
});

test("a department that has the record is told once to take it out, and opens nothing of it any more", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Medical: { Other: true, OtherText: "Code 4711" } });
  const reader = await aModerator(city);
  await mark(reader, await only(reader));
  for (let time = 1; time <= 3; time += 1) expect((await withdraw(owner, member)).status).toBe(200);
  const notice = await only(reader, "UPDATED");
  expect(notice.Ending).toBe("DELETED");
  expect((await medicalOf(reader, notice)).body.Record?.Medical.OtherText).toBeUndefined();
  await mark(reader, notice);
  await withdraw(owner, member);
  expect(await listOf(reader, {}, "UPDATED")).toEqual([]);
});

test("nothing new is handed over while consent is withdrawn: no edit, no new home", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await withdraw(owner, member);
  expect((await edit(owner, member, { Additional: "Deaf" })).status).toBe(200);
  await assign(owner, member, await aHousehold(owner, { City: city, Street: "1 Elm St" }));
  expect([...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))]).toEqual([]);
  expect((await membersOf(owner))[0]).toMatchObject({ Additional: "Deaf", Withheld: "WITHDRAWN" });
});

test("a payment that is completed after a withdrawal hands nothing over", async () => {
  const city = aCity();
  const owner = await aResident();
  const home = await aHousehold(owner, { City: city });
  const waiting = await aMember(owner, { HouseHolds: [home.ID] });
  await withdraw(owner, waiting);
  const OrderID = await aPaidOrder(owner);
  const paid = await invoke(payMember, { Parent_ID: owner.accountId, ID: waiting.ID, OrderID }, { session: owner });
  expect([paid.status, paid.body.Member.payed]).toEqual([200, "COMPLETE"]);
  expect(await queueOf("NEW", city)).toEqual([]);
});

test("consent that is given anew brings the record back to every home, with the newest facts", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Authorization });
  const reader = await aModerator(city);
  await mark(reader, await only(reader));
  await withdraw(owner, member);
  await edit(owner, member, { Additional: "Deaf" });
  const { status, body } = await give(owner, member);
  expect([status, body.Member.Withheld]).toEqual([200, undefined]);
  const entry = await only(reader, "UPDATED");
  expect([entry.Ending, entry.additional]).toEqual([undefined, "Deaf"]);
  expect((await medicalOf(reader, entry)).status).toBe(200);
});

test("the history says what was given and withdrawn, with the waiver's version and the time", async () => {
  const { owner, member } = await aFamily(aCity(), { Authorization });
  await withdraw(owner, member);
  await give(owner, member, "SELF");
  const [after] = await membersOf(owner);
  expect(after && actsOf(after)).toEqual(["GIVEN", "WITHDRAWN", "GIVEN"]);
  expect(after?.Consents?.[0]).toMatchObject({ Choice: "GUARDIAN", Waiver: "2026-11-21" });
  expect(after?.Consents?.[2]).toMatchObject({ Choice: "SELF", Waiver: waiverVersion });
  expect(after?.Authorization).toMatchObject({ Choice: "SELF", At: after?.Consents?.[2]?.At });
});

test("the export of the account has the whole history", async () => {
  const { owner, member } = await aFamily(aCity(), { Authorization });
  await withdraw(owner, member);
  const { members } = await readAll(await findAccount(owner.accountId));
  expect(members[0]?.consents?.map(({ act, waiver }) => [act, waiver])).toEqual([
    ["GIVEN", "2026-11-21"],
    ["WITHDRAWN", undefined],
  ]);
});

test("a retry and ten at once write one event, and the audit one row", async () => {
  const { owner, member } = await aFamily(aCity(), { Authorization });
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(owner, member)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [after] = await membersOf(owner);
  expect(after && actsOf(after)).toEqual(["GIVEN", "WITHDRAWN"]);
  expect((await auditOf(owner.accountId)).filter(({ action }) => action === "changeConsent")).toHaveLength(1);
});

test("a withdrawal and an edit at once lose neither, and no department is told of the person", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const [edited, withdrawn] = await Promise.all([edit(owner, member, { Additional: "Deaf" }), withdraw(owner, member)]);
  expect([edited.status, withdrawn.status]).toEqual([200, 200]);
  expect((await membersOf(owner))[0]).toMatchObject({ Additional: "Deaf", Withheld: "WITHDRAWN" });
  expect([...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))]).toEqual([]);
});

test("an edit declares nothing while consent is withdrawn", async () => {
  const { owner, member } = await aFamily(aCity());
  await withdraw(owner, member);
  await edit(owner, member, { Authorization });
  expect((await membersOf(owner))[0]).toMatchObject({ Withheld: "WITHDRAWN" });
  expect((await membersOf(owner))[0]?.Authorization).toBeUndefined();
});

test("what is declared already is written no second time; another choice is", async () => {
  const { owner, member } = await aFamily(aCity(), {
    Authorization: { Choice: "PERMISSION", Waiver: waiverVersion },
  });
  const { version } = (await getMember(owner.accountId, member.ID)) ?? {};
  expect((await give(owner, member)).status).toBe(200);
  expect((await getMember(owner.accountId, member.ID))?.version).toBe(version);
  const { body } = await give(owner, member, "SELF");
  expect(actsOf(body.Member)).toEqual(["GIVEN", "GIVEN"]);
});

test("consent needs who gives it and the waiver's present text; another's person is not found", async () => {
  const { owner, member } = await aFamily(aCity());
  const request = { Parent_ID: owner.accountId, ID: member.ID, Act: "GIVE" };
  expect((await invoke(changeConsent, request, { session: owner })).status).toBe(400);
  const old = { ...request, Authorization: { Choice: "SELF", Waiver: "2020-01-01" } };
  expect((await invoke(changeConsent, old, { session: owner })).status).toBe(400);
  const stranger = await aResident();
  expect((await invoke(changeConsent, request, { session: stranger })).status).toBe(404);
  expect((await withdraw(stranger, member)).status).toBe(404);
});

test("a restricted account that is restored brings no record back whose consent is withdrawn", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await withdraw(owner, member);
  await changeAccount(owner, { status: "RESTRICTED" });
  await changeAccount(owner, { status: "ACTIVE" });
  await updateDepartments(owner.accountId);
  expect([...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))]).toEqual([]);
});

test("a person whose consent is withdrawn can be deleted", async () => {
  const { owner, member } = await aFamily(aCity());
  await withdraw(owner, member);
  expect((await remove(owner, member)).status).toBe(200);
  expect((await withdraw(owner, member)).status).toBe(404);
});
