import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { readAll } from "#lambdas/domain/lifecycle/accountExport.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import { draftKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { dropDraftOf, readDraftOf, saveDraftOf, typedDraft } from "#lambdas/testing/builders/drafts.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMemberRequest, membersOf } from "#lambdas/testing/builders/members.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { anOperator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aPhoto } from "#lambdas/testing/builders/photos.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf, secondsNow } from "#shared/rules/dates.ts";
import { handler as createMember } from "./createMember.ts";
import { handler as readDraft } from "./readDraft.ts";
import { handler as saveDraft } from "./saveDraft.ts";

const keyOf = ({ accountId }: TestAccount) => draftKey(accountId);

async function aResidentWithDraft() {
  const owner = await aResident();
  const { status, body } = await saveDraftOf(owner);
  expect([status, body]).toEqual([200, { Version: 1 }]);
  return owner;
}

test("what was typed is read again as it was typed, finished or not", async () => {
  const owner = await aResidentWithDraft();
  expect((await readDraftOf(owner)).body).toEqual({ Version: 1, Draft: typedDraft });
  expect((await readDraftOf(await aResident())).body).toEqual({});
});

test("an older window does not overwrite a newer one, and a save whose answer was lost is no change", async () => {
  const owner = await aResidentWithDraft();
  const newer = { ...typedDraft, First: "Ada" };
  expect((await saveDraftOf(owner, newer, 1)).body).toEqual({ Version: 2 });
  expect((await saveDraftOf(owner, newer, 1)).body).toEqual({ Version: 2 });
  for (const Version of [1, undefined, 7]) {
    const { status, body } = await saveDraftOf(owner, { ...typedDraft, First: "Eve" }, Version);
    expect([status, body.Code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  }
  expect((await readDraftOf(owner)).body.Draft?.First).toBe("Ada");
});

test("an answer of 30,000 lists in each other is refused, and the draft stays", async () => {
  const owner = await aResidentWithDraft();
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  const body = JSON.stringify({ UID: owner.accountId, Version: 1, Draft: { Step: 0, First: "deep" } });
  const { status } = await invoke(saveDraft, body.replace('"deep"', deep), { session: owner });
  expect(status).toBe(400);
  expect((await readDraftOf(owner)).body).toEqual({ Version: 1, Draft: typedDraft });
});

test("of several windows that save at once one succeeds", async () => {
  const owner = await aResidentWithDraft();
  const saved = ["A", "B", "C", "D", "E"].map((First) => saveDraftOf(owner, { ...typedDraft, First }, 1));
  const statuses = (await Promise.all(saved)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409]);
});

test("a dropped draft is gone, and an older window brings it back only after it was told", async () => {
  const owner = await aResidentWithDraft();
  expect((await dropDraftOf(owner, 7)).status).toBe(409);
  expect((await dropDraftOf(owner, 1)).body).toEqual({ Version: 2 });
  expect((await dropDraftOf(owner, 1)).body).toEqual({ Version: 2 });
  expect((await readDraftOf(owner)).body).toEqual({ Version: 2 });
  expect(JSON.stringify(await rowsOf(keyOf(owner).pk))).not.toMatch(/\bmat\b/);
  expect((await saveDraftOf(owner, typedDraft, 1)).status).toBe(409);
  expect((await saveDraftOf(owner, typedDraft, 2)).body).toEqual({ Version: 3 });
});

test("a draft belongs to its account alone", async () => {
  const [owner, other] = [await aResidentWithDraft(), await aResident()];
  const request = { UID: owner.accountId, Draft: typedDraft, Version: 1 };
  const answers = [
    await invoke(saveDraft, request, { session: other }),
    await invoke(readDraft, { UID: owner.accountId }, { session: other }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const foreign = await aPhoto(other);
  expect((await saveDraftOf(owner, { ...typedDraft, img: foreign }, 1)).status).toBe(400);
});

test("a draft is kept for 14 days and expires from the table", async () => {
  const owner = await aResidentWithDraft();
  const { pk, sk } = keyOf(owner);
  const [row] = await rowsOf(pk);
  expect(Number(row?.expiresAt) - secondsNow()).toBeGreaterThan(14 * 86_400 - 60);
  expect(Number(row?.expiresAt) - secondsNow()).toBeLessThanOrEqual(14 * 86_400);
  await setAttribute(pk, sk, "expiresAt", secondsNow() - 1);
  expect((await readDraftOf(owner)).body).toEqual({});
  expect((await saveDraftOf(owner, { ...typedDraft, First: "Eve" })).body).toEqual({ Version: 1 });
});

test("the photo of a draft is shown to its owner, outlives its upload, and becomes the member's", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const img = await aPhoto(owner);
  expect((await saveDraftOf(owner, { ...typedDraft, img })).status).toBe(200);
  const shown = (await readDraftOf(owner)).body.Draft?.img ?? "";
  expect((await fetch(shown)).status).toBe(200);
  // An unused photo is erased a month after its upload; a draft may have been saved since.
  const day = dayOf(new Date());
  const [row] = await rowsOf(keyOf(owner).pk);
  await transact([retirePhoto({ owner: owner.accountId, photo: String(row?.photo) }, addDays(day, -30))]);
  await dailyRun(day);
  expect((await fetch((await readDraftOf(owner)).body.Draft?.img ?? "")).status).toBe(200);
  const request = await aMemberRequest(owner, { img: shown, Draft: 1 });
  expect((await invoke(createMember, request, { session: owner })).status).toBe(200);
  expect((await fetch((await membersOf(owner))[0]?.img ?? "")).status).toBe(200);
});

test("the registration ends its draft in the same step, also for a retry, and no other draft", async () => {
  const owner = await aResidentWithDraft();
  await aHousehold(owner);
  const OrderID = await aPaidOrder(owner);
  const request = await aMemberRequest(owner, { Draft: 1, OrderID });
  const headers = anIdempotencyKey();
  const send = () => invoke(createMember, request, { session: owner, headers });
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await readDraftOf(owner)).body).toEqual({ Version: 2 });
  const next = { ...typedDraft, First: "Next" };
  expect((await saveDraftOf(owner, next, 2)).status).toBe(200);
  expect((await send()).status).toBe(200);
  const late = await aMemberRequest(owner, { Draft: 1 });
  expect((await invoke(createMember, late, { session: owner })).status).toBe(200);
  expect((await readDraftOf(owner)).body.Draft?.First).toBe("Next");
});

test("a draft of the person who was registered ends in whatever version another window saved it", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const request = await aMemberRequest(owner, { Draft: 1 });
  const same = { ...typedDraft, First: ` ${request.First} `, Last: request.Last, Dob: request.Dob };
  await saveDraftOf(owner, same);
  await saveDraftOf(owner, { ...same, Step: 2 }, 1);
  expect((await invoke(createMember, request, { session: owner })).status).toBe(200);
  expect((await readDraftOf(owner)).body).toEqual({ Version: 3 });
});

test("a draft is in no export, and an erasure leaves nothing of it", async () => {
  const owner = await aResident();
  await saveDraftOf(owner, { ...typedDraft, img: await aPhoto(owner) });
  const account = await getAccount(owner.accountId);
  if (!account) throw new Error("There is no account");
  expect(JSON.stringify(await readAll(account))).not.toMatch(/Zoë|\bmat\b/);
  const shown = (await readDraftOf(owner)).body.Draft?.img ?? "";
  expect((await fetch(shown)).ok).toBe(true);
  await erase(owner.accountId, anOperator());
  expect(await rowsOf(keyOf(owner).pk)).toEqual([]);
  expect((await fetch(shown)).ok).toBe(false);
});
