import { afterEach, expect, test, vi } from "vitest";
import { download } from "#lambdas/domain/lifecycle/ownData.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";
import { mark, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { onlyFound, openRecord } from "#lambdas/testing/builders/finds.ts";
import { aRegisteredFamily, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, aRegisteredResident, signIn, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aKeptPhoto, aPhoto } from "#lambdas/testing/builders/photos.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { downloadData as downloadCall } from "#shared/contract/ownData/downloads.ts";
import { handler as downloadData } from "./downloadData.ts";

afterEach(() => vi.useRealTimers());

type Download = ResponseOf<typeof downloadCall>;

const ask = (session: TestAccount, request: object = { Password: session.password }) =>
  invoke(downloadData, request, { session });

async function aSeenFamily() {
  const City = aCity();
  const moderator = await aModerator(City);
  const family = await aRegisteredFamily(City, {
    Additional: "Knock twice",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  await mark(moderator, await onlyInQueue(City));
  await openRecord(moderator, await onlyFound(moderator, "Ada Miller"));
  return { City, moderator, ...family };
}

test("a family gets all that is kept of it: people with sealed texts, homes, payments, and what departments have and saw", async () => {
  const { City, owner, member, household } = await aSeenFamily();
  const { status, body } = await ask(owner);
  expect(status).toBe(200);
  expect(body.Account).toMatchObject({
    Email: owner.email,
    City: owner.address.City,
    LastUsed: expect.any(String),
  });
  const Medical = { DNR: true, Other: true, OtherText: "Door code 4711" };
  expect(body.Members).toMatchObject([{ ID: member.ID, First: "Ada", Additional: "Knock twice", Medical }]);
  expect(body.HouseHolds).toMatchObject([{ ID: household.ID, City }]);
  expect(body.Departments).toMatchObject([
    {
      MemberID: member.ID,
      HouseHoldID: household.ID,
      Department: `${City} responders`,
      Number: expect.stringMatching(/^[0-9A-Z]{8}$/),
      Records: [{ First: "Ada", City, Medical: { DNR: true, Other: true } }],
    },
  ]);
  expect(body.Departments[0]?.Records[0]?.Received).toBe(body.Departments[0]?.Receipts[0]);
  expect(body.Openings.map(({ Reason }) => Reason).sort()).toEqual(["FOUND", "REVIEW"]);
  expect(body.Orders).toMatchObject([{ MemberID: member.ID, State: "PAID" }]);
  expect(body.SignIns.length).toBeGreaterThan(0);
  expect(body.NextCursor).toBeUndefined();
});

const pathOf = (address: string | undefined) => new URL(address ?? "").pathname;

test("the photos that are shown, and those that departments still have, come with addresses that work", async () => {
  const { owner, member } = await aSeenFamily();
  await edit(owner, member, { img: await aKeptPhoto(owner) });
  const { body } = await ask(owner);
  const shown = [body.Members[0]?.img, body.Departments[0]?.Records[0]?.img];
  expect(new Set(shown.map(pathOf)).size).toBe(2);
  expect(body.Photos.map(pathOf).sort()).toEqual(shown.map(pathOf).sort());
  expect(body.Members[0]).not.toHaveProperty("Thumbnail");
  for (const address of [...body.Photos, ...shown]) expect((await fetch(address ?? "")).status).toBe(200);
});

test("an upload that nothing uses is shown to nobody, its owner included", async () => {
  const owner = await aRegisteredResident();
  await aPhoto(owner);
  const { body } = await ask(owner);
  for (const address of body.Photos) expect((await fetch(address)).ok).toBe(false);
});

test("no staff and no technical name is in it", async () => {
  const { owner, moderator } = await aSeenFamily();
  const text = JSON.stringify((await ask(owner)).body);
  for (const word of [moderator.accountId, moderator.email, '"by"', '"pk"', "shard", "expiresAt", "holder"])
    expect(text).not.toContain(word);
});

test("it asks for the password also right after a sign-in, and for the code of a second step", async () => {
  const owner = await aRegisteredResident();
  expect((await ask(owner, {})).body.Code).toBe("PASSWORD_REQUIRED");
  expect((await ask(owner, { Password: "Wrong2026x" })).body.Code).toBe("WRONG_PASSWORD");
  const { secret } = await anApp(owner);
  expect((await ask(owner)).body.Code).toBe("SECOND_FACTOR_REQUIRED");
  expect((await auditOf(owner.accountId)).map(({ action }) => action)).toEqual(["confirmSecondFactor"]);
  expect((await ask(owner, { Password: owner.password, Code: codeOf(secret, 30) })).status).toBe(200);
});

test("each download leaves one row in the audit, and is mailed to the owner once", async () => {
  const owner = await aRegisteredResident();
  await ask(owner);
  expect(await auditOf(owner.accountId)).toMatchObject([{ action: "downloadData", subject: owner.accountId }]);
  const subjects = (await inbox(owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Your data was downloaded")).toHaveLength(1);
});

async function sessionOf({ accountId, claims }: TestAccount): Promise<Session> {
  const account = (await getAccount(accountId)) ?? expect.fail();
  const { City, State } = account.address;
  const place = { City, State } as Session["place"];
  const sessionId = claims.origin_jti ?? "";
  return { accountId, role: "USER", place, account, signedInAt: 0, sessionId, requestId: "request" };
}

test("a family too large for one answer gets it in parts: nothing twice, nothing left out, the password once", async () => {
  const { owner } = await aSeenFamily();
  const session = await sessionOf(owner);
  const whole = await download(session, { Password: owner.password });
  const answers: Download[] = [await download(session, { Password: owner.password }, 1)];
  for (let next = answers[0]?.NextCursor; next; next = answers.at(-1)?.NextCursor)
    answers.push(await download(session, { Cursor: next }, 1));
  const { Account, NextCursor: _, ...lists } = whole;
  expect(answers.length).toBe(Object.values(lists).flat().length);
  expect(answers.map((answer) => answer.Account !== undefined)).toEqual(answers.map((_answer, at) => at === 0));
  const names = Object.keys(lists) as (keyof typeof lists)[];
  // Addresses are signed anew.
  const unsigned = (value: unknown) => JSON.stringify(value).replace(/\?[^"]*/g, "");
  for (const name of names)
    expect(unsigned(answers.flatMap((answer): unknown[] => answer[name])), name).toBe(unsigned(lists[name]));
  expect((await auditOf(owner.accountId)).map(({ action }) => action)).toEqual(["downloadData", "downloadData"]);
});

test("the rest of a download is for the sign-in that began it, and for 15 minutes", async () => {
  const { owner } = await aSeenFamily();
  const session = await sessionOf(owner);
  const { NextCursor: Cursor = "" } = await download(session, { Password: owner.password }, 1);
  expect((await ask(owner, { Cursor })).status).toBe(200);
  const elsewhere = await signIn(owner.email, owner.password, owner.address);
  expect((await ask(elsewhere, { Cursor })).body.Code).toBe("INVALID_REQUEST");
  expect((await ask(await aRegisteredResident(), { Cursor })).body.Code).toBe("INVALID_REQUEST");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  await expect(download(session, { Cursor })).rejects.toThrow("Please begin again");
});
