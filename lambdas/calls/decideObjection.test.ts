import { expect, test, vi } from "vitest";
import { updateDepartments } from "#lambdas/domain/lifecycle/accountJackets.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { countDown, countUp } from "#lambdas/records/table/limit.ts";
import { listOf, mark, only, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { linkOf } from "#lambdas/testing/builders/objections.ts";
import { aCity, aModerator, anEmail, changeAccount, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { addDays, dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { handler as changeConsent } from "./changeConsent.ts";
import { handler as decideObjection } from "./decideObjection.ts";
import { handler as readObjection } from "./readObjection.ts";

const decide = (Token: string, Objects: boolean) => invoke(decideObjection, { Token, Objects });
const object = (token: string) => decide(token, true);
const takeBack = (token: string) => decide(token, false);
const read = (Token: string | undefined) => invoke(readObjection, { Token });
const subjectsTo = async (email: string) => (await inbox(email)).map(({ subject }) => subject);
const toldOf = async (email: string) =>
  (await inbox(email)).filter(({ subject }) => subject === "You were registered with Beforehand");
const mailedLink = (text = "") => /\/Objection\?id=([\w-]+)/.exec(text)?.[1];
const waitingAt = async (city: string) => [...(await queueOf("NEW", city)), ...(await queueOf("UPDATED", city))];
const authorizedAs = (Choice: "GUARDIAN" | "PERMISSION" | "SELF") => ({ Choice, Waiver: waiverVersion });
const give = (owner: TestAccount, { ID }: Member) =>
  invoke(
    changeConsent,
    { Parent_ID: owner.accountId, ID, Act: "GIVE", Authorization: authorizedAs("PERMISSION") },
    { session: owner },
  );

async function anAdult(city = aCity()) {
  const Mail = anEmail();
  const family = await aFamily(city, { Mail, Authorization: authorizedAs("PERMISSION") });
  return { ...family, city, Mail, token: await linkOf(family.owner, { ...family.member, Mail }) };
}

test("an adult whom somebody else registered is told once by mail, with a link and nothing of the record", async () => {
  const { owner, member, Mail } = await anAdult();
  await workOff();
  await workOff();
  const [mail, ...others] = await toldOf(Mail);
  expect(others).toEqual([]);
  for (const name of [member.First, member.Last, "Rosa"]) expect(mail?.text).not.toContain(name);
  expect((await read(mailedLink(mail?.text))).body).toEqual({ Owner: "Rosa", Objected: false });
  await edit(owner, { ...member, Mail }, { Additional: "Deaf" });
  await workOff();
  expect(await toldOf(Mail)).toHaveLength(1);
});

test("beyond fifty people a day the next one is told on the next day, and no work fails", async () => {
  const { owner, Mail } = await anAdult();
  const told = `people told|${owner.accountId}`;
  for (let person = 1; person <= 50; person += 1) await countUp(told, 86_400);
  await workOff();
  expect(await toldOf(Mail)).toEqual([]);
  await countDown(told);
  await dailyRun(addDays(dayOf(new Date()), 1));
  expect(await toldOf(Mail)).toHaveLength(1);
});

test("who could not be told during a restriction is told after it", async () => {
  const { owner, Mail } = await anAdult();
  await changeAccount(owner, { status: "RESTRICTED" });
  await workOff();
  await changeAccount(owner, { status: "ACTIVE" });
  expect(await toldOf(Mail)).toEqual([]);
  await dailyRun(addDays(dayOf(new Date()), 1));
  expect(await toldOf(Mail)).toHaveLength(1);
});

test("a mailed link counts for years, and under a new signing key", async () => {
  const { Mail } = await anAdult();
  await workOff();
  const [mail] = await toldOf(Mail);
  const token = mailedLink(mail?.text) ?? "";
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 4 * 365 * 86_400_000);
  vi.stubEnv("SIGNING_KEY", "another key, of at least thirty-two characters");
  try {
    expect((await read(token)).status).toBe(200);
  } finally {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  }
});

test("a new address is told, too", async () => {
  const { owner, member } = await anAdult();
  await workOff();
  const Mail = anEmail();
  await edit(owner, member, { Mail });
  await workOff();
  expect(await toldOf(Mail)).toHaveLength(1);
});

test("who speaks for themselves, a child, and an address of the owner's are told nothing", async () => {
  const [self, child] = [anEmail(), anEmail()];
  await aFamily(aCity(), { Mail: self, Authorization: authorizedAs("SELF") });
  const Dob = addDays(easternDayOf(new Date()), -17 * 365);
  await aFamily(aCity(), { Mail: child, Dob, Authorization: authorizedAs("GUARDIAN") });
  const { owner, member } = await aFamily(aCity());
  await edit(owner, member, { Mail: owner.email });
  await workOff();
  for (const mail of [self, child, owner.email]) expect(await toldOf(mail)).toEqual([]);
});

test("opening the link, as often as a mailbox may, decides nothing", async () => {
  const { token, city } = await anAdult();
  for (let time = 1; time <= 3; time += 1) expect((await read(token)).body.Objected).toBe(false);
  expect(await waitingAt(city)).toHaveLength(1);
});

test("an objection takes the record from the departments, and the owner is told once", async () => {
  const { owner, token, city } = await anAdult();
  for (let time = 1; time <= 3; time += 1) {
    const { status, body } = await object(token);
    expect([status, body.Objected]).toEqual([200, true]);
  }
  expect(await waitingAt(city)).toEqual([]);
  const [listed] = await membersOf(owner);
  expect([listed?.Withheld, listed?.Consents?.map(({ Act }) => Act)]).toEqual(["OBJECTED", ["GIVEN", "OBJECTED"]]);
  const subject = `${listed?.First} does not want to be registered`;
  expect((await subjectsTo(owner.email)).filter((one) => one === subject)).toHaveLength(1);
});

test("while an objection stands the owner cannot share the person again", async () => {
  const { owner, member, token, city } = await anAdult();
  await object(token);
  const { status, body } = await give(owner, member);
  expect([status, body.Code]).toEqual([409, "PERSON_OBJECTS"]);
  await edit(owner, member, { Additional: "Deaf" });
  expect(await waitingAt(city)).toEqual([]);
});

test("an objection that is taken back brings the record back, and the owner is told", async () => {
  const { owner, member, token, city } = await anAdult();
  await object(token);
  const { status, body } = await takeBack(token);
  expect([status, body]).toEqual([200, { Owner: "Rosa", Objected: false }]);
  expect(await waitingAt(city)).toHaveLength(1);
  expect((await membersOf(owner))[0]?.Withheld).toBeUndefined();
  expect(await subjectsTo(owner.email)).toContain(`${member.First} took the objection back`);
});

test("consent that the family withdrew stays withdrawn when the person takes an objection back", async () => {
  const { owner, member, token, city } = await anAdult();
  await invoke(changeConsent, { Parent_ID: owner.accountId, ID: member.ID, Act: "WITHDRAW" }, { session: owner });
  await object(token);
  await takeBack(token);
  expect((await membersOf(owner))[0]?.Withheld).toBe("WITHDRAWN");
  expect(await waitingAt(city)).toEqual([]);
});

test("a department is told of each objection, also of one after a return", async () => {
  const { token, city } = await anAdult();
  const reader = await aModerator(city);
  await mark(reader, await only(reader));
  await object(token);
  await mark(reader, await only(reader, "UPDATED"));
  await takeBack(token);
  expect((await only(reader, "UPDATED")).Ending).toBeUndefined();
  await object(token);
  expect(await listOf(reader, {}, "UPDATED")).toEqual([]);
});

test("an objection can be taken back for 30 days, and stands after them", async () => {
  const { owner, member, token } = await anAdult();
  const { body } = await object(token);
  expect(body.Until).toBe(addDays(easternDayOf(new Date()), 30));
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await setAttribute(pk, sk, "objected.at", ago(32));
  expect((await takeBack(token)).body.Code).toBe("OBJECTION_KEPT");
  expect((await read(token)).body).toEqual({ Owner: "Rosa", Objected: true });
  await setAttribute(pk, sk, "objected.at", ago(29));
  expect((await takeBack(token)).status).toBe(200);
});

test("an owner who changes the address ends no objection: the link that objected counts, no other", async () => {
  const { owner, member, token } = await anAdult();
  await object(token);
  const Mail = anEmail();
  await edit(owner, member, { Mail });
  expect((await takeBack(await linkOf(owner, { ...member, Mail }))).status).toBe(404);
  expect((await takeBack(token)).status).toBe(200);
});

test("the link that went to a mistyped address decides nothing once the address is mended", async () => {
  const { owner, member, token, city } = await anAdult();
  await edit(owner, member, { Mail: anEmail() });
  expect((await object(token)).body.Code).toBe("OBJECTION_LINK_OVER");
  expect(await waitingAt(city)).toHaveLength(1);
});

test("an objection counts while the owner is restricted, and one that is taken back returns with the account", async () => {
  const { owner, token, city } = await anAdult();
  await changeAccount(owner, { status: "RESTRICTED" });
  expect((await object(token)).status).toBe(200);
  expect(await waitingAt(city)).toEqual([]);
  expect((await takeBack(token)).status).toBe(200);
  expect(await waitingAt(city)).toEqual([]);
  await changeAccount(owner, { status: "ACTIVE" });
  await updateDepartments(owner.accountId);
  expect(await waitingAt(city)).toHaveLength(1);
});

test("a deleted person's link and an unknown one are answered alike", async () => {
  const { owner, member, token } = await anAdult();
  await remove(owner, member);
  const unknown = "x".repeat(43);
  for (const link of [token, unknown]) {
    expect((await read(link)).body.Code).toBe("OBJECTION_LINK_OVER");
    expect((await object(link)).body.Code).toBe("OBJECTION_LINK_OVER");
  }
});
